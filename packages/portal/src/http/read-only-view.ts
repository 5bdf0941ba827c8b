import { throwError } from 'rxjs';
import { HttpError } from './problem.ts';
import type { Layer } from './types.ts';

/**
 * Sends no write from a view as a user (DK-15). The server refuses them too; calls under `/auth` carry the cookies of the
 * person who looks, and would end or replace that session.
 */
export const readOnlyView: Layer = (next) => (request) =>
  request.method === 'GET'
    ? next(request)
    : throwError(() => new HttpError({ type: 'read-only-view', status: 403, title: 'Read only', traceId: null }));
