import { type EMPTY, of, Subject, throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../api/api.ts';
import { configured } from '../settings/settings.ts';
import { epicTest } from '../testing/epic-test.ts';
import { appConfig, environment } from '../testing/fixtures.ts';
import { takeReload } from './reload-limit.ts';
import { createUpdatesEpic } from './updates-epic.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const setUp = ({
  env = 'prod' as const as 'prod' | 'dev',
  checks = () => of(null) as ReturnType<() => typeof EMPTY>,
} = {}) => {
  const test = epicTest();
  test.dispatch(configured({ environment: { ...environment, env }, appConfig, opCo: 'NL' }));
  const worker = { waits: false, build: 'A' };
  const takenOver = new Subject<void>();
  const installing = new Subject<void>();
  const checkForUpdate = vi.fn(() => checks());
  const takeOver = vi.fn(() => {
    worker.waits = false;
  });
  const register = vi.fn(() =>
    of({
      checkForUpdate,
      installing,
      isWaiting: () => worker.waits,
      takeOver,
      takenOver,
      build: () => of(worker.build),
    }),
  );
  const remove = vi.fn(() => of(null));
  const mayLeave = vi.fn(() => true);
  const epic = createUpdatesEpic({ register, remove, pageBuild: 'A', mayLeave });
  /** Another version takes over, as reported by the browser. */
  const replaceBy = (build: string) => () => {
    worker.build = build;
    takenOver.next();
  };
  return { ...test, epic, worker, installing, register, remove, checkForUpdate, takeOver, mayLeave, replaceBy };
};

const mutation = (status: 'pending' | 'fulfilled') => ({
  type: `${api.reducerPath}/executeMutation/${status}`,
  meta: {
    requestId: 'w',
    requestStatus: status,
    arg: { endpointName: 'write', track: true, originalArgs: { id: 'putContract' } },
    startedTimeStamp: 1,
  },
});

describe('looking for a new version', () => {
  it('[SW-02] is done every 15 minutes, after each navigation and when the tab is shown again', () => {
    const { epic, run, checkForUpdate, deps } = setUp();
    const counts: number[] = [];
    run(epic, HOUR + 1, {
      [20 * MINUTE]: () => counts.push(checkForUpdate.mock.calls.length),
      [21 * MINUTE]: () => deps.navigationEnd.next('/order/contracts'),
      [21 * MINUTE + 1]: () => counts.push(checkForUpdate.mock.calls.length),
      [22 * MINUTE]: () => deps.visible.next(false),
      [23 * MINUTE]: () => deps.visible.next(true),
      [24 * MINUTE]: () => counts.push(checkForUpdate.mock.calls.length),
    });
    expect(counts).toEqual([1, 2, 3]);
    expect(checkForUpdate).toHaveBeenCalledTimes(6);
  });

  it('[SW-02] goes on after a failure', () => {
    const { epic, run, checkForUpdate } = setUp({ checks: () => throwError(() => new TypeError('offline')) as never });
    run(epic, HOUR + 1);
    expect(checkForUpdate).toHaveBeenCalledTimes(4);
  });

  it('[SW-01] is not done outside qa, pp and prod, where a former worker is removed', () => {
    const { epic, run, register, remove } = setUp({ env: 'dev' });
    run(epic, HOUR);
    expect(register).not.toHaveBeenCalled();
    expect(remove).toHaveBeenCalledOnce();
  });
});

it('[SW-01] a worker that cannot be registered is tried again, and stops nothing', () => {
  const { epic, run, register, checkForUpdate } = setUp();
  register.mockReturnValueOnce(throwError(() => new TypeError('offline')) as never);
  run(epic, 31 * MINUTE);
  expect(register).toHaveBeenCalledTimes(2);
  expect(checkForUpdate).toHaveBeenCalledOnce();
});

describe('a version that waits', () => {
  it('[SW-02] takes over when it is installed, and also when nothing told that it was', () => {
    const { epic, run, worker, installing, takeOver } = setUp();
    run(epic, 40 * MINUTE, {
      [MINUTE]: () => {
        worker.waits = true;
        installing.next();
      },
      [10 * MINUTE]: () => expect(takeOver).toHaveBeenCalledTimes(1),
      [11 * MINUTE]: () => {
        worker.waits = true;
      },
    });
    expect(takeOver).toHaveBeenCalledTimes(2);
  });

  it('[SW-02] reloads the page also where the browser does not say that it took over', () => {
    const { epic, run, worker, deps } = setUp();
    run(epic, 20 * MINUTE, {
      [MINUTE]: () => {
        worker.waits = true;
        worker.build = 'B';
      },
    });
    expect(deps.reload).toHaveBeenCalledOnce();
  });
});

describe('another version in charge', () => {
  it('[SW-02] reloads the page once, and not for the build that it shows already', () => {
    const { epic, run, replaceBy, deps } = setUp();
    run(epic, HOUR, {
      [MINUTE]: replaceBy('A'),
      [2 * MINUTE]: () => expect(deps.reload).not.toHaveBeenCalled(),
      [3 * MINUTE]: replaceBy('B'),
    });
    expect(deps.reload).toHaveBeenCalledOnce();
  });

  it('[SW-02] reloads a tab three times in five minutes at most', () => {
    const { epic, run, replaceBy, deps } = setUp();
    const minutes = Array.from({ length: 8 }, (_, index) => index + 1);
    run(epic, HOUR, Object.fromEntries(minutes.map((minute) => [minute * 20_000, replaceBy(`B${minute}`)])));
    expect(deps.reload).toHaveBeenCalledTimes(3);
  });

  it('[SW-02] waits for the answer to a write, and until no form objects', () => {
    const { epic, run, replaceBy, deps, dispatch, mayLeave } = setUp();
    mayLeave.mockReturnValue(false);
    run(epic, 5 * MINUTE, {
      [MINUTE]: () => dispatch(mutation('pending')),
      [MINUTE + 1]: replaceBy('B'),
      [2 * MINUTE]: () => expect(mayLeave).not.toHaveBeenCalled(),
      [2 * MINUTE + 1]: () => dispatch(mutation('fulfilled')),
      [3 * MINUTE]: () => {
        expect(mayLeave).toHaveBeenCalled();
        expect(deps.reload).not.toHaveBeenCalled();
        mayLeave.mockReturnValue(true);
      },
    });
    expect(deps.reload).toHaveBeenCalledOnce();
  });
});

it('[SW-02] a limit of reloads that cannot be read counts as none', () => {
  const { deps } = epicTest();
  deps.tabStorage.setItem('reloads', '{');
  expect([1, 2, 3, 4].map((now) => takeReload(deps.tabStorage, now))).toEqual([true, true, true, false]);
  expect(takeReload(deps.tabStorage, 10 * MINUTE)).toBe(true);
});
