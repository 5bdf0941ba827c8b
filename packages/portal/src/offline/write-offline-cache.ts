import { bufferTime, EMPTY, filter, from, ignoreElements, map, merge, mergeMap, of } from 'rxjs';
import { type ApiCall, api } from '../api/api.ts';
import type { Meta } from '../api/base-query.ts';
import { ownerOf } from '../api/cached-answers.ts';
import { selectShownFromCache } from '../api/cached-answers-slice.ts';
import type { Epic } from '../epics/epic.ts';
import { isRefused } from '../http/problem.ts';
import { isSessionOf } from '../session/token.ts';
import type { Owner } from '../storage/device-database.ts';
import type { CachedAnswer, OfflineCache } from '../storage/offline-cache.ts';
import { isCached } from './cached-endpoints.ts';

/** Answers within this time share one transaction. */
const TOGETHER_MS = 500;

interface ReceivedAnswer {
  readonly call: string;
  readonly endpoint: string;
  readonly answer: unknown;
  readonly at: number;
  /** True if the answer came from the device. */
  readonly isFromDevice: boolean;
}

/** Caches the server's answers on the device, for offline use (SW-03). */
export const createOfflineCacheEpic =
  (offlineCache: Pick<OfflineCache, 'keep' | 'forget'>): Epic =>
  (actions, state, { storage, scheduler }) => {
    // Answers received before this epic was loaded.
    const fromDevice = selectShownFromCache(state.value);
    const earlier: ReceivedAnswer[] = Object.entries(state.value.api.queries).flatMap(([call, query]) =>
      query?.status === 'fulfilled' && query.fulfilledTimeStamp !== undefined
        ? {
            call,
            endpoint: (query.originalArgs as ApiCall).id,
            answer: query.data,
            at: query.fulfilledTimeStamp,
            isFromDevice: fromDevice.has(call),
          }
        : [],
    );
    const received = actions.pipe(
      filter(api.endpoints.read.matchFulfilled),
      map(
        ({ payload, meta }): ReceivedAnswer => ({
          call: meta.arg.queryCacheKey,
          endpoint: meta.arg.originalArgs.id,
          answer: payload,
          at: meta.fulfilledTimeStamp,
          isFromDevice: (meta.baseQueryMeta as Meta | undefined)?.cachedAt !== undefined,
        }),
      ),
    );
    const stillOwn = (owner: { readonly user: string }) =>
      state.value.user.id === owner.user && isSessionOf(owner.user, storage);
    // Deletes the cached answer of a resource that is forbidden or gone.
    const removals = actions.pipe(
      filter(api.endpoints.read.matchRejected),
      filter(({ payload }) => isRefused(payload)),
      mergeMap(({ meta: { arg } }) => {
        const owner = ownerOf(state.value, arg.queryCacheKey);
        const isRefused = (cached: Owner & { readonly call: string }) =>
          cached.user === owner?.user && cached.client === owner.client && cached.call === arg.queryCacheKey;
        return owner ? offlineCache.forget(isRefused).catch(() => undefined) : EMPTY;
      }),
    );
    const writes = merge(from(earlier), received).pipe(
      filter((answer) => !answer.isFromDevice && isCached(answer.endpoint)),
      mergeMap(({ call, answer, at }) => {
        const owner = ownerOf(state.value, call);
        return owner ? of<CachedAnswer>({ ...owner, call, answer, at }) : [];
      }),
      bufferTime(TOGETHER_MS, scheduler),
      filter((answers) => answers.length > 0),
      // A full disk is not an error of the portal.
      mergeMap((answers) => from(offlineCache.keep(answers, stillOwn).catch(() => undefined))),
    );
    return merge(writes, removals).pipe(ignoreElements());
  };
