import type { List } from '@hireyard/contract';
import { useRowSelection } from '@hireyard/ui/components/BulkBar';
import type { DataSelection } from '@hireyard/ui/components/DataList';
import { type ReactNode, Suspense, useState } from 'react';
import { useListState } from './use-list-state.ts';

/** Rows that can be selected, and what can be done with them. */
export interface Bulk<Item> {
  readonly selection: DataSelection<Item>;
  readonly bar: ReactNode;
}

export interface Selected {
  /** The ids that are selected, those on other pages among them. */
  readonly ids: readonly string[];
  readonly clear: () => void;
}

interface BulkOptions<Item> {
  /** The list of the page: what is searched and filtered for. */
  list: List;
  /** What a row is called in the name of its checkbox. */
  nameOf: (item: Item) => string;
  /** Why a row cannot be selected; null for one that can. */
  reasonOf?: (item: Item) => string | null;
  /** What is selected to begin with. */
  initial?: readonly string[];
  /** A `<SelectionBar>` with what can be done; the page loads it behind its rows. */
  bar: (selected: Selected) => ReactNode;
}

const NONE: readonly string[] = [];

/**
 * Lets rows of a list be selected and acted on. A selection lasts from page to page and ends with another search or
 * filter, so that nothing is done to rows which the list no longer shows. Only pages that call this load its parts.
 */
export function useBulkActions<Item>(options: BulkOptions<Item>): Bulk<Item> {
  const { list, nameOf, reasonOf, initial = NONE, bar } = options;
  const { q, filters } = useListState(list).state;
  const within = JSON.stringify([q, filters]);
  const [selected, setSelected] = useState({ within, ids: initial });
  const ids = selected.within === within ? selected.ids : NONE;
  const select = (next: readonly string[]) => setSelected({ within, ids: next });

  const selection = useRowSelection<Item>({ selected: ids, onSelectedChange: select, nameOf, reasonOf });
  return { selection, bar: <Suspense>{bar({ ids, clear: () => select(NONE) })}</Suspense> };
}
