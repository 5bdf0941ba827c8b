import { filter, Observable, take, tap } from 'rxjs';
import { HttpError } from '../http/problem.ts';
import {
  type CorporateClientState,
  selectByServer,
  selectClientUuid,
  selectShownClientUuid,
} from './corporate-client.ts';

interface Settling {
  readonly getState: () => { readonly corporateClient: CorporateClientState };
  readonly subscribe: (listener: () => void) => () => void;
}

/** As the server answers for the client of somebody else. */
const GONE = {
  type: 'not-found',
  status: 404,
  title: 'The user no longer has the client on screen',
  traceId: null,
} as const;

/**
 * Emits once the server has named the client on screen, and fails if it names another (SW-07). Null if no device stands
 * in for the server.
 */
export const clientSettles = ({ getState, subscribe }: Settling): Observable<unknown> | null => {
  const before = getState();
  if (selectByServer(before)) return null;
  const shown = selectShownClientUuid(before);
  const states = new Observable<ReturnType<Settling['getState']>>((subscriber) =>
    subscribe(() => subscriber.next(getState())),
  );
  return states.pipe(
    filter(selectByServer),
    take(1),
    tap((now) => {
      if (shown !== null && selectClientUuid(now) !== shown) throw new HttpError(GONE);
    }),
  );
};
