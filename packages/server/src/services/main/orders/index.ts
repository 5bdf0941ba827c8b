import { orderDetailRoutes } from './detail.ts';
import { orderListRoutes } from './list.ts';
import { orderMoveRoutes } from './moves.ts';
import { orderRuleRoutes } from './rules.ts';
import { orderWriteRoutes } from './writes.ts';

/** Routes of orders, from the catalogue to decisions. */
export const orderRoutes = [
  ...orderListRoutes,
  ...orderRuleRoutes,
  ...orderDetailRoutes,
  ...orderWriteRoutes,
  ...orderMoveRoutes,
];
