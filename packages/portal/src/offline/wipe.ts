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
import type { KeptAnswers } from '../storage/kept-answers.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { ShownClients } from './shown-clients.ts';

const SETTLED_MS = 2_000;
/** A database that fails keeps the rest of the wiping from nothing: it comes again with the next start. */
const quietly = (work: () => Promise<unknown>) => defer(work).pipe(catchError(() => EMPTY));

interface WipeDeps {
  readonly keptAnswers: Pick<KeptAnswers, 'forget'>;
  readonly drafts: Pick<Drafts, 'forget'>;
  readonly shownClients: ShownClients;
}

/**
 * Wipes what the device keeps (SW-06). Of what is kept for reading offline: all of it after a logout, here or in another
 * tab; what is of another user when one is signed in; and after a switch what is of clients that no tab shows. Of what was
 * typed: that of the user who logs out, and what is too old. A logout leaves a mark in local storage until the wiping is
 * done, so that a tab which is closed meanwhile, or a database that fails, does not keep it from being done.
 */
export const createWipeEpic =
  ({ keptAnswers, drafts, shownClients }: WipeDeps): Epic =>
  (actions, state, { storage, storageChanges, scheduler }) => {
    /** The mark of a logout in another tab, which may have wiped by the time that this one learns of it. */
    const told = merge(
      storageChanges.pipe(
        filter(({ key, newValue }) => key === STORAGE_KEYS.wipe && newValue !== null),
        map(({ newValue }) => newValue),
      ),
      actions.pipe(
        filter(signedIn.match),
        map(() => null),
      ),
    ).pipe(startWith(null));
    // Here the session goes on until then, and what is written meanwhile comes after the other tab's wiping.
    const ended = actions.pipe(
      filter(signedOut.match),
      withLatestFrom(told, (_, mark) => storage.getItem(STORAGE_KEYS.wipe) ?? mark),
    );
    // Whatever could not be wiped then goes before the next user types anything.
    const left = merge(of(null), actions.pipe(filter(signedIn.match))).pipe(
      map(() => storage.getItem(STORAGE_KEYS.wipe)),
    );
    const everything = merge(left, ended).pipe(
      filter((mark) => mark !== null),
      concatMap((mark) =>
        defer(
          () =>
            Promise.all([keptAnswers.forget(() => true), drafts.forget(({ user }) => mark === 'due' || user === mark)]),
          // The mark stays where nothing could be wiped, and the next start tries again.
        ).pipe(catchError(() => of([false]))),
      ),
      filter((done) => done.every(Boolean)),
      tap(() => storage.removeItem(STORAGE_KEYS.wipe)),
    );
    const ofOthers = during(state, selectUserId, (user) =>
      quietly(() => keptAnswers.forget((owner) => owner.user !== user)),
    );
    const outdated = quietly(() => drafts.forget(() => false));
    const shown = during(state, selectClientUuid, (client) => shownClients.show(client));
    const ofFormerClients = state.pipe(
      map(selectClientUuid),
      filter((client) => client !== null),
      pairwise(),
      filter(([former, now]) => former !== now),
      switchMap(([, now]) =>
        // The lock of the former client is let go by then, and what was being kept of it is written.
        timer(SETTLED_MS, scheduler).pipe(
          switchMap(() => shownClients.all()),
          switchMap((clients) =>
            keptAnswers.forget(({ client }) => client !== '' && client !== now && !clients.includes(client)),
          ),
          catchError(() => EMPTY),
        ),
      ),
    );
    return merge(everything, outdated, ofOthers, shown, ofFormerClients).pipe(ignoreElements());
  };
