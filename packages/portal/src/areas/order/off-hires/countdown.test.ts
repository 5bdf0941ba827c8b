import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { countdown } from './countdown.ts';
import { instantOf, localOf } from './local-instant.ts';

describe('the time to undo', () => {
  it('[DOM-03] counts down second by second, and ends at none', () => {
    const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
    scheduler.run(({ expectObservable }) => {
      expectObservable(countdown(3, scheduler)).toBe('a 999ms b 999ms c 999ms (d|)', { a: 3, b: 2, c: 1, d: 0 });
    });
  });
});

describe('the time at which rent stops', () => {
  it.each([
    ['2026-11-20T14:20', '2026-11-20T13:20:00.000Z'],
    // Clocks went back at 3:00 on 25 October.
    ['2026-10-25T01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ])('[DOM-13] %s in Amsterdam is %s', (local, instant) => {
    expect(instantOf(local, 'Europe/Amsterdam')).toBe(instant);
    expect(localOf(instant, 'Europe/Amsterdam')).toBe(local);
  });

  it('[DOM-13] is none where nothing was entered', () => {
    expect(instantOf('', 'Europe/Amsterdam')).toBeNull();
  });
});
