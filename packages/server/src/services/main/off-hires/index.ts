import type { Route } from '../../../http/route.ts';
import { extendRoutes } from './extend.ts';
import { offHireListRoutes } from './list.ts';
import { offHireMoveRoutes } from './off-hire.ts';
import { rentedRoutes } from './rented-lines.ts';
import { callOffRuleRoutes } from './rules.ts';
import { offHireSavingRoutes } from './saving.ts';

/** Actions of a client on its rentals. */
export const offHireRoutes: Route[] = [
  ...callOffRuleRoutes,
  ...rentedRoutes,
  ...offHireSavingRoutes,
  ...offHireListRoutes,
  ...offHireMoveRoutes,
  ...extendRoutes,
];
