import type { RootProps } from '../../internal/component.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { type RentalStatus, rentalTone } from '../../rental/status.ts';
import type { HySlots } from '../../theme/named.ts';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import type { DataColumn, DataListProps } from './DataList.tsx';
import { TwoLines } from './TwoLines.tsx';

/** What can be said of ready-made columns, wherever they are used. */
export interface ColumnOptions<Column extends string> {
  /** Columns to leave out: amounts for a reader who may not see them. */
  hidden?: readonly Column[] | undefined;
  /** The field that a column sorts by; one that is not named here is not sortable. */
  sortFields?: Partial<Record<Column, string>> | undefined;
  /** Renders the links; by default the provider’s. */
  LinkComponent?: LinkComponent | undefined;
}

/** What a list with ready-made columns takes. */
export interface ColumnListProps<Row, Column extends string, Name extends keyof HySlots>
  extends ColumnOptions<Column>,
    Pick<
      DataListProps<Row>,
      'items' | 'sort' | 'defaultSort' | 'onSortChange' | 'selection' | 'skeletonRows' | 'rowHref' | 'onRowClick'
    >,
    Omit<RootProps<Name | 'HyDataList', 'table'>, 'hidden'> {}

/** A column of rows whose id is one of a known set. */
export type NamedColumn<Row, Column extends string> = Omit<DataColumn<Row>, 'sort'> & { readonly id: Column };

/** How kinds of cell are aligned, where they go on a card, and what their skeleton looks like. */
export const cellKinds = {
  name: { card: 'title', skeleton: 'twoLines' },
  text: { card: 'pair' },
  twoLines: { card: 'pair', skeleton: 'twoLines' },
  status: { card: 'corner', skeleton: 'chip' },
  amount: { align: 'end', card: 'pair', skeleton: 'number' },
} as const satisfies Record<string, Partial<DataColumn<never>>>;

/** Columns that show rows, as columns of the items that rows are made of. */
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

interface ColumnTexts {
  project: string;
  status: string;
  none: string;
}

interface ProjectOfRow {
  /** Null where it belongs to none. */
  readonly project: string | null;
  /** Under the project: "PO 4500012". */
  readonly poNumber?: string | null;
}

export const projectColumn = <Row extends ProjectOfRow>(text: ColumnTexts) => ({
  id: 'project' as const,
  header: text.project,
  ...cellKinds.twoLines,
  cell: ({ project, poNumber }: Row) => <TwoLines first={project ?? text.none} second={poNumber} />,
});

interface StatusOfRow {
  /** Null where there is nothing to say. */
  readonly status: RentalStatus | null;
  readonly statusText?: string | null;
}

export const statusColumn = <Row extends StatusOfRow>(text: ColumnTexts) => ({
  id: 'status' as const,
  header: text.status,
  ...cellKinds.status,
  cell: ({ status, statusText }: Row) =>
    status !== null && <StatusChip tone={rentalTone(status)}>{statusText}</StatusChip>,
});
