import { type BulkAction, BulkBar } from '@hireyard/ui/components/BulkBar';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import type { Selected } from './use-bulk-actions.tsx';

interface SelectionBarProps {
  selected: Selected;
  /** How many are selected, with their unit: "3 documents selected". */
  text: string;
  /** What can be done with them; the first one is the main action. */
  actions: readonly BulkAction[];
  /** Why the last action was refused; the bar says it. */
  problem?: HttpProblem | null;
  /** What the page says of a refusal better than its type does; null for any other. */
  sentenceOf?: (problem: HttpProblem) => string | null;
  /** What the last action did that needs saying. */
  note?: string | null;
}

/** What can be done with the rows that are selected. It is hidden until there is one, so that its code comes behind the list. */
export function SelectionBar({ selected, text, actions, problem, sentenceOf, note }: SelectionBarProps) {
  const say = useSentences();
  const said = problem ? (sentenceOf?.(problem) ?? say.problem(problem)) : note;
  return (
    <BulkBar
      count={selected.ids.length}
      {...(said ? { text: said, detail: text } : { text })}
      actions={actions}
      onClear={selected.clear}
    />
  );
}
