import { useRowSelection } from '@hireyard/ui/components/BulkBar';
import type { DataSelection } from '@hireyard/ui/components/DataList';
import { type ReactNode, Suspense, useState } from 'react';
import type { ListEndpoints } from '../api/list-endpoints.ts';
import { type ListControls, useListState } from './use-list-state.ts';

/** Selection and bulk actions of a list. */
export interface Bulk<Item> {
  readonly selection: DataSelection<Item>;
  /** Ids of all selected rows, including those on other pages. */
  readonly ids: readonly string[];
  /** True from `selectAll` until the selection changes. */
  readonly isAll: boolean;
  readonly bar: ReactNode;
}

export interface Selected<Item extends { readonly id: string } = { readonly id: string }> {
  /** Ids of all selected rows, including those on other pages. */
  readonly ids: readonly string[];
  /** True from `selectAll` until the selection changes. */
  readonly isAll: boolean;
  /** The selected rows that were on screen. A selection that was restored has ids alone. */
  readonly items: readonly Item[];
  readonly clear: () => void;
  /** Selects these rows of the whole list, except rows that cannot be selected. */
  readonly selectAll: (rows: readonly Item[]) => void;
  /** The list of the selection, in its current state. */
  readonly endpoints: ListEndpoints;
  readonly controls: ListControls;
}

interface BulkOptions<Item extends { readonly id: string }> {
  /** The list of the page. */
  endpoints: ListEndpoints;
  /** Returns the name of a row for its checkbox. */
  nameOf: (item: Item) => string;
  /** Returns the reason why a row cannot be selected, or null. */
  reasonOf?: (item: Item) => string | null;
  /** Initially selected ids. */
  initial?: readonly string[];
  /** Renders a `<SelectionBar>` with the actions. The page loads it after its rows. */
  bar: (selected: Selected<Item>) => ReactNode;
}

const NONE: readonly string[] = [];

/**
 * Makes the rows of a list selectable. The selection survives paging, and ends with a new search or filter so that no
 * hidden rows change. Only pages that call this load its code.
 */
export function useBulkActions<Item extends { readonly id: string }>(options: BulkOptions<Item>): Bulk<Item> {
  const { endpoints, nameOf, reasonOf, initial = NONE, bar } = options;
  const controls = useListState(endpoints.page.list);
  const { q, filters } = controls.state;
  const within = JSON.stringify([q, filters]);
  const [selected, setSelected] = useState({ within, ids: initial, isAll: false });
  const isCurrent = selected.within === within;
  const ids = isCurrent ? selected.ids : NONE;
  const isAll = isCurrent && selected.isAll;
  const select = (next: readonly string[]) => setSelected({ within, ids: next, isAll: false });
  // A cache of the rows on screen, for sums over a selection of several pages.
  const [seen] = useState(() => new Map<string, Item>());

  const { rowCheckbox, ...selection } = useRowSelection<Item>({
    selected: ids,
    onSelectedChange: (_, selected) => select(selected),
    nameOf,
    reasonOf,
  });
  const seeing = (key: string, item: Item) => {
    seen.set(key, item);
    return rowCheckbox(key, item);
  };
  const selectAll = (rows: readonly Item[]) => {
    for (const row of rows) seen.set(row.id, row);
    const selectable = rows.filter((row) => !reasonOf?.(row));
    setSelected({ within, ids: selectable.map(({ id }) => id), isAll: true });
  };
  const items = ids.flatMap((id) => seen.get(id) ?? []);
  return {
    selection: { ...selection, rowCheckbox: seeing },
    ids,
    isAll,
    bar: (
      <Suspense>
        {bar({
          ids,
          isAll,
          items,
          clear: () => select(NONE),
          selectAll,
          endpoints,
          controls: controls as ListControls,
        })}
      </Suspense>
    ),
  };
}
