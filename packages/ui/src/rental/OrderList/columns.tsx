import { type ColumnOptions, cellKinds, columnsOf } from '../../components/DataList/columns.tsx';
import type { DataColumn } from '../../components/DataList/DataList.tsx';
import { RowLink } from '../../components/DataList/RowLink.tsx';
import { TwoLines } from '../../components/DataList/TwoLines.tsx';
import { projectColumn, statusColumn } from '../columns.tsx';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import type { OrderStatus } from '../status.ts';

/** Row of an order. Dates, amounts and states are already formatted for the user. */
export interface OrderRow {
  readonly id: string;
  /** Order number: "O-1042". */
  readonly number: string;
  readonly href: string;
  /** Date and author: "19 Nov · Anna Visser". */
  readonly placed?: string | undefined;
  readonly project: string | null;
  readonly poNumber?: string | null | undefined;
  /** Rental period: "24 Nov – 4 Dec", or "from 24 Nov, open-ended". */
  readonly period: string;
  /** Number of machines as text: "4 machines". */
  readonly machines: string;
  readonly status: OrderStatus;
  /** Status as text: "Waiting for approval". */
  readonly statusText: string;
  /** Estimated amount without VAT, or null. */
  readonly estimate: string | null;
}

export type OrderColumn = 'order' | 'project' | 'period' | 'machines' | 'status' | 'estimate';

export interface OrderColumnOptions<Item> extends ColumnOptions<OrderColumn> {
  /** Maps an item to its row. */
  toRow: (item: Item) => OrderRow;
  /** Texts of the columns, in the user’s language. */
  labels: RentalLocale['OrderList'];
}

/** Columns of a list of orders, for any list that takes columns as data. */
export const orderColumns = <Item,>({ labels: text, ...options }: OrderColumnOptions<Item>): DataColumn<Item>[] =>
  columnsOf<Item, OrderRow, OrderColumn>(
    [
      {
        id: 'order',
        header: text.order,
        width: '20%',
        ...cellKinds.name,
        cell: ({ number, href, placed }) => (
          <TwoLines
            strong
            first={
              <RowLink href={href} LinkComponent={options.LinkComponent}>
                {number}
              </RowLink>
            }
            second={placed}
          />
        ),
      },
      { ...projectColumn(text), width: '24%' },
      { id: 'period', header: text.period, ...cellKinds.text, cell: ({ period }) => period },
      { id: 'machines', header: text.machines, ...cellKinds.text, cell: ({ machines }) => machines },
      statusColumn(text),
      { id: 'estimate', header: text.estimate, ...cellKinds.amount, cell: ({ estimate }) => estimate ?? text.none },
    ],
    options,
  );
