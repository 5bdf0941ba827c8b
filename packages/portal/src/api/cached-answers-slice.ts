import { createSelector, createSlice } from '@reduxjs/toolkit';
import { isRefused } from '../http/problem.ts';
import { api } from './api.ts';
import type { Meta } from './base-query.ts';
import { cachedAnswerShown } from './cached-answers-actions.ts';

interface ShownAnswer {
  readonly at: number;
  /** True until the server has been asked (SW-07). */
  readonly isFirst: boolean;
}
/** The answers that come from the device, by RTK Query's cache key. */
type ShownAnswers = Readonly<Record<string, ShownAnswer>>;

const without = (answers: ShownAnswers, call: string): ShownAnswers => {
  if (!(call in answers)) return answers;
  const { [call]: _, ...others } = answers;
  return others;
};

export const offlineCacheSlice = createSlice({
  name: 'offlineCache',
  initialState: {} as ShownAnswers,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(cachedAnswerShown, (answers, { payload: { call, at, isFirst = false } }) => ({
        ...answers,
        [call]: { at, isFirst },
      }))
      .addCase(api.util.resetApiState, () => ({}))
      .addMatcher(api.endpoints.read.matchFulfilled, (answers, { meta }) => {
        const isFromDevice = (meta.baseQueryMeta as Meta | undefined)?.cachedAt !== undefined;
        return isFromDevice ? answers : without(answers, meta.arg.queryCacheKey);
      })
      .addMatcher(api.endpoints.read.matchRejected, (answers, { meta, payload }) => {
        const { queryCacheKey: call } = meta.arg;
        const answer = answers[call];
        if (!answer || meta.aborted || meta.condition) return answers;
        if (isRefused(payload)) return without(answers, call);
        // The server has been asked, and the device's answer stays on screen.
        return { ...answers, [call]: { ...answer, isFirst: false } };
      }),
});

interface WithOfflineCache {
  readonly offlineCache: ShownAnswers;
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

const selectAnswers = createSelector(
  [(state: WithOfflineCache) => state.offlineCache, (state: WithOfflineCache) => state.api.queries],
  (answers, queries) => Object.entries(answers).filter(([call]) => call in queries),
);
const timesOf = (answers: readonly (readonly [string, ShownAnswer])[]): ReadonlyMap<string, number> =>
  new Map(answers.map(([call, { at }]) => [call, at]));

/** Selects the answers from the device that are still in the store, by call, each with its time. */
export const selectShownFromCache = createSelector([selectAnswers], timesOf);
/** Selects those that are on screen before the server has been asked (SW-07). */
export const selectShownFirst = createSelector([selectAnswers], (answers) =>
  timesOf(answers.filter(([, { isFirst }]) => isFirst)),
);
/** Selects those that stand in for an answer that the server failed to give (SW-03). */
export const selectShownInstead = createSelector([selectAnswers], (answers) =>
  timesOf(answers.filter(([, { isFirst }]) => !isFirst)),
);
