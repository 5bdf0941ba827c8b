import { catchError, defer, EMPTY, map, startWith, switchMap } from 'rxjs';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { selectUserId } from '../session/user.ts';
import { queuedChanged } from '../settings/settings.ts';
import type { Outbox } from '../storage/outbox.ts';

/** Counts the user's queued writes in the store (SW-04). */
export const createOutboxCountEpic =
  (outbox: Pick<Outbox, 'changes' | 'list'>): Epic =>
  (_, state) =>
    during(state, selectUserId, (user) =>
      outbox.changes.pipe(
        startWith(null),
        // If the outbox is unreadable, the count stays.
        switchMap(() => defer(() => outbox.list(user)).pipe(catchError(() => EMPTY))),
        map(({ length }) => queuedChanged(length)),
      ),
    );
