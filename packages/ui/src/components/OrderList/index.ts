export { type OrderField, OrderList, type OrderListProps, type OrderRow } from './OrderList.tsx';
