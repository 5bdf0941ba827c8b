import { debounceTime, from, merge, mergeMap, scheduled, switchMap, take, timer } from 'rxjs';
import type { Epic } from '../epics/epic.ts';
import { supervise } from '../epics/supervise.ts';

/** The portal counts as stable when nothing has happened in it for this long. */
const STABLE_MS = 1_000;
const LATEST_MS = 30_000;

/**
 * Loads and runs the epics that no first screen waits for, once the application is stable, at the latest after 30 seconds
 * (SW-01).
 */
export const backgroundEpic: Epic = (...context) => {
  const [, state, { scheduler }] = context;
  return merge(state.pipe(debounceTime(STABLE_MS, scheduler)), timer(LATEST_MS, scheduler)).pipe(
    take(1),
    switchMap(() => from(import('./background-epics.ts'))),
    // Each begins in a task of its own: all at once they would hold up whoever scrolls meanwhile.
    switchMap(({ BACKGROUND_EPICS }) => scheduled(BACKGROUND_EPICS, scheduler)),
    mergeMap((epic) => supervise(epic)(...context)),
  );
};
