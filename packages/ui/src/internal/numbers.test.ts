import { expect, it, vi } from 'vitest';
import { numberIn, perLocale, sizeIn } from './numbers.ts';

it('makes a formatter when there is a number to write, and one alone per locale', () => {
  const make = vi.fn((locale?: string) => new Intl.NumberFormat(locale));
  const formatterOf = perLocale(make);
  expect(make).not.toHaveBeenCalled();
  expect(formatterOf('de')).toBe(formatterOf('de'));
  expect(formatterOf('pl')).not.toBe(formatterOf('de'));
  expect(make).toHaveBeenCalledTimes(2);
});

it('writes numbers of a language', () => {
  expect([numberIn('de', 12_480), numberIn('de', 1.5)]).toEqual(['12.480', '1,5']);
});

it.each([
  [0, '1 kB'],
  [14_200, '14 kB'],
  [100_000, '0.1 MB'],
  [2_449_000, '2.4 MB'],
  [12_000_000, '12 MB'],
])('writes %i bytes as %s', (bytes, written) => {
  expect(sizeIn('en-US', bytes)).toBe(written);
});
