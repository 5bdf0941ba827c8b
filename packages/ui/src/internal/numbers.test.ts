import { afterEach, expect, it, vi } from 'vitest';
import { numbersOf, sizesOf } from './numbers.ts';

afterEach(() => vi.restoreAllMocks());

it('makes a formatter when there is a number to write, and one alone', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const write = numbersOf('de');
  expect(made).not.toHaveBeenCalled();
  expect([write(12_480), write(1.5)]).toEqual(['12.480', '1,5']);
  expect(made).toHaveBeenCalledTimes(1);
});

it.each([
  [0, '0.1 MB'],
  [2_449_000, '2.4 MB'],
  [12_000_000, '12 MB'],
])('writes %i bytes as %s', (bytes, written) => {
  expect(sizesOf('en-US')(bytes)).toBe(written);
});
