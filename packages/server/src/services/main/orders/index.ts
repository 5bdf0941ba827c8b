import { orderDetailRoutes } from './detail.ts';
import { orderListRoutes } from './list.ts';
import { orderMoveRoutes } from './moves.ts';
import { orderRuleRoutes } from './rules.ts';
import { orderWriteRoutes } from './writes.ts';

/** Orders, from what can be ordered to what was decided. */
export const orderRoutes = [
  ...orderListRoutes,
  ...orderRuleRoutes,
  ...orderDetailRoutes,
  ...orderWriteRoutes,
  ...orderMoveRoutes,
];
