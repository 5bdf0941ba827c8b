'use client';

import type { ColumnListProps } from '../../components/DataList/columns.tsx';
import { type DataColumn, DataList } from '../../components/DataList/DataList.tsx';
import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { type OrderColumn, type OrderColumnOptions, type OrderRow, orderColumns } from './columns.tsx';
import { orderListText } from './text.ts';

const Root = derivedRoot(DataList<OrderRow>, 'HyOrderList-root');

const SORT_FIELDS = { order: 'number', project: 'project', period: 'period', status: 'status', estimate: 'estimate' };

export interface OrderListProps extends ColumnListProps<OrderRow, OrderColumn, 'HyOrderList'> {
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['OrderList']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyOrderList: OrderListProps;
  }
  interface ComponentNameToClassKey {
    HyOrderList: 'root';
  }
}

/** Returns the columns with the provider’s texts, for lists that take columns as data. */
export function useOrderColumns<Item>({
  labels,
  ...options
}: Omit<OrderColumnOptions<Item>, 'labels'> & Pick<OrderListProps, 'labels'>): DataColumn<Item>[] {
  return orderColumns({ ...options, labels: useUiText('OrderList', orderListText, labels) });
}

/** List of orders, one row each: content, period, estimate and status. */
export const OrderList = withRef(function OrderList(props: OrderListProps) {
  const { hidden, sortFields = SORT_FIELDS, LinkComponent, labels, ...list } = useComponentProps('HyOrderList', props);
  const text = useUiText('OrderList', orderListText, labels);
  const columns = orderColumns({ toRow: (row: OrderRow) => row, labels: text, hidden, sortFields, LinkComponent });
  return <Root caption={text.caption} columns={columns} keyOf={({ id }) => id} {...list} />;
});
