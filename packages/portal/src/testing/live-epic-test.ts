import { asyncScheduler, defer, EMPTY, switchMap } from 'rxjs';
import { vi } from 'vitest';
import { clientSettles } from '../client/client-settles.ts';
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { rootEpic } from '../epics/root.ts';
import { isForAnyClient } from '../http/client-header.ts';
import type { Http } from '../http/types.ts';
import { createStore } from '../store/store.ts';
import { type Answers, stubbedDependencies, stubbedHttp } from './epic-test.ts';

/**
 * Runs epics that use RTK Query on the real store with its middleware. Uses fake timers instead of a test scheduler,
 * because RTK Query works with promises.
 */
export const liveEpicTest = (answers: Answers = {}) => {
  const seen = { calls: [] as string[], dispatched: [] as string[], open: 0, mostOpen: 0 };
  const answer = stubbedHttp(answers, seen, () => Date.now());
  /** As in the pipeline, a call for client data waits until the server has named the client (SW-07). */
  const http: Http = (request) =>
    defer(() => {
      const named = isForAnyClient(request.path) ? null : clientSettles(store);
      return named ? named.pipe(switchMap(() => answer(request))) : answer(request);
    });
  const deps = {
    ...stubbedDependencies(),
    scheduler: asyncScheduler,
    http,
    random: () => 0,
    report: (error: unknown) => {
      throw error;
    },
  } satisfies EpicDependencies;
  const epics = createEpics(deps);
  const store = createStore({ http, storage: deps.storage, epicMiddleware: epics.middleware });
  const recording: Epic = (actions) => {
    actions.subscribe(({ type }) => seen.dispatched.push(`${Date.now()} ${type}`));
    return EMPTY;
  };

  /** Runs epics for some milliseconds from time 0, with steps at the given times. */
  const run = async (
    own: Epic | readonly Epic[],
    forMs: number,
    steps: Readonly<Record<number, () => void>> = {},
  ): Promise<void> => {
    vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    try {
      for (const [moment, act] of Object.entries(steps)) setTimeout(act, Number(moment));
      epics.run(rootEpic([recording, ...[own].flat()]));
      await vi.advanceTimersByTimeAsync(forMs);
    } finally {
      vi.useRealTimers();
    }
  };
  return { store, seen, deps, run, dispatch: store.dispatch };
};
