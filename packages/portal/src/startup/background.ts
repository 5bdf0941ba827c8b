import { debounceTime, from, merge, mergeMap, scheduled, switchMap, take, timer } from 'rxjs';
import type { Epic } from '../epics/epic.ts';
import { supervise } from '../epics/supervise.ts';

/** The portal counts as stable after this time without an action. */
const STABLE_MS = 1_000;
const LATEST_MS = 30_000;

/**
 * Loads and runs the epics that the first screen does not need. Starts when the application is stable and the browser
 * idle, so that it delays no rows on a slow device. Starts after 30 seconds at the latest (SW-01).
 */
export const backgroundEpic: Epic = (...context) => {
  const [, state, { scheduler, idle }] = context;
  const stable = state.pipe(
    debounceTime(STABLE_MS, scheduler),
    switchMap(() => idle),
  );
  return merge(stable, timer(LATEST_MS, scheduler)).pipe(
    take(1),
    switchMap(() => from(import('./background-epics.ts'))),
    // Starts each epic in its own task: all at once would block scrolling.
    switchMap(({ BACKGROUND_EPICS }) => scheduled(BACKGROUND_EPICS, scheduler)),
    mergeMap((epic) => supervise(epic)(...context)),
  );
};
