import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';
export interface DataSort {
  readonly field: string;
  readonly direction: SortDirection;
}

/** The order after a click on a column head: another field ascending, the same one reversed. */
export const nextSort = (current: DataSort | undefined, field: string): DataSort => ({
  field,
  direction: current?.field === field && current.direction === 'asc' ? 'desc' : 'asc',
});

/** The value of `aria-sort` on a sortable head. */
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

/** The head of a column in words. */
export const headerTextOf = ({ id, header, headerText }: Column): string =>
  headerText ?? (typeof header === 'string' ? header : id);

/** The column whose cells name their rows. */
export const rowHeaderOf = <Own extends Column>(columns: readonly Own[]): Own | undefined =>
  columns.find(({ rowHeader }) => rowHeader) ?? columns.find(({ card }) => card === 'title');
