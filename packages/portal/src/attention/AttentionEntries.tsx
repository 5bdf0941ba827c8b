import { type AttentionCause, type AttentionItem, passportPath, pathOf } from '@hireyard/contract';
import {
  CalendarIcon,
  ClockIcon,
  CommentIcon,
  FileCheckIcon,
  FileIcon,
  MachineIcon,
  WarningIcon,
} from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { FormLink } from '../lists/FormLink.tsx';
import { DetailLink } from '../lists/RowLink.tsx';
import { Cost, Place, Row, Rows, Step, What, Where } from '../pages/EntryRow.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import { wholeNumbers } from '../pages/whole-numbers.tsx';
import { type EntryTexts, useEntryTexts } from './use-entry-texts.ts';

// Lazy: rows come first, because the entry chunk has little room. Each entry reserves the space.
const EntryTools = optionalPart(() => withTexts(import('./EntryTools.tsx'), 'attention'));

/** Icons that the entry chunk already has. A new icon would be downloaded on every visit. */
const ICONS: { readonly [C in AttentionCause]: ComponentType<{ size?: number }> } = {
  machineOverdue: WarningIcon,
  pickupFailed: MachineIcon,
  rentalEnding: CalendarIcon,
  orderApproval: FileCheckIcon,
  requestWaiting: CommentIcon,
  invoiceDue: FileIcon,
  certificateEnding: FileCheckIcon,
  inspectionDue: ClockIcon,
};

/** One line on a desktop. On a phone the title is above the cost and the next step. */
const EntryLine = styled(Row)(({ theme }) => ({
  gridTemplateColumns: '36px minmax(0, 1fr) auto minmax(36px, auto)',
  gridTemplateAreas: '"icon what what what" "cost cost step tools"',
  columnGap: 12,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  [tokens.media.table]: {
    gridTemplateColumns: '36px minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr) 11.5rem minmax(74px, auto)',
    gridTemplateAreas: '"icon what where cost step tools"',
  },
  // Printed pages have no buttons. Their columns would break project names.
  '@media print': {
    gridTemplateColumns: '36px minmax(0, 5fr) minmax(0, 3fr) minmax(0, 3fr)',
    gridTemplateAreas: '"icon what where cost"',
  },
}));

const Mark = styled('span')(({ theme }) => ({
  gridArea: 'icon',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: theme.vars.radius.control,
  color: theme.vars.color.ink2,
  backgroundColor: theme.vars.color.sunk,
  '&[data-late="true"]': { color: theme.vars.tone.error.fg, backgroundColor: theme.vars.tone.error.bg },
}));

/** Leaves room on a phone for the assignee's initials. */
const Title = styled(What)({
  '&[data-assigned="true"]': { paddingInlineEnd: 36, [tokens.media.table]: { paddingInlineEnd: 0 } },
});

interface AttentionEntriesProps {
  label: string;
  items: readonly AttentionItem[];
  /** Content before each entry, such as a checkbox. The caller places it in the row. */
  before?: (item: AttentionItem) => ReactNode;
}

/**
 * The entries that need the user's attention, one row each: title, place, cost of waiting and next step. Only overdue
 * entries are red.
 */
export function AttentionEntries({ label, items, before }: AttentionEntriesProps) {
  const textsOf = useEntryTexts();
  return (
    <Rows aria-label={label}>
      {items.map((item) => (
        <Entry key={`${item.cause} ${item.id}`} item={item} texts={textsOf(item)} before={before?.(item)} />
      ))}
    </Rows>
  );
}

function Entry({ item, texts, before }: { item: AttentionItem; texts: EntryTexts; before: ReactNode }) {
  const id = useId();
  const { cause, project, city } = item;
  const Icon = ICONS[cause];
  const late = cause === 'machineOverdue';
  return (
    <EntryLine>
      {before}
      <Mark aria-hidden="true" data-late={late}>
        <Icon />
      </Mark>
      <Title data-part="what" data-assigned={item.assignee !== null}>
        <strong id={id}>{texts.title}</strong>
        <small>
          {project && <Place>{project.name} · </Place>}
          <span>{wholeNumbers(texts.detail)}</span>
        </small>
      </Title>
      <Where data-part="where">
        {project && <span>{project.name}</span>}
        {city && <small>{city}</small>}
      </Where>
      <Cost data-part="cost" data-late={late}>
        {texts.cost && <strong>{texts.cost}</strong>}
        {texts.costNote && <small>{texts.costNote}</small>}
      </Cost>
      <NextStep item={item} describedBy={id}>
        {texts.step}
      </NextStep>
      <Suspense>
        <EntryTools item={item} what={texts.title} describedBy={id} />
      </Suspense>
    </EntryLine>
  );
}

function NextStep({ item, describedBy, children }: { item: AttentionItem; describedBy: string; children: string }) {
  const { step, lineId, subject, fleetNumber } = item;
  const shared = { variant: 'outlined', color: 'inherit', 'aria-describedby': describedBy } as const;
  if (step === 'callOff' || step === 'extend') {
    const form = step === 'callOff' ? 'off-hires' : 'extensions';
    return (
      <Step {...shared} component={FormLink} to={`/order/${form}/add?line=${lineId}`}>
        {children}
      </Step>
    );
  }
  return (
    <Step
      {...shared}
      component={DetailLink}
      href={step === 'machine' ? passportPath(fleetNumber ?? '') : pathOf(subject)}
    >
      {children}
    </Step>
  );
}
