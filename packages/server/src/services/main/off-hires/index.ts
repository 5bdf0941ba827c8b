import type { Route } from '../../../http/route.ts';
import { extendRoutes } from './extend.ts';
import { offHireMoveRoutes } from './off-hire.ts';
import { rentedRoutes } from './rented-lines.ts';
import { callOffRuleRoutes } from './rules.ts';
import { offHireSavingRoutes } from './saving.ts';

/** What a client does with what it has on rent. */
export const offHireRoutes: Route[] = [
  ...callOffRuleRoutes,
  ...rentedRoutes,
  ...offHireSavingRoutes,
  ...offHireMoveRoutes,
  ...extendRoutes,
];
