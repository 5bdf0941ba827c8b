import { CheckIcon, ClockIcon, WarningIcon } from '@hireyard/ui/icons';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Sheet } from './Sheet.tsx';

const WIDE = tokens.media.twoColumns;
const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  // A column on a phone, with room for name and date.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: 8,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 650 },
  '& li[data-state="ahead"] strong': { fontWeight: 400, color: theme.vars.color.ink2 },
  '& span': { gridColumn: -2, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  // A line between two states.
  [WIDE]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > li': {
      position: 'relative',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingInlineEnd: 8,
    },
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInline: '28px 8px',
      insetBlockStart: 9,
      borderBlockStart: `2px solid ${theme.vars.color.line}`,
    },
    '& > li[data-state="done"]::after': { borderColor: theme.vars.color.brand },
  },
}));

const Mark = styled('i')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.color.lineStrong}`,
  '&[data-state="done"]': {
    borderColor: theme.vars.color.brand,
    backgroundColor: theme.vars.color.brand,
    color: theme.vars.color.onBrand,
  },
  '&[data-state="current"]': { borderColor: theme.vars.tone.warning.fg, color: theme.vars.tone.warning.fg },
  '&[data-state="failed"]': { borderColor: theme.vars.tone.error.fg, color: theme.vars.tone.error.fg },
}));

const Sentence = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  borderEndStartRadius: theme.vars.radius.card,
  borderEndEndRadius: theme.vars.radius.card,
  '--hy-fg': theme.vars.color.ink,
  '--hy-bg': theme.vars.color.sunk,
  '&[data-mine="true"]': { '--hy-fg': theme.vars.tone.warning.fg, '--hy-bg': theme.vars.tone.warning.bg },
  backgroundColor: 'var(--hy-bg)',
  color: 'var(--hy-fg)',
  '& svg': { flex: 'none', marginBlockStart: 4 },
}));

/** A state of a resource with a lifecycle. */
export interface StatusStep {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  /** Person and date, or the due date of the state. */
  readonly reached: string | null;
}

interface StatusPathProps {
  label: string;
  steps: readonly StatusStep[];
  /** Sentence that names the person whose turn it is. */
  sentence: string | null;
  /** Shown after the sentence. */
  note?: string | null;
  /** True if it is the user's turn. */
  isMine: boolean;
}

/** The past and future states of a resource, and whose turn it is. */
export function StatusPath({ label, steps, sentence, note, isMine }: StatusPathProps) {
  return (
    <Sheet>
      <Steps aria-label={label}>
        {steps.map(({ id, label: name, state, reached }) => (
          <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark data-state={state} aria-hidden="true">
              {state === 'done' && <CheckIcon size={12} />}
              {state === 'current' && <ClockIcon size={12} />}
              {state === 'failed' && <WarningIcon size={12} />}
            </Mark>
            <strong>{name}</strong>
            {reached !== null && <span>{reached}</span>}
          </li>
        ))}
      </Steps>
      {sentence && (
        <Sentence data-mine={isMine}>
          <ClockIcon size={16} />
          <span>
            <strong>{sentence}</strong> {note && <span>{note}</span>}
          </span>
        </Sentence>
      )}
    </Sheet>
  );
}
