import {
  catchError,
  debounceTime,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  type Observable,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Epic } from '../epics/epic.ts';
import { takeReload } from './reload-limit.ts';

/** The router shows the page that was asked for, by its address, before it is loaded anew. */
const SETTLED_MS = 500;
const AGAIN_MS = 5_000;

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
 * meets (SW-02). The server is asked first: while it does not answer, a page with a message is better than none.
 */
export const createMissingChunkEpic =
  ({ failures, servedBuild, pageBuild, mayLeave }: MissingChunkParts): Epic =>
  (_, __, { scheduler, tabStorage, reload }) =>
    failures.pipe(
      debounceTime(SETTLED_MS, scheduler),
      exhaustMap(() => servedBuild().pipe(catchError(() => EMPTY))),
      filter((served) => served !== null && pageBuild !== null && served !== pageBuild),
      exhaustMap(() => timer(0, AGAIN_MS, scheduler).pipe(filter(mayLeave), take(1))),
      tap(() => {
        if (takeReload(tabStorage, scheduler.now())) reload();
      }),
      ignoreElements(),
    );
