import { LANGUAGES } from '@hireyard/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFormat } from '../i18n/format.ts';
import { amountOf, amountText } from './amounts.ts';

it.each([
  ['12500', '12500'],
  ['12,500', '12500'],
  ['12.500', '12500'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['250 000,5', '250000.5'],
  ["1'250.50", '1250.50'],
  ['0,05', '0.05'],
])('reads %j as %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

it.each(['abc', '1,2,3', '12,50,00', '1.2345', '-5', '12,'])('leaves %j for the schema to refuse', (typed) => {
  expect(amountOf(typed)).toBe(typed);
});

it('[I18N-01] reads back what it writes, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...LANGUAGES), (cents, language) => {
      const amount = (cents / 100).toFixed(2);
      expect(amountOf(amountText(amount, createFormat(language)))).toBe(amount);
    }),
  );
});
