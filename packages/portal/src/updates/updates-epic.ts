import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  retry,
  share,
  skip,
  switchMap,
  take,
  tap,
  throttleTime,
  timeout,
  timer,
} from 'rxjs';
import { hasServiceWorker } from '../config/environment.ts';
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import type { RootState } from '../store/store.ts';
import { takeReload } from './reload-limit.ts';
import type { ServiceWorkerLink } from './service-worker.ts';

const EVERY_MS = 15 * 60_000;
/** Navigations within this time, such as a chain of redirects, trigger one check. */
const BURST_MS = 1_000;
/** Longest wait for a worker to report its build. */
const ANSWER_MS = 5_000;
/** iOS may not report that another version has taken over. */
const UNREPORTED_MS = 2_000;
/** Delay before the reload, so that the user sees the result of a write. */
const AFTER_WRITE_MS = 2_000;
const AGAIN_MS = 5_000;

/** Dependencies of the update epic, besides the platform. */
export interface UpdateParts {
  readonly register: () => Observable<ServiceWorkerLink>;
  readonly remove: () => Observable<unknown>;
  /** The build of this page. */
  readonly pageBuild: string | null;
  /** Returns whether the page can be left without loss: a form may object. */
  readonly mayLeave: () => boolean;
}

const isWriting = ({ api }: RootState): boolean =>
  Object.values(api.mutations).some((write) => write?.status === 'pending');

/** Checks for a new version every 15 minutes, after each navigation, and when the tab becomes visible. */
const checksForUpdate = (link: ServiceWorkerLink, { navigationEnd, visible, scheduler }: EpicDependencies) =>
  merge(timer(EVERY_MS, EVERY_MS, scheduler), navigationEnd, visible.pipe(skip(1), filter(Boolean))).pipe(
    throttleTime(BURST_MS, scheduler, { leading: true, trailing: true }),
    exhaustMap(() => link.checkForUpdate().pipe(catchError(() => EMPTY))),
  );

/** Reloads the page when nothing would be lost: no write is running, and no form objects. */
const reloads = (
  state: Observable<RootState>,
  { scheduler, tabStorage, reload }: EpicDependencies,
  mayLeave: () => boolean,
) =>
  state.pipe(
    map(isWriting),
    distinctUntilChanged(),
    switchMap((writing, index) => (writing ? EMPTY : timer(index === 0 ? 0 : AFTER_WRITE_MS, AGAIN_MS, scheduler))),
    filter(mayLeave),
    take(1),
    tap(() => {
      if (takeReload(tabStorage, scheduler.now())) reload();
    }),
  );

/**
 * Keeps the portal at the deployed version (SW-01, SW-02). A waiting version takes over, and pages of another build
 * reload in every tab. Compares builds instead of events, because the first installation also takes over, and a former
 * version may return. Skipped at startup: the HTML can be newer than the worker.
 */
export const createUpdatesEpic =
  ({ register, remove, pageBuild, mayLeave }: UpdateParts): Epic =>
  (_, state, dependencies) => {
    const { scheduler } = dependencies;
    const { environment } = state.value.settings;
    if (!environment || !hasServiceWorker(environment))
      return remove().pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      );
    // Registration fails offline or if the browser forbids it, so it is retried.
    const registered = defer(register).pipe(retry({ delay: () => timer(EVERY_MS, scheduler) }));
    return registered.pipe(
      switchMap((link) => {
        const afterCheck = checksForUpdate(link, dependencies).pipe(share());
        const takeOvers = merge(of(null), link.installing, afterCheck).pipe(
          filter(link.isWaiting),
          tap(link.takeOver),
          switchMap(() => timer(UNREPORTED_MS, scheduler)),
        );
        const replaced = merge(link.takenOver, takeOvers).pipe(
          switchMap(() => link.build().pipe(timeout({ first: ANSWER_MS, scheduler, with: () => EMPTY }))),
          filter((build) => pageBuild !== null && build !== pageBuild),
        );
        return replaced.pipe(switchMap(() => reloads(state, dependencies, mayLeave)));
      }),
      ignoreElements(),
    );
  };
