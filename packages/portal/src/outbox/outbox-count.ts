import { catchError, defer, EMPTY, map, startWith, switchMap } from 'rxjs';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { selectUserId } from '../session/user.ts';
import { queuedChanged } from '../settings/settings.ts';
import type { Outbox } from '../storage/outbox.ts';

/** Counts the user's writes that wait on this device in the store (SW-04). */
export const createOutboxCountEpic =
  (outbox: Pick<Outbox, 'changes' | 'list'>): Epic =>
  (_, state) =>
    during(state, selectUserId, (user) =>
      outbox.changes.pipe(
        startWith(null),
        // An unreadable outbox leaves the count as it is.
        switchMap(() => defer(() => outbox.list(user)).pipe(catchError(() => EMPTY))),
        map(({ length }) => queuedChanged(length)),
      ),
    );
