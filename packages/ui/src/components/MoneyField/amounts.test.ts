import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, amountText } from './amounts.ts';

const LOCALES = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'nl-NL', 'hu-HU', 'pl-PL'];

it.each([
  ['12500', '12500'],
  ['12,500', '12500'],
  ['12.500', '12500'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['250 000,5', '250000.5'],
  ["1'250.50", '1250.50'],
  ['0,05', '0.05'],
])('[UI-01] reads %j as %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

it.each(['abc', '1,2,3', '12,50,00', '1.2345', '-5', '12,'])('[UI-01] leaves %j for a check to refuse', (typed) => {
  expect(amountOf(typed)).toBe(typed);
});

it.each(LOCALES)('[I18N-01] reads back what it writes in %s, to the last digit', (locale) => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const amount = `${whole}.${String(cents).padStart(2, '0')}`;
      expect(amountOf(amountText(amount, locale))).toBe(amount);
    }),
  );
});
