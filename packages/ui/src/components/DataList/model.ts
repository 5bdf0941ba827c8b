export type SortDirection = 'asc' | 'desc';
export interface DataSort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** What a click on a sortable head asks for: another field ascending, the same one the other way round. */
export const nextSort = (current: DataSort | undefined, field: string): DataSort => ({
  field,
  direction: current?.field === field && current.direction === 'asc' ? 'desc' : 'asc',
});

/** The value of `aria-sort` on a sortable head. */
export function ariaSort(current: DataSort | undefined, field: string): 'ascending' | 'descending' | 'none' {
  if (current?.field !== field) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}

/** The selection of the page: whether all, some or none of its rows are chosen. */
export function pageSelection(keys: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** The selection with all rows of the page on or off; rows of other pages stay as they are. */
export function withPage(keys: readonly string[], selected: ReadonlySet<string>, on: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
