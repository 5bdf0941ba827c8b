import { asyncScheduler, BehaviorSubject, defer, EMPTY, finalize, map, type Observable, Subject } from 'rxjs';
import { vi } from 'vitest';
import type { Epic, EpicDependencies, StorageChange } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { rootEpic } from '../epics/root.ts';
import type { Http } from '../http/types.ts';
import { createStore } from '../store/store.ts';
import { type Answers, memoryStorage } from './epic-test.ts';

/**
 * Runs epics that use RTK Query, on the real store with its middleware. RTK Query works with promises, so time is that of
 * fake timers and not of a test scheduler.
 */
export const liveEpicTest = (answers: Answers = {}) => {
  const seen = { asked: [] as string[], dispatched: [] as string[], open: 0 };
  const http: Http = (request) =>
    defer(() => {
      const answer = answers[request.path];
      if (!answer) throw new Error(`${request.path} is not stubbed`);
      seen.asked.push(`${Date.now()} ${request.path}`);
      seen.open += 1;
      return answer(request).pipe(
        map((body) => ({ status: 200, etag: null, body })),
        finalize(() => {
          seen.open -= 1;
        }),
      );
    });
  const deps = {
    scheduler: asyncScheduler,
    http,
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    storageChanges: new Subject<StorageChange>(),
    navigationEnd: new Subject<string>(),
    visible: new BehaviorSubject(true),
    online: new BehaviorSubject(true),
    unload: new Subject<void>(),
    exclusively: <T>(_: string, work: Observable<T>) => work,
    random: () => 0,
    reload: vi.fn(),
    setTitle: vi.fn(),
    report: (error: unknown) => {
      throw error;
    },
    renew: vi.fn((_: string): Observable<string> => EMPTY),
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
