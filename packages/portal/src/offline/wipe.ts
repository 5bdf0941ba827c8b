import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  pairwise,
  startWith,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import { selectClientUuid } from '../client/corporate-client.ts';
import { during } from '../epics/during.ts';
import type { Epic } from '../epics/epic.ts';
import { signedIn, signedOut } from '../session/session-actions.ts';
import { selectUserId } from '../session/user.ts';
import type { Drafts } from '../storage/drafts.ts';
import type { OfflineCache } from '../storage/offline-cache.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { ShownClients } from './shown-clients.ts';

const SETTLED_MS = 2_000;
/** Ignores a failing database, which must not stop the other steps. The next start tries again. */
const quietly = (work: () => Promise<unknown>) => defer(work).pipe(catchError(() => EMPTY));

interface WipeDeps {
  readonly offlineCache: Pick<OfflineCache, 'forget'>;
  readonly drafts: Pick<Drafts, 'forget'>;
  readonly shownClients: ShownClients;
}

/**
 * Deletes data on the device (SW-06). From the offline cache: everything after a logout here or in another tab, answers of
 * other users when one is signed in, and after a switch those of clients that no tab shows. Drafts: those of the user who
 * logs out, and expired ones. A logout leaves a mark in local storage until the deletion is done, so that it is done later if
 * the tab is closed meanwhile or the database fails.
 */
export const createWipeEpic =
  ({ offlineCache, drafts, shownClients }: WipeDeps): Epic =>
  (actions, state, { storage, storageChanges, scheduler }) => {
    /** The mark of a logout in another tab, which may have deleted the data before this tab learns of it. */
    const otherTabMark = merge(
      storageChanges.pipe(
        filter(({ key, newValue }) => key === STORAGE_KEYS.wipe && newValue !== null),
        map(({ newValue }) => newValue),
      ),
      actions.pipe(
        filter(signedIn.match),
        map(() => null),
      ),
    ).pipe(startWith(null));
    // Until then the session goes on here, and may write after the other tab's deletion.
    const ended = actions.pipe(
      filter(signedOut.match),
      withLatestFrom(otherTabMark, (_, mark) => storage.getItem(STORAGE_KEYS.wipe) ?? mark),
    );
    // Data that could not be deleted then is deleted before the next user types anything.
    const leftMark = merge(of(null), actions.pipe(filter(signedIn.match))).pipe(
      map(() => storage.getItem(STORAGE_KEYS.wipe)),
    );
    const everything = merge(leftMark, ended).pipe(
      filter((mark) => mark !== null),
      concatMap((mark) =>
        defer(
          () =>
            Promise.all([
              offlineCache.forget(() => true),
              drafts.forget(({ user }) => mark === 'due' || user === mark),
            ]),
          // The mark stays if the deletion failed, and the next start tries again.
        ).pipe(catchError(() => of([false]))),
      ),
      filter((done) => done.every(Boolean)),
      tap(() => storage.removeItem(STORAGE_KEYS.wipe)),
    );
    const ofOthers = during(state, selectUserId, (user) =>
      quietly(() => offlineCache.forget((owner) => owner.user !== user)),
    );
    const outdated = quietly(() => drafts.forget(() => false));
    const shown = during(state, selectClientUuid, (client) => shownClients.show(client));
    const ofFormerClients = state.pipe(
      map(selectClientUuid),
      filter((client) => client !== null),
      pairwise(),
      filter(([former, now]) => former !== now),
      switchMap(([, now]) =>
        // By then the lock of the former client is released, and pending writes of its answers are done.
        timer(SETTLED_MS, scheduler).pipe(
          switchMap(() => shownClients.all()),
          switchMap((clients) =>
            offlineCache.forget(({ client }) => client !== '' && client !== now && !clients.includes(client)),
          ),
          catchError(() => EMPTY),
        ),
      ),
    );
    return merge(everything, outdated, ofOthers, shown, ofFormerClients).pipe(ignoreElements());
  };
