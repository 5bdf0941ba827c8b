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
  readonly headerText?: string | undefined;
  readonly card?: string | undefined;
  readonly rowHeader?: boolean | undefined;
}

/** Text of a column's header. */
export const headerTextOf = ({ id, header, headerText }: Column): string =>
  headerText ?? (typeof header === 'string' ? header : id);

/** Column whose cells are the row headers. */
export const rowHeaderOf = <Own extends Column>(columns: readonly Own[]): Own | undefined =>
  columns.find(({ rowHeader }) => rowHeader) ?? columns.find(({ card }) => card === 'title');

const PERCENT = /^([\d.]+)%$/;

/**
 * Returns the widths of columns. Percentages are scaled to 100 together: a column that is left out would otherwise leave
 * its room to the checkboxes.
 */
export function widthsOf(columns: readonly { readonly width?: string | undefined }[]): (string | undefined)[] {
  const shares = columns.map(({ width }) => Number(PERCENT.exec(width ?? '')?.[1]));
  const sum = shares.reduce((total, share) => total + share, 0);
  // NaN if a column has another width or none: that column takes the remaining room.
  if (Number.isNaN(sum)) return columns.map(({ width }) => width);
  return shares.map((share) => `${Number(((share / sum) * 100).toFixed(3))}%`);
}
