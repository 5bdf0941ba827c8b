import { type Observable, switchMap } from 'rxjs';
import { belongsToAClient, CLIENT_HEADER } from './client-header.ts';
import type { Layer, WireRequest } from './types.ts';

/** Calls that find out who the user is and whether the portal is up. They wait for no client. */
const isAhead = ({ url, underAuth }: WireRequest) => underAuth || url.pathname.endsWith('/availability');

/** While the device stands in for the server, holds back a call for client data until the server has named the client (SW-07). */
export const clientSettled =
  (settled: () => Observable<unknown> | null): Layer =>
  (next) =>
  (request) => {
    const waits = belongsToAClient(request) && !isAhead(request) && !(CLIENT_HEADER in request.headers);
    const named = waits ? settled() : null;
    return named ? named.pipe(switchMap(() => next(request))) : next(request);
  };
