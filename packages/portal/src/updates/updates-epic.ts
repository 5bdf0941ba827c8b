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
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import type { RootState } from '../store/store.ts';
import { takeReload } from './reload-limit.ts';
import type { ServiceWorkerLink } from './service-worker.ts';

const EVERY_MS = 15 * 60_000;
/** Navigations this close together, such as a chain of redirects, are looked after once. */
const BURST_MS = 1_000;
/** How long a version may take to say which build it is. */
const ANSWER_MS = 5_000;
/** iOS may not tell a page that another version has taken over. */
const UNTOLD_MS = 2_000;
/** So that the answer to a write is seen before the page reloads. */
const AFTER_WRITE_MS = 2_000;
const AGAIN_MS = 5_000;

/** The environments with a service worker (SW-01). */
const ENVIRONMENTS: readonly string[] = ['qa', 'pp', 'prod'];

/** What an update needs of the page beside the platform. */
export interface UpdateParts {
  readonly register: () => Observable<ServiceWorkerLink>;
  readonly remove: () => Observable<unknown>;
  /** The build that this page was made of. */
  readonly pageBuild: string | null;
  /** Whether the page can be left without a loss: a form may object. */
  readonly mayLeave: () => boolean;
}

const isWriting = ({ api }: RootState): boolean =>
  Object.values(api.mutations).some((write) => write?.status === 'pending');

/** Looks for a new version every 15 minutes, after each navigation, and when a tab is shown again. */
const looks = (link: ServiceWorkerLink, { navigationEnd, visible, scheduler }: EpicDependencies) =>
  merge(timer(EVERY_MS, EVERY_MS, scheduler), navigationEnd, visible.pipe(skip(1), filter(Boolean))).pipe(
    throttleTime(BURST_MS, scheduler, { leading: true, trailing: true }),
    exhaustMap(() => link.checkForUpdate().pipe(catchError(() => EMPTY))),
  );

/** Reloads the page once nothing would be lost by it: no write is under way, and no form objects. */
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
 * Keeps the portal at the version that is deployed (SW-01, SW-02): a version that is ready takes over, and a page of
 * another build reloads by itself, in every tab. What decides is which build is in charge and not that something changed:
 * the first installation takes over, too, and a former version may come back. It is never asked at the start, where the
 * shell may be newer than the worker.
 */
export const createUpdatesEpic =
  ({ register, remove, pageBuild, mayLeave }: UpdateParts): Epic =>
  (_, state, dependencies) => {
    const { scheduler } = dependencies;
    const env = state.value.settings.environment?.env ?? '';
    if (!ENVIRONMENTS.includes(env))
      return remove().pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      );
    // Without a network, or behind a browser that forbids it, there is none for now.
    const registered = defer(register).pipe(retry({ delay: () => timer(EVERY_MS, scheduler) }));
    return registered.pipe(
      switchMap((link) => {
        const looked = looks(link, dependencies).pipe(share());
        const takeOvers = merge(of(null), link.installing, looked).pipe(
          filter(link.isWaiting),
          tap(link.takeOver),
          switchMap(() => timer(UNTOLD_MS, scheduler)),
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
