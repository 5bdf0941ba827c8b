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
/** Ignores a failing database, so that the other steps still run. The next start retries. */
const quietly = (work: () => Promise<unknown>) => defer(work).pipe(catchError(() => EMPTY));

interface WipeDeps {
  readonly offlineCache: Pick<OfflineCache, 'forget'>;
  readonly drafts: Pick<Drafts, 'forget'>;
  readonly shownClients: ShownClients;
}

/**
 * Deletes data on the device (SW-06). A logout in any tab deletes the whole offline cache and the user's drafts. A
 * sign-in deletes cached answers of other users. A switch deletes cached answers of clients that no tab shows. Expired
 * drafts are always deleted. A logout sets a mark in local storage until the deletion succeeds, so that a later start
 * can finish it.
 */
export const createWipeEpic =
  ({ offlineCache, drafts, shownClients }: WipeDeps): Epic =>
  (actions, state, { storage, storageChanges, scheduler }) => {
    /** The mark of a logout in another tab, which may already have deleted its data. */
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
    // Until the session ends here, this tab may write after the other tab's deletion.
    const endedMark = actions.pipe(
      filter(signedOut.match),
      withLatestFrom(otherTabMark, (_, mark) => storage.getItem(STORAGE_KEYS.wipe) ?? mark),
    );
    // Deletes data left over from a failed deletion, before the next user types anything.
    const leftMark = merge(of(null), actions.pipe(filter(signedIn.match))).pipe(
      map(() => storage.getItem(STORAGE_KEYS.wipe)),
    );
    const everything = merge(leftMark, endedMark).pipe(
      filter((mark) => mark !== null),
      concatMap((mark) =>
        defer(
          () =>
            Promise.all([
              offlineCache.forget(() => true),
              drafts.forget(({ user }) => mark === 'due' || user === mark),
            ]),
          // The mark stays after a failed deletion, so that the next start retries.
        ).pipe(catchError(() => of([false]))),
      ),
      filter((done) => done.every(Boolean)),
      tap(() => storage.removeItem(STORAGE_KEYS.wipe)),
    );
    const ofOthers = during(state, selectUserId, (user) =>
      quietly(() => offlineCache.forget((owner) => owner.user !== user)),
    );
    const outdated = quietly(() => drafts.forget(() => false));
    const shownClient = during(state, selectClientUuid, (client) => shownClients.show(client));
    const ofFormerClients = state.pipe(
      map(selectClientUuid),
      filter((client) => client !== null),
      pairwise(),
      filter(([former, now]) => former !== now),
      switchMap(([, now]) =>
        // By then the former client's lock is released and its pending writes are done.
        timer(SETTLED_MS, scheduler).pipe(
          switchMap(() => shownClients.all()),
          switchMap((clients) =>
            offlineCache.forget(({ client }) => client !== '' && client !== now && !clients.includes(client)),
          ),
          catchError(() => EMPTY),
        ),
      ),
    );
    return merge(everything, outdated, ofOthers, shownClient, ofFormerClients).pipe(ignoreElements());
  };
