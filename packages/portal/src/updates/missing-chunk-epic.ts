import {
  catchError,
  debounceTime,
  defer,
  exhaustMap,
  filter,
  fromEvent,
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
import { isLeaving } from '../reports/leaving.ts';
import { selectBackgroundStarted } from '../settings/shell.ts';
import { mayLeave } from './may-leave.ts';
import { buildOf } from './page-build.ts';
import { takeReload } from './reload-limit.ts';

/** Waits until the router has changed the address, so that the reload opens the requested page. */
const SETTLED_MS = 500;
const AGAIN_MS = 5_000;
/** Interval of checks while the server does not respond. */
const EVERY_MS = 30_000;

export interface MissingChunkParts {
  /** Emits when a part of the portal fails to load. */
  readonly failures: Observable<unknown>;
  /** Emits the build on the server, or null if it is unknown. */
  readonly servedBuild: () => Observable<string | null>;
  readonly pageBuild: string | null;
  readonly mayLeave: () => boolean;
}

/**
 * Reloads the page if a missing part belongs to another build, or if the page or the background epics failed to load
 * (SW-02). The first happens in tabs without a service worker. A reload, because neither `lazy` nor Chromium tries a failed
 * import again. Waits for the server to respond: until then a page with a message is better than none.
 */
export const createMissingChunkEpic =
  ({ failures, servedBuild, pageBuild, mayLeave }: MissingChunkParts): Epic =>
  (_, state, { online, scheduler, tabStorage, reload }) => {
    const ask = () => servedBuild().pipe(catchError(() => of(null)));
    const isOther = (served: string | null) => pageBuild !== null && served !== pageBuild;
    const reachable = merge(online.pipe(skip(1), filter(Boolean)), timer(EVERY_MS, EVERY_MS, scheduler)).pipe(
      exhaustMap(ask),
      filter((served) => served !== null),
      take(1),
    );
    const whenReachable = (served: string | null) => (served === null ? reachable : of(served));
    const isIncomplete = () => state.value.settings.pageMissing || !selectBackgroundStarted(state.value);
    return failures.pipe(
      debounceTime(SETTLED_MS, scheduler),
      switchMap(() => ask().pipe(switchMap(whenReachable))),
      filter((served) => isOther(served) || isIncomplete()),
      exhaustMap(() => timer(0, AGAIN_MS, scheduler).pipe(filter(mayLeave), take(1))),
      tap(() => {
        if (takeReload(tabStorage, scheduler.now())) reload();
      }),
      ignoreElements(),
    );
  };

/** Reads the id of the build that the server serves now. */
const servedBuild = () =>
  defer(async () => {
    const response = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const script = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(await response.text());
    return script?.[1] ?? null;
  });

/** The epic for this page. Part of the first download, because the background epics themselves can be missing. */
export const missingChunkEpic: Epic = (...context) =>
  createMissingChunkEpic({
    // Vite dispatches this event when an `import()` fails.
    failures: fromEvent(window, 'vite:preloadError').pipe(filter(() => !isLeaving())),
    servedBuild,
    pageBuild: buildOf(document),
    mayLeave: () => mayLeave(window),
  })(...context);
