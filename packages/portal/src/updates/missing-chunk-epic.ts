import {
  catchError,
  debounceTime,
  exhaustMap,
  filter,
  ignoreElements,
  merge,
  type Observable,
  of,
  skip,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Epic } from '../epics/epic.ts';
import { takeReload } from './reload-limit.ts';

/** The router shows the page that was asked for, by its address, before it is loaded anew. */
const SETTLED_MS = 500;
const AGAIN_MS = 5_000;
/** How often the server is asked while it does not answer. */
const EVERY_MS = 30_000;

export interface MissingChunkParts {
  /** A part of the portal did not load. */
  readonly failures: Observable<unknown>;
  /** The build that the server has now; null where it cannot be told. */
  readonly servedBuild: () => Observable<string | null>;
  readonly pageBuild: string | null;
  readonly mayLeave: () => boolean;
}

/**
 * Loads the page anew where a part of it is gone because another version was deployed, which a tab without a service worker
 * meets, and where it says itself that it did not load (SW-02). By a reload, since `lazy` does not try again. Not before
 * the server answers: until then a page with a message is better than none.
 */
export const createMissingChunkEpic =
  ({ failures, servedBuild, pageBuild, mayLeave }: MissingChunkParts): Epic =>
  (_, state, { online, scheduler, tabStorage, reload }) => {
    const ask = () => servedBuild().pipe(catchError(() => of(null)));
    const isOther = (served: string | null) => pageBuild !== null && served !== pageBuild;
    const connected = merge(online.pipe(skip(1), filter(Boolean)), timer(EVERY_MS, EVERY_MS, scheduler)).pipe(
      exhaustMap(ask),
      filter((served) => served !== null),
      take(1),
    );
    const answered = (served: string | null) => (served === null ? connected : of(served));
    return failures.pipe(
      debounceTime(SETTLED_MS, scheduler),
      switchMap(() => ask().pipe(switchMap(answered))),
      filter((served) => isOther(served) || state.value.settings.pageMissing),
      exhaustMap(() => timer(0, AGAIN_MS, scheduler).pipe(filter(mayLeave), take(1))),
      tap(() => {
        if (takeReload(tabStorage, scheduler.now())) reload();
      }),
      ignoreElements(),
    );
  };
