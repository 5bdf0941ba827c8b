import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  pairwise,
  skip,
  switchMap,
  timer,
} from 'rxjs';
import { type ApiCall, api } from '../api/api.ts';
import { isUnanswered } from '../api/base-query.ts';
import { noteShown, shownKept } from '../api/kept-instead.ts';
import type { Epic } from '../epics/epic.ts';
import { isHttpProblem } from '../http/problem.ts';
import { askAgain } from './offline-actions.ts';

const EVERY_MS = 30_000;

/**
 * Asks the server again for what the device has shown in its place (SW-03): for one answer every 30 seconds, and for all of
 * them once one has come, when the network is back, after a navigation, and on Retry. With all of them also for what the
 * device could not show.
 */
export const askAgainEpic: Epic = (actions, state, { online, visible, navigationEnd, scheduler }) => {
  /** What the store has dropped meanwhile is not on screen any more. */
  const calls = (): readonly ApiCall[] =>
    [...shownKept.value.keys()].flatMap((key) => {
      const call = state.value.api.queries[key]?.originalArgs as ApiCall | undefined;
      if (!call) noteShown(key, null);
      return call ?? [];
    });
  const unanswered = (): readonly ApiCall[] =>
    Object.values(state.value.api.queries).flatMap((query) =>
      query?.status === 'rejected' && isHttpProblem(query.error) && isUnanswered(query.error)
        ? [query.originalArgs as ApiCall]
        : [],
    );
  const shown = shownKept.pipe(map(({ size }) => size));
  const isNeeded = combineLatest([shown, visible]).pipe(
    map(([count, isVisible]) => count > 0 && isVisible),
    distinctUntilChanged(),
  );
  const one = isNeeded.pipe(
    switchMap((needed) => (needed ? timer(EVERY_MS, EVERY_MS, scheduler) : EMPTY)),
    map(() => calls().slice(0, 1)),
  );
  const all = merge(
    shown.pipe(
      pairwise(),
      filter(([before, now]) => now < before),
    ),
    online.pipe(skip(1), filter(Boolean)),
    navigationEnd,
    actions.pipe(filter(askAgain.match)),
  ).pipe(map(() => [...calls(), ...unanswered()]));
  return merge(one, all).pipe(
    mergeMap((asked) =>
      from(asked.map((call) => api.endpoints.read.initiate(call, { forceRefetch: true, subscribe: false }))),
    ),
  );
};
