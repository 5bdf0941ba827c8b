import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeaving, noteLeaving, unlessLeaving } from './leaving.ts';

const cutOff = new TypeError('error loading dynamically imported module');

/** Returns what a promise has become by now. */
async function outcomeOf(promise: Promise<unknown>) {
  let outcome: unknown = 'pending';
  promise.then(
    (value) => (outcome = value),
    (error) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(0);
  return () => outcome;
}

describe('[SH-07] what leaving the page cuts off', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is no failure while the page is being left, and one again where it stays', async () => {
    expect(isLeaving()).toBe(false);
    noteLeaving({ isTrusted: true });
    expect(isLeaving()).toBe(true);
    const outcome = await outcomeOf(unlessLeaving(Promise.reject(cutOff)));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(outcome()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome()).toBe(cutOff);
    expect(isLeaving()).toBe(false);
  });

  it('fails at once in a page that stays, and passes results on', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await outcomeOf(unlessLeaving(Promise.reject(cutOff))))()).toBe(cutOff);
    noteLeaving({ isTrusted: true });
    expect((await outcomeOf(unlessLeaving(Promise.resolve('loaded'))))()).toBe('loaded');
  });

  it('does not take the question whether an update may reload for leaving', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    noteLeaving({ isTrusted: false });
    expect(isLeaving()).toBe(false);
  });
});
