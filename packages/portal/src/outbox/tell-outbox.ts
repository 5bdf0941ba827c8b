import { catchError, defer, EMPTY, map, startWith, switchMap } from 'rxjs';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { selectUserId } from '../session/user.ts';
import { queuedChanged } from '../settings/settings.ts';
import type { Outbox } from '../storage/outbox.ts';

/** Tells the portal how many writes of the user wait on this device (SW-04). */
export const createTellOutboxEpic =
  (outbox: Pick<Outbox, 'changes' | 'list'>): Epic =>
  (_, state) =>
    during(state, selectUserId, (user) =>
      outbox.changes.pipe(
        startWith(null),
        // What cannot be read now says nothing of how much it is.
        switchMap(() => defer(() => outbox.list(user)).pipe(catchError(() => EMPTY))),
        map(({ length }) => queuedChanged(length)),
      ),
    );
