import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nowAndThen } from './progress.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('[OP-03] is silent about short work and tells of long work every two seconds', () => {
  const told: string[] = [];
  const progress = nowAndThen(2_000, (words) => told.push(words));
  for (let second = 0; second < 7; second += 1) {
    progress(`${second}`);
    vi.advanceTimersByTime(1_000);
  }
  expect(told).toEqual(['2', '4', '6']);
});
