import type { RootProps } from '../../internal/component.ts';
import type { LinkComponent } from '../../provider/links.ts';
import type { HySlots } from '../../theme/named.ts';
import type { DataColumn, DataListProps } from './DataList.tsx';

/** Options of all ready-made columns. */
export interface ColumnOptions<Column extends string> {
  /** Columns to leave out, such as amounts for users without price rights. */
  hidden?: readonly Column[] | undefined;
  /** Sort field per column. A column without one is not sortable. */
  sortFields?: Partial<Record<Column, string>> | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
}

/** Props of a list with ready-made columns. */
export interface ColumnListProps<Row, Column extends string, Name extends keyof HySlots>
  extends ColumnOptions<Column>,
    Pick<
      DataListProps<Row>,
      'items' | 'sort' | 'defaultSort' | 'onSortChange' | 'selection' | 'skeletonRows' | 'rowHref' | 'onRowClick'
    >,
    Omit<RootProps<Name | 'HyDataList', 'table'>, 'hidden'> {}

/** Column whose id is one of a fixed set. */
export type NamedColumn<Row, Column extends string> = Omit<DataColumn<Row>, 'sort'> & { readonly id: Column };

/** Alignment, card position and skeleton of the common kinds of cell. */
export const cellKinds = {
  name: { card: 'title', skeleton: 'twoLines' },
  text: { card: 'pair' },
  twoLines: { card: 'pair', skeleton: 'twoLines' },
  status: { card: 'corner', skeleton: 'chip' },
  amount: { align: 'end', card: 'pair', skeleton: 'number' },
} as const satisfies Record<string, Partial<DataColumn<never>>>;

/** Converts columns of rows to columns of items, given the row of an item. */
export function columnsOf<Item, Row, Column extends string>(
  columns: readonly NamedColumn<Row, Column>[],
  { toRow, hidden = [], sortFields = {} }: ColumnOptions<Column> & { toRow: (item: Item) => Row },
): DataColumn<Item>[] {
  return columns
    .filter(({ id }) => !hidden.includes(id))
    .map(({ cell, ...column }) => {
      const sort = sortFields[column.id];
      return { ...column, ...(sort !== undefined && { sort }), cell: (item) => cell(toRow(item)) };
    });
}
