import { createSelector, createSlice } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { Meta } from './base-query.ts';
import { cachedAnswerShown } from './offline-cache-actions.ts';

/** When the server gave the answers that come from the device, by RTK Query's key of the call. */
type ShownAnswers = Readonly<Record<string, number>>;

export const offlineCacheSlice = createSlice({
  name: 'offlineCache',
  initialState: {} as ShownAnswers,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(cachedAnswerShown, (shown, { payload: { call, at } }) => ({ ...shown, [call]: at }))
      .addCase(api.util.resetApiState, () => ({}))
      .addMatcher(api.endpoints.read.matchFulfilled, (shown, { meta }) => {
        const { queryCacheKey: call } = meta.arg;
        const isFromDevice = (meta.baseQueryMeta as Meta | undefined)?.cachedAt !== undefined;
        if (isFromDevice || !(call in shown)) return shown;
        const { [call]: _, ...others } = shown;
        return others;
      }),
});

interface WithOfflineCache {
  readonly offlineCache: ShownAnswers;
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Selects the answers from the device that are still in the store, by call, each with its moment. */
export const selectShownFromCache = createSelector(
  [(state: WithOfflineCache) => state.offlineCache, (state: WithOfflineCache) => state.api.queries],
  (shown, queries): ReadonlyMap<string, number> => new Map(Object.entries(shown).filter(([call]) => call in queries)),
);
