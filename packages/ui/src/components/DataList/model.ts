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
