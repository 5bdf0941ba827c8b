import { BehaviorSubject, EMPTY, NEVER, of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EpicDependencies } from '../epics/epic.ts';
import { memoryStorage } from '../testing/epic-test.ts';
import { quietPlatform } from '../testing/quiet-platform.ts';
import { backgroundEpic } from './background.ts';

vi.mock('./background-epics.ts', () => ({ BACKGROUND_EPICS: [() => of({ type: 'began' })] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Runs the epic beside a state that changes by `state` and a browser that is idle by `idle`. */
const inBackground = (idle: EpicDependencies['idle']) => {
  const state = new BehaviorSubject({});
  const actions: unknown[] = [];
  const dependencies = { ...quietPlatform(memoryStorage()), idle } as unknown as EpicDependencies;
  backgroundEpic(EMPTY, state as never, dependencies).subscribe((action) => actions.push(action));
  return { state, actions };
};

describe('the background', () => {
  it('[SW-01] begins a second after the last action, once the browser is idle', async () => {
    const idle = new Subject<void>();
    const { state, actions } = inBackground(idle);
    await vi.advanceTimersByTimeAsync(900);
    state.next({});
    await vi.advanceTimersByTimeAsync(900);
    idle.next();
    expect(actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(actions).toEqual([]);
    idle.next();
    await vi.advanceTimersByTimeAsync(100);
    expect(actions).toEqual([{ type: 'began' }]);
  });

  it('[SW-01] begins after 30 seconds in a browser that is never idle', async () => {
    const { actions } = inBackground(NEVER);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(actions).toEqual([{ type: 'began' }]);
  });
});
