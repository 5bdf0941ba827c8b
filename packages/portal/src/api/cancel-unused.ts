import type { Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';

interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}
interface QueryEntry {
  readonly status?: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}
type ApiState = { readonly [api.reducerPath]: { readonly queries: Readonly<Record<string, QueryEntry | undefined>> } };

/**
 * Cancels a running query whose last subscriber is gone (HT-06): RTK Query itself waits until the entry is dropped
 * from the cache, a minute later. The microtask lets a page that only subscribes again keep its query.
 */
export const cancelUnused: Middleware = (store) => {
  const abandoned = (key: string) => {
    const { getSubscriptionCount } = store.dispatch(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as Subscriptions;
    const entry = (store.getState() as ApiState).api.queries[key];
    return entry?.status === 'pending' && entry.endpointName && getSubscriptionCount(key) === 0 ? entry : null;
  };
  return (next) => (action) => {
    const result = next(action);
    if (api.internalActions.unsubscribeQueryResult.match(action)) {
      const { queryCacheKey } = action.payload;
      queueMicrotask(() => {
        const entry = abandoned(queryCacheKey);
        if (!entry) return;
        const running = store.dispatch(
          api.util.getRunningQueryThunk(entry.endpointName as never, entry.originalArgs as never) as never,
        ) as { abort(): void } | undefined;
        running?.abort();
        // Otherwise the entry would stay as a failure.
        store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
      });
    }
    return result;
  };
};
