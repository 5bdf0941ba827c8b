import { createSelector, createSlice } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { Meta } from './base-query.ts';
import { cachedAnswerShown } from './cached-answers-actions.ts';

/** The time of each answer that comes from the device, by RTK Query's cache key. */
type ShownAnswers = Readonly<Record<string, number>>;

export const offlineCacheSlice = createSlice({
  name: 'offlineCache',
  initialState: {} as ShownAnswers,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(cachedAnswerShown, (times, { payload: { call, at } }) => ({ ...times, [call]: at }))
      .addCase(api.util.resetApiState, () => ({}))
      .addMatcher(api.endpoints.read.matchFulfilled, (times, { meta }) => {
        const { queryCacheKey: call } = meta.arg;
        const isFromDevice = (meta.baseQueryMeta as Meta | undefined)?.cachedAt !== undefined;
        if (isFromDevice || !(call in times)) return times;
        const { [call]: _, ...others } = times;
        return others;
      }),
});

interface WithOfflineCache {
  readonly offlineCache: ShownAnswers;
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Selects the answers from the device that are still in the store, by call, each with its time. */
export const selectShownFromCache = createSelector(
  [(state: WithOfflineCache) => state.offlineCache, (state: WithOfflineCache) => state.api.queries],
  (times, queries): ReadonlyMap<string, number> => new Map(Object.entries(times).filter(([call]) => call in queries)),
);
