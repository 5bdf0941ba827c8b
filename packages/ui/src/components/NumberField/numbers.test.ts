import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, readNumber } from './numbers.ts';

const LOCALES = ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'nl-NL', 'hu-HU', 'pl-PL', 'sv-SE', 'ar-EG', 'fa-IR'];

describe('typed numbers', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en-IN'))('[UI-01] are read as they are written in %s', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.constantFrom(0, 1, 2, 3), (digits, decimals) => {
        const value = digits / 10 ** decimals;
        expect(readNumber(numberText(value, locale, decimals), locale, decimals)).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it.each([
    ['1,250.5', 'en-US', 1250.5],
    ['1250.5', 'en-US', 1250.5],
    ['1.250,5', 'de-DE', 1250.5],
    ['1250,5', 'de-DE', 1250.5],
    ['1.250', 'de-DE', 1250],
    ['1 250,5', 'fr-FR', 1250.5],
    ['1250.5', 'fr-FR', 1250.5],
    ["1'250.5", 'de-CH', 1250.5],
    [' -3 ', 'pl-PL', -3],
  ])('[UI-01] %s in %s is %d', (text, locale, value) => {
    expect(readNumber(text, locale, 2)).toBe(value);
  });

  it.each([
    ['', 'en-US'],
    ['twelve', 'en-US'],
    ['1,25', 'en-US'],
    ['12.5', 'de-DE'],
    ['1.2345', 'en-US'],
    ['1,2,3', 'fr-FR'],
    ['--1', 'en-US'],
    ['1e5', 'en-US'],
  ])('[UI-01] “%s” in %s is no number of two decimals', (text, locale) => {
    expect(readNumber(text, locale, 2)).toBeNaN();
  });
});
