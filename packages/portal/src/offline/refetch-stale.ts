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
import { selectShownFromCache } from '../api/offline-cache-slice.ts';
import type { Epic } from '../epics/epic.ts';
import { isHttpProblem } from '../http/problem.ts';
import { refetchStale } from './offline-actions.ts';

const EVERY_MS = 30_000;

/**
 * Reads again what the device has shown instead of the server (SW-03): one answer every 30 seconds, and all of them once the
 * server has answered one, when the network is back, after a navigation, and on Retry. With all of them also the calls for
 * which the device had no answer.
 */
export const refetchStaleEpic: Epic = (actions, state, { online, visible, navigationEnd, scheduler }) => {
  const calls = (): readonly ApiCall[] =>
    [...selectShownFromCache(state.value).keys()].flatMap(
      (key) => (state.value.api.queries[key]?.originalArgs as ApiCall | undefined) ?? [],
    );
  const unanswered = (): readonly ApiCall[] =>
    Object.values(state.value.api.queries).flatMap((query) =>
      query?.status === 'rejected' && isHttpProblem(query.error) && isUnanswered(query.error)
        ? [query.originalArgs as ApiCall]
        : [],
    );
  const shown = state.pipe(
    map((now) => selectShownFromCache(now).size),
    distinctUntilChanged(),
  );
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
    actions.pipe(filter(refetchStale.match)),
  ).pipe(map(() => [...calls(), ...unanswered()]));
  return merge(one, all).pipe(
    mergeMap((stale) =>
      from(stale.map((call) => api.endpoints.read.initiate(call, { forceRefetch: true, subscribe: false }))),
    ),
  );
};
