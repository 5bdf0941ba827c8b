import { type BulkAction, BulkBar } from '@hireyard/ui/components/BulkBar';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import type { Selected } from './use-bulk-actions.tsx';

export interface SelectionBarProps {
  selected: Pick<Selected, 'ids' | 'clear'>;
  /** Number of selected rows with their unit: "3 documents selected". */
  text: string;
  /** Sum of the selected rows: "Total €4,852.58". */
  sum?: string | null;
  /** Actions on the selected rows. The first one is the main action. */
  actions: readonly BulkAction[];
  /** Problem of the last action, shown in the bar. */
  problem?: HttpProblem | null;
  /** Returns a better sentence for a problem than its type has, or null. */
  sentenceOf?: (problem: HttpProblem) => string | null;
  /** Result of the last action, if it needs a note. */
  note?: string | null;
}

/** Actions on the selected rows. Lazy: hidden until a row is selected, so its code loads after the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, text, sum, actions, problem, sentenceOf, note } = props;
  const say = useSentences();
  const message = problem ? (sentenceOf?.(problem) ?? say.problem(problem)) : note;
  const detail = message ? [text, sum].filter(Boolean).join(' · ') : sum;
  return (
    <BulkBar
      count={selected.ids.length}
      text={message ?? text}
      {...(detail && { detail })}
      actions={actions}
      onClear={selected.clear}
    />
  );
}
