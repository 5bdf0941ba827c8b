import { expect, it } from 'vitest';
import { amountRange, joinedAmounts } from './typed-amount.ts';

it.each([
  ['940.50', '940.50', '940.51'],
  ['940,5', '940.50', '940.51'],
  ['1,140.00', '1140.00', '1140.01'],
  ['1.140,00', '1140.00', '1140.01'],
  ['1’140.00', '1140.00', '1140.01'],
  ['1140', '1140.00', '1141.00'],
  ['1.140', '1140.00', '1141.00'],
  ['12,345,678', '12345678.00', '12345679.00'],
  ['-12.10', '12.10', '12.11'],
  ['0.07', '0.07', '0.08'],
])('[DOM-51] reads %s as %s up to %s', (word, from, below) => {
  expect(amountRange(word)).toEqual({ from, below });
});

it.each(['I-2611-7', '45-777', '1.2.3', '12,34,56', '940.5051', '', '-', '1234567890123', '10:30', '2026-11-01'])(
  '[DOM-51] reads %j as no amount',
  (word) => {
    expect(amountRange(word)).toBeNull();
  },
);

it.each([
  ['€ 940.50', '940.50'],
  ['940,50 €', '940,50'],
  ['PLN 8 364,00 kade', '8364,00 kade'],
  ['1\u202f140,00 zł', '1140,00'],
  ['invoice 12 345 678.90', 'invoice 12345678.90'],
  // Not an amount: a fleet number and the end of a word.
  ['204 118', '204 118'],
  ['loft 12', 'loft 12'],
])('[DOM-51] joins %j to %j', (typed, joined) => {
  expect(joinedAmounts(typed)).toBe(joined);
});
