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
import { selectShownInstead } from '../api/cached-answers-slice.ts';
import type { Epic } from '../epics/epic.ts';
import { isHttpProblem } from '../http/problem.ts';
import { refetchStale } from './offline-actions.ts';

const EVERY_MS = 30_000;

/**
 * Reads answers from the device again from the server (SW-03). Reads one of them every 30 seconds. Reads all after one
 * has succeeded, when the network is back, after a navigation, and on Retry. Reading all includes failed calls without
 * a cached answer.
 */
export const refetchStaleEpic: Epic = (actions, state, { online, visible, navigationEnd, scheduler }) => {
  const calls = (): readonly ApiCall[] =>
    [...selectShownInstead(state.value).keys()].flatMap(
      (key) => (state.value.api.queries[key]?.originalArgs as ApiCall | undefined) ?? [],
    );
  const unanswered = (): readonly ApiCall[] =>
    Object.values(state.value.api.queries).flatMap((query) =>
      query?.status === 'rejected' && isHttpProblem(query.error) && isUnanswered(query.error)
        ? [query.originalArgs as ApiCall]
        : [],
    );
  const countFromDevice = state.pipe(
    map((now) => selectShownInstead(now).size),
    distinctUntilChanged(),
  );
  const isNeeded = combineLatest([countFromDevice, visible]).pipe(
    map(([count, isVisible]) => count > 0 && isVisible),
    distinctUntilChanged(),
  );
  const one = isNeeded.pipe(
    switchMap((needed) => (needed ? timer(EVERY_MS, EVERY_MS, scheduler) : EMPTY)),
    map(() => calls().slice(0, 1)),
  );
  const all = merge(
    countFromDevice.pipe(
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
