import type { Module } from '@hireyard/contract';
import { type Action, configureStore } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { BehaviorSubject, defer, EMPTY, finalize, map, type Observable, of, Subject, timer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { expect, vi } from 'vitest';
import type { ApiCall } from '../api/api.ts';
import type { Epic, EpicDependencies, StorageChange } from '../epics/epic.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { type RootState, rootReducer } from '../store/store.ts';

/** Local storage in memory. */
export const memoryStorage = (content: Readonly<Record<string, string>> = {}): Storage => {
  const items = new Map(Object.entries(content));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
};

/** A token as the server issues it, with a dummy signature. `expiresAt` in milliseconds of the test's clock. */
export const tokenFor = (subject: string, expiresAt: number, issuer = 'https://portal.example'): string =>
  ['{}', JSON.stringify({ iss: issuer, sub: subject, exp: expiresAt / 1000 }), 'signature']
    .map((part) => btoa(part).replace(/=+$/, ''))
    .join('.');

export const problem = (status: number, type: HttpProblem['type'] = 'unknown', more: Partial<HttpProblem> = {}) =>
  new HttpError({ type, status, title: '', traceId: null, ...more });

/** Emits a body, or fails with a problem, after some milliseconds. */
export const replyAfter = (ms: number, answer: unknown): Observable<unknown> =>
  timer(ms).pipe(
    map(() => {
      if (answer instanceof HttpError) throw answer;
      return answer;
    }),
  );

/** Answers of the test's server, by path. A call without an answer fails the test. */
export type Answers = Record<string, (request: HttpRequest) => Observable<unknown>>;

interface Seen {
  /** Calls with their time: "500 /rights". */
  readonly calls: string[];
  open: number;
  mostOpen: number;
}

/** HTTP with stubbed answers. Records the calls in `seen`. */
export const stubbedHttp =
  (answers: Answers, seen: Seen, now: () => number): Http =>
  (request) =>
    defer(() => {
      const answer = answers[request.path];
      if (!answer) throw new Error(`${request.path} is not stubbed`);
      seen.calls.push(`${now()} ${request.path}`);
      seen.open += 1;
      seen.mostOpen = Math.max(seen.mostOpen, seen.open);
      return answer(request).pipe(
        map((body) => ({ status: 200, etag: null, body })),
        finalize(() => {
          seen.open -= 1;
        }),
      );
    });

/** Every dependency of an epic except time and HTTP, controlled by the test. */
export const stubbedDependencies = () =>
  ({
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    storageChanges: new Subject<StorageChange>(),
    navigationEnd: new Subject<string>(),
    visible: new BehaviorSubject(true),
    online: new BehaviorSubject(true),
    idle: of(true),
    unload: new Subject<void>(),
    exclusively: <T>(_: string, work: Observable<T>) => work,
    firstReads: vi.fn(async (_: readonly Module[], _lang: string | null): Promise<readonly ApiCall[]> => []),
    reload: vi.fn(),
    setTitle: vi.fn(),
    renew: vi.fn((_: string): Observable<string> => EMPTY),
  }) satisfies Partial<EpicDependencies>;

/** Runs one epic in virtual time on a real store, with stubbed dependencies. */
export const epicTest = (answers: Answers = {}) => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  const store = configureStore({ reducer: rootReducer, middleware: (defaults) => defaults({ thunk: false }) });
  const states = new BehaviorSubject<RootState>(store.getState());
  store.subscribe(() => states.next(store.getState()));
  const actions = new Subject<Action>();
  const seen = { calls: [] as string[], dispatched: [] as string[], open: 0, mostOpen: 0 };
  const place = { random: 0 };

  const deps = {
    ...stubbedDependencies(),
    scheduler,
    http: stubbedHttp(answers, seen, () => scheduler.now()),
    random: () => place.random,
    report: vi.fn(),
  } satisfies EpicDependencies;

  const dispatch = (action: Action) => {
    store.dispatch(action);
    actions.next(action);
  };

  /** Runs an epic for some milliseconds, with steps at the given times. */
  const run = (epic: Epic, forMs: number, steps: Readonly<Record<number, () => void>> = {}) => {
    scheduler.run(() => {
      for (const [moment, act] of Object.entries(steps)) scheduler.schedule(act, Number(moment));
      const running = epic(actions, new StateObservable(states, states.value), deps).subscribe((action) => {
        if (typeof action === 'function') throw new TypeError('An epic that uses RTK Query needs `liveEpicTest`.');
        seen.dispatched.push(`${scheduler.now()} ${action.type}`);
        dispatch(action);
      });
      scheduler.schedule(() => running.unsubscribe(), forMs);
    });
    // Unsubscribing from the epic cancels its calls.
    expect(seen.open).toBe(0);
    expect([deps.storageChanges, deps.navigationEnd, deps.visible, deps.online, deps.unload, actions]).toSatisfy(
      (sources: Subject<unknown>[]) => sources.every(({ observed }) => !observed),
    );
  };

  return { store, seen, place, deps, dispatch, run };
};
