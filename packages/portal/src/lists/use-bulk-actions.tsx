import type { List } from '@hireyard/contract';
import { type BulkAction, useRowSelection } from '@hireyard/ui/components/BulkBar';
import type { DataSelection } from '@hireyard/ui/components/DataList';
import { type ReactNode, Suspense, useState } from 'react';
import { useSentences } from '../forms/use-sentences.ts';
import type { HttpProblem } from '../http/problem.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { useListState } from './use-list-state.ts';

const BulkBar = lazyPart(() => import('./SelectionBar.tsx'));

/** Rows that can be selected, and what can be done with them. */
export interface Bulk<Item> {
  readonly selection: DataSelection<Item>;
  readonly bar: ReactNode;
}

interface Selected {
  /** The ids that are selected, those on other pages among them. */
  readonly ids: readonly string[];
  readonly clear: () => void;
}

interface BulkOptions<Item> {
  /** The list of the page: what is searched and filtered for. */
  list: List;
  /** What a row is called in the name of its checkbox. */
  nameOf: (item: Item) => string;
  /** How many are selected, with their unit: "3 documents selected". */
  text: (count: number) => string;
  /** What can be done with them; the first one is the main action. */
  actions: (selected: Selected) => readonly BulkAction[];
  /** Why the last action was refused; the bar says it. */
  problem: HttpProblem | null;
  /** What the page says of a refusal better than its type does; null for any other. */
  sentenceOf?: (problem: HttpProblem) => string | null;
}

const NONE: readonly string[] = [];

/**
 * Lets rows of a list be selected and acted on. A selection lasts from page to page and ends with another search or
 * filter, so that nothing is done to rows which the list no longer shows. Only pages that call this load its parts.
 */
export function useBulkActions<Item>(options: BulkOptions<Item>): Bulk<Item> {
  const { list, nameOf, text, actions, problem, sentenceOf } = options;
  const say = useSentences();
  const { q, filters } = useListState(list).state;
  const within = JSON.stringify([q, filters]);
  const [selected, setSelected] = useState({ within, ids: NONE });
  const ids = selected.within === within ? selected.ids : NONE;
  const select = (next: readonly string[]) => setSelected({ within, ids: next });
  const clear = () => select(NONE);

  const selection = useRowSelection<Item>({ selected: ids, onSelectedChange: select, nameOf });
  const count = text(ids.length);
  return {
    selection,
    bar: (
      <Suspense>
        <BulkBar
          count={ids.length}
          {...(problem ? { text: sentenceOf?.(problem) ?? say.problem(problem), detail: count } : { text: count })}
          actions={actions({ ids, clear })}
          onClear={clear}
        />
      </Suspense>
    ),
  };
}
