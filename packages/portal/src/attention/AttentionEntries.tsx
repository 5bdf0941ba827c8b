import { type AttentionCause, type AttentionItem, pathOf } from '@hireyard/contract';
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
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactNode, Suspense, useId } from 'react';
import { withTexts } from '../i18n/i18n.ts';
import { FormLink } from '../lists/FormLink.tsx';
import { DetailLink } from '../lists/RowLink.tsx';
import { optionalPart } from '../pages/load-chunk.ts';
import { type EntryTexts, useEntryTexts } from './use-entry-texts.ts';

// Behind the rows, whose head has little room; an entry keeps the place for it.
const EntryTools = optionalPart(() => withTexts(import('./EntryTools.tsx'), 'attention'));

/** Icons that others have too: a new one would be in what every visit downloads. */
const ICONS: { readonly [C in AttentionCause]: ComponentType<{ size?: number }> } = {
  machineOverdue: WarningIcon,
  pickupFailed: MachineIcon,
  rentalEnding: CalendarIcon,
  orderApproval: FileCheckIcon,
  requestWaiting: CommentIcon,
  invoiceDue: FileIcon,
  inspectionDue: ClockIcon,
};

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** One line at a desk; on a phone what it is above what it costs and its next step. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto minmax(36px, auto)',
  gridTemplateAreas: '"icon what what what" "cost cost step tools"',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 14px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  [tokens.media.table]: {
    gridTemplateColumns: '36px minmax(0, 5fr) minmax(0, 2fr) minmax(0, 3fr) 11.5rem minmax(74px, auto)',
    gridTemplateAreas: '"icon what where cost step tools"',
    minBlockSize: 60,
    padding: '7px 14px',
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

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '&[data-late="true"] > strong': { color: theme.vars.tone.error.fg },
}));

/** On a phone beside the initials of who is to see to it. */
const What = styled(Lines)({
  gridArea: 'what',
  '&[data-assigned="true"]': { paddingInlineEnd: 36, [tokens.media.table]: { paddingInlineEnd: 0 } },
});
/** Beside the title where there is room; on a phone it stands with the dates. */
const Where = styled(Lines)({
  gridArea: 'where',
  display: 'none',
  [tokens.media.table]: { display: 'grid' },
});
const Place = styled('span')({ [tokens.media.table]: { display: 'none' } });
const Cost = styled(Lines)({
  gridArea: 'cost',
  fontVariantNumeric: 'tabular-nums',
  [tokens.media.table]: { textAlign: 'end' },
});

interface AttentionEntriesProps {
  label: string;
  items: readonly AttentionItem[];
  /** What each begins with, such as its checkbox; who asks for it gives it a place in the row. */
  before?: (item: AttentionItem) => ReactNode;
}

/** What needs the user, one row each: what, where, what waiting costs, and the next step. Red for overdue alone. */
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
    <Row>
      {before}
      <Mark aria-hidden="true" data-late={late}>
        <Icon />
      </Mark>
      <What data-assigned={item.assignee !== null}>
        <strong id={id}>{texts.title}</strong>
        <small>
          {project && <Place>{project.name} · </Place>}
          {texts.detail}
        </small>
      </What>
      <Where>
        {project && <span>{project.name}</span>}
        {city && <small>{city}</small>}
      </Where>
      <Cost data-late={late}>
        {texts.cost && <strong>{texts.cost}</strong>}
        {texts.costNote && <small>{texts.costNote}</small>}
      </Cost>
      <Step item={item} describedBy={id}>
        {texts.step}
      </Step>
      <Suspense>
        <EntryTools item={item} what={texts.title} describedBy={id} />
      </Suspense>
    </Row>
  );
}

const StepButton = styled(Button)({ gridArea: 'step', justifySelf: 'stretch' }) as typeof Button;

function Step({ item, describedBy, children }: { item: AttentionItem; describedBy: string; children: string }) {
  const { step, lineId, subject } = item;
  const shared = { variant: 'outlined', color: 'inherit', 'aria-describedby': describedBy } as const;
  if (step === 'callOff' || step === 'extend') {
    const form = step === 'callOff' ? 'off-hires' : 'extensions';
    return (
      <StepButton {...shared} component={FormLink} to={`/order/${form}/add?line=${lineId}`}>
        {children}
      </StepButton>
    );
  }
  return (
    <StepButton {...shared} component={DetailLink} href={pathOf(subject)}>
      {children}
    </StepButton>
  );
}
