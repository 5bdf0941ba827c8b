import { requestDetailRoutes } from './request.ts';
import { requestMoveRoutes } from './request-moves.ts';
import { requestWriteRoutes } from './request-writes.ts';
import { requestListRoutes } from './requests.ts';

/** Routes of `apiUrlRequest`. */
export const requestRoutes = [
  ...requestListRoutes,
  ...requestDetailRoutes,
  ...requestWriteRoutes,
  ...requestMoveRoutes,
];
