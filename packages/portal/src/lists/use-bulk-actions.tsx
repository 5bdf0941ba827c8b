import type { List } from '@hireyard/contract';
import { useRowSelection } from '@hireyard/ui/components/BulkBar';
import type { DataSelection } from '@hireyard/ui/components/DataList';
import { type ReactNode, Suspense, useState } from 'react';
import { useListState } from './use-list-state.ts';

/** Selection and bulk actions of a list. */
export interface Bulk<Item> {
  readonly selection: DataSelection<Item>;
  readonly bar: ReactNode;
}

export interface Selected {
  /** Ids of all selected rows, including those on other pages. */
  readonly ids: readonly string[];
  readonly clear: () => void;
}

interface BulkOptions<Item> {
  /** The list of the page, which defines search and filters. */
  list: List;
  /** Returns the name of a row for its checkbox. */
  nameOf: (item: Item) => string;
  /** Returns the reason why a row cannot be selected, or null. */
  reasonOf?: (item: Item) => string | null;
  /** Initially selected ids. */
  initial?: readonly string[];
  /** Renders a `<SelectionBar>` with the actions. The page loads it after its rows. */
  bar: (selected: Selected) => ReactNode;
}

const NONE: readonly string[] = [];

/**
 * Makes the rows of a list selectable. The selection survives paging, and ends with a new search or filter so that no
 * hidden rows change. Only pages that call this load its code.
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
