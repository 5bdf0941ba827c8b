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
  /** Whether a page on screen could not be loaded; what else is missing it does without. */
  readonly isPageMissing: () => boolean;
  readonly mayLeave: () => boolean;
}

/**
 * Loads the page anew where a part of it is gone because another version was deployed, which a tab without a service worker
 * meets, and where a page did not load for want of a connection, once there is one (SW-02). By a reload, since
 * `lazy` does not try again. The server is asked first: while it does not answer, a page with a message is better than none.
 */
export const createMissingChunkEpic =
  ({ failures, servedBuild, pageBuild, isPageMissing, mayLeave }: MissingChunkParts): Epic =>
  (_, __, { online, scheduler, tabStorage, reload }) => {
    const ask = () => servedBuild().pipe(catchError(() => of(null)));
    const isOther = (served: string | null) => pageBuild !== null && served !== pageBuild;
    const connected = merge(online.pipe(skip(1), filter(Boolean)), timer(EVERY_MS, EVERY_MS, scheduler)).pipe(
      exhaustMap(ask),
      filter((served) => served !== null),
      take(1),
    );
    const reasons = (served: string | null) =>
      served === null
        ? connected.pipe(filter((later) => isOther(later) || isPageMissing()))
        : of(served).pipe(filter(isOther));
    return failures.pipe(
      debounceTime(SETTLED_MS, scheduler),
      switchMap(() => ask().pipe(switchMap(reasons))),
      exhaustMap(() => timer(0, AGAIN_MS, scheduler).pipe(filter(mayLeave), take(1))),
      tap(() => {
        if (takeReload(tabStorage, scheduler.now())) reload();
      }),
      ignoreElements(),
    );
  };
