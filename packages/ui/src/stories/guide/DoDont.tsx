import { styled } from '@mui/material/styles';
import { CheckIcon, CloseIcon } from '../../icons/index.ts';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: 12 });
const Side = styled('section')({
  padding: 16,
  border: '1px solid rgb(128 140 150 / 0.3)',
  borderRadius: 12,
  '& h3': { display: 'flex', alignItems: 'center', gap: 8, margin: 0 },
  '& ul': { margin: 0, marginBlockStart: 8, paddingInlineStart: 20 },
  // The docs page has no theme of the kit.
  '&[data-side="do"]': { borderBlockStart: '4px solid var(--docs-do)' },
  '&[data-side="dont"]': { borderBlockStart: '4px solid var(--docs-dont)' },
});

export interface DoDontProps {
  /** Recommended practices, one sentence each. */
  good: readonly string[];
  /** Practices to avoid, one sentence each. */
  bad: readonly string[];
}

/** Dos and don'ts, side by side. */
export function DoDont({ good, bad }: DoDontProps) {
  const list = (sentences: readonly string[]) => (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return (
    <Pair>
      <Side data-side="do">
        <h3>
          <CheckIcon /> Do
        </h3>
        {list(good)}
      </Side>
      <Side data-side="dont">
        <h3>
          <CloseIcon /> Don’t
        </h3>
        {list(bad)}
      </Side>
    </Pair>
  );
}
