import { getRights } from '@hireyard/contract';
import { catchError, defer, distinctUntilChanged, EMPTY, map, repeat, switchMap, timer } from 'rxjs';
import { selectClientUuid } from '../client/corporate-client.ts';
import { call } from '../http/call.ts';
import { rightsLoaded } from '../session/user.ts';
import { during } from './during.ts';
import type { Epic } from './epic.ts';

const HOUR_MS = 3_600_000;

/**
 * Reads the rights anew every hour while a client is selected (RG-01); the start has read them the first time. A
 * hidden tab waits, and reads at once when it is shown later than that. A failure leaves the rights as they are.
 */
export const rightsEpic: Epic = (_, state, { http, scheduler, visible }) =>
  during(state, selectClientUuid, () => {
    let readAt = scheduler.now();
    const refresh = defer(() => {
      readAt = scheduler.now();
      return call(http, getRights, undefined).pipe(
        map(({ rights }) => rightsLoaded(rights)),
        catchError(() => EMPTY),
      );
    });
    const whileShown = defer(() => timer(Math.max(0, readAt + HOUR_MS - scheduler.now()), scheduler)).pipe(
      switchMap(() => refresh),
      repeat(),
    );
    return visible.pipe(
      distinctUntilChanged(),
      switchMap((shown) => (shown ? whileShown : EMPTY)),
    );
  });
