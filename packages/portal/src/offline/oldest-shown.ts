import { createSelector } from '@reduxjs/toolkit';
import type { ApiCall } from '../api/api.ts';
import { selectShownFirst, selectShownFromCache } from '../api/cached-answers-slice.ts';
import { START_READS } from '../api/start-reads.ts';
import type { RootState } from '../store/store.ts';

interface ShownAnswer {
  readonly endpoint: string;
  /** Milliseconds since the epoch. */
  readonly at: number | undefined;
}

/** Returns the time of the oldest answer on the page, or null without answers. Start calls do not count. */
export const oldestShown = (answers: readonly ShownAnswer[]): number | null => {
  const moments = answers.flatMap(({ endpoint, at }) => (at === undefined || START_READS.includes(endpoint) ? [] : at));
  return moments.length === 0 ? null : Math.min(...moments);
};

/** Selects the time of the oldest answer on the current page. */
export const selectOldestShown = createSelector(
  [(state: RootState) => state.api.queries, (state: RootState) => state.api.subscriptions, selectShownFromCache],
  (queries, subscriptions, fromCache) =>
    oldestShown(
      Object.entries(queries).flatMap(([call, query]) =>
        query?.status === 'fulfilled' && Object.keys(subscriptions[call] ?? {}).length > 0
          ? [{ endpoint: (query.originalArgs as ApiCall).id, at: fromCache.get(call) ?? query.fulfilledTimeStamp }]
          : [],
      ),
    ),
);

/**
 * Selects the time of the oldest answer that the device shows before the server has been asked (SW-07). A page that was
 * left cancels its calls and no longer counts.
 */
export const selectOldestFirst = createSelector(
  [(state: RootState) => state.api.queries, selectShownFirst],
  (queries, first) =>
    oldestShown(
      [...first].flatMap(([call, at]) => {
        const query = queries[call];
        const { id } = (query?.originalArgs ?? {}) as Partial<ApiCall>;
        return id !== undefined && query?.status !== 'rejected' ? [{ endpoint: id, at }] : [];
      }),
    ),
);
