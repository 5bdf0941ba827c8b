export { type OrderColumn, type OrderColumnOptions, type OrderRow, orderColumns } from './columns.tsx';
export { OrderList, type OrderListProps, useOrderColumns } from './OrderList.tsx';
