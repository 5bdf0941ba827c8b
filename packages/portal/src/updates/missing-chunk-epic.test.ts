import { defer, type Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { pageMissingChanged } from '../settings/settings.ts';
import { backgroundStarted } from '../settings/shell.ts';
import { epicTest } from '../testing/epic-test.ts';
import { createMissingChunkEpic } from './missing-chunk-epic.ts';

const setUp = (servedBuild: () => Observable<string | null>, hasBackground = true) => {
  const test = epicTest();
  if (hasBackground) test.store.dispatch(backgroundStarted());
  const failures = new Subject<void>();
  const page = { mayLeave: true };
  const epic = createMissingChunkEpic({
    failures,
    servedBuild,
    pageBuild: 'A',
    mayLeave: () => page.mayLeave,
  });
  return { ...test, epic, failures, page };
};

it('[SW-02] a part that is gone with its version loads the page anew, once for several', () => {
  const { epic, run, failures, deps } = setUp(() => of('B'));
  run(epic, 10_000, { 100: () => failures.next(), 200: () => failures.next() });
  expect(deps.reload).toHaveBeenCalledOnce();
});

it.each([
  ['has the same version', of('A')],
  ['cannot be told', of(null)],
  ['does not answer', throwError(() => new TypeError('offline'))],
])('[SW-02] the page stays where the server %s', (_, served) => {
  const { epic, run, failures, deps } = setUp(() => served);
  run(epic, 10_000, { 100: () => failures.next() });
  expect(deps.reload).not.toHaveBeenCalled();
});

it('[SW-02] a page that did not load is loaded anew, also where the server answers again at once', () => {
  const { epic, run, failures, deps, store } = setUp(() => of('A'));
  store.dispatch(pageMissingChanged(true));
  run(epic, 10_000, { 100: () => failures.next() });
  expect(deps.reload).toHaveBeenCalledOnce();
});

it('[SW-01] [SW-02] a page whose background epics did not load is loaded anew: Chromium does not import them again', () => {
  const { epic, run, failures, deps } = setUp(() => of('A'), false);
  run(epic, 10_000, { 100: () => failures.next() });
  expect(deps.reload).toHaveBeenCalledOnce();
});

it('[SW-02] a page that objects to being left is loaded anew once it does not', () => {
  const { epic, run, failures, deps, page } = setUp(() => of('B'));
  page.mayLeave = false;
  run(epic, 60_000, {
    100: () => failures.next(),
    30000: () => {
      expect(deps.reload).not.toHaveBeenCalled();
      page.mayLeave = true;
    },
  });
  expect(deps.reload).toHaveBeenCalledOnce();
});

describe('without a connection', () => {
  const offline = () => {
    const server = { build: null as string | null };
    const test = setUp(() =>
      defer(() => (server.build === null ? throwError(() => new TypeError('offline')) : of(server.build))),
    );
    test.store.dispatch(pageMissingChanged(true));
    return { ...test, server };
  };
  const connect = ({ server, deps }: ReturnType<typeof offline>, build: string) => {
    server.build = build;
    deps.online.next(true);
  };

  it('[SW-02] a page that did not load is loaded anew once the network is back', () => {
    const test = offline();
    test.run(test.epic, 25_000, {
      100: () => test.failures.next(),
      20000: () => {
        expect(test.deps.reload).not.toHaveBeenCalled();
        connect(test, 'A');
      },
    });
    expect(test.deps.reload).toHaveBeenCalledOnce();
  });

  it('[SW-02] it is loaded anew once the server answers, also where the network was never gone', () => {
    const test = offline();
    test.run(test.epic, 65_000, {
      100: () => test.failures.next(),
      40000: () => {
        test.server.build = 'A';
      },
    });
    expect(test.deps.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['A', 0],
    ['B', 1],
  ])('[SW-02] a page that does without the missing part stays, unless its version is gone: %s', (build, times) => {
    const test = offline();
    test.store.dispatch(pageMissingChanged(false));
    test.run(test.epic, 65_000, { 100: () => test.failures.next(), 20000: () => connect(test, build) });
    expect(test.deps.reload).toHaveBeenCalledTimes(times);
  });
});
