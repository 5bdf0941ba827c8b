import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';
export interface DataSort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** Sorting after a click on a column header: ascending for another field, reversed for the same one. */
export const nextSort = (current: DataSort | undefined, field: string): DataSort => ({
  field,
  direction: current?.field === field && current.direction === 'asc' ? 'desc' : 'asc',
});

/** Value of `aria-sort` on a sortable header. */
export function ariaSort(current: DataSort | undefined, field: string): 'ascending' | 'descending' | 'none' {
  if (current?.field !== field) return 'none';
  return current.direction === 'asc' ? 'ascending' : 'descending';
}

interface Column {
  readonly id: string;
  readonly header: ReactNode;
  readonly headerText?: string;
  readonly card?: string;
  readonly rowHeader?: boolean;
}

/** Text of a column's header. */
export const headerTextOf = ({ id, header, headerText }: Column): string =>
  headerText ?? (typeof header === 'string' ? header : id);

/** Column whose cells are the row headers. */
export const rowHeaderOf = <Own extends Column>(columns: readonly Own[]): Own | undefined =>
  columns.find(({ rowHeader }) => rowHeader) ?? columns.find(({ card }) => card === 'title');
