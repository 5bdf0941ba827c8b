import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { domainNow } from './demo-time.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('[DOM-24] is the device’s time where there is no clock of a demo', () => {
  expect(domainNow(null).toISOString()).toBe('2026-11-20T10:00:00.000Z');
});

it('[DOM-24] runs on from what the clock of a demo showed, at its speed', () => {
  const clock = { shows: '2026-12-01T08:00:00Z', speed: 60 };
  expect(domainNow(clock).toISOString()).toBe('2026-12-01T08:00:00.000Z');
  vi.advanceTimersByTime(10_000);
  expect(domainNow(clock).toISOString()).toBe('2026-12-01T08:10:00.000Z');
  expect(domainNow({ ...clock, speed: 0 }).toISOString()).toBe('2026-12-01T08:00:00.000Z');
});
