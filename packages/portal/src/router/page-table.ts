import type { RouteObject } from 'react-router-dom';
import { routes as asset } from '../areas/asset/routes.tsx';
import { routes as attention } from '../areas/attention/routes.tsx';
import { routes as auth, visitorRoutes } from '../areas/auth/routes.tsx';
import { routes as co2 } from '../areas/co2/routes.tsx';
import { routes as company } from '../areas/company/routes.tsx';
import { routes as depot } from '../areas/depot/routes.tsx';
import { routes as document } from '../areas/document/routes.tsx';
import { routes as idle } from '../areas/idle/routes.tsx';
import { routes as machine } from '../areas/machine/routes.tsx';
import { routes as notification } from '../areas/notification/routes.tsx';
import { routes as order } from '../areas/order/routes.tsx';
import { routes as profile } from '../areas/profile/routes.tsx';
import { routes as request } from '../areas/request/routes.tsx';

/** Pages for signed-out visitors, in a frame without header. */
export const VISITOR_PAGES: readonly RouteObject[] = visitorRoutes;

/** All other pages. */
export const PAGES: readonly RouteObject[] = [
  ...auth,
  ...order,
  ...machine,
  ...document,
  ...depot,
  ...company,
  ...notification,
  ...attention,
  ...idle,
  ...co2,
  ...profile,
  ...request,
  ...asset,
];
