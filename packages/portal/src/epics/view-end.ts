import { EMPTY, filter, merge, switchMap, take, tap, timer } from 'rxjs';
import { logoutRequested, sessionRefused } from '../session/session-actions.ts';
import type { ViewAs } from '../storage/view-as.ts';
import type { Epic } from './epic.ts';

/**
 * Ends a view as a user (DK-15): by hand, by logging out, when its time is over, and when the server has ended it. A view
 * has no session to sign out from; `leave` opens the desk. `isOver` is true where the person did not end it.
 */
export const createViewEndEpic =
  ({ endsAt }: Pick<ViewAs, 'endsAt'>, leave: (isOver: boolean) => void): Epic =>
  (actions, _state, { scheduler }) =>
    merge(
      actions
        .pipe(filter((action) => logoutRequested.match(action) && action.payload.because === 'logout'))
        .pipe(switchMap(() => [false])),
      merge(
        actions.pipe(
          filter(
            (action) =>
              sessionRefused.match(action) || (logoutRequested.match(action) && action.payload.because !== 'logout'),
          ),
        ),
        timer(Math.max(0, endsAt - scheduler.now()), scheduler),
      ).pipe(switchMap(() => [true])),
    ).pipe(
      take(1),
      tap(leave),
      switchMap(() => EMPTY),
    );
