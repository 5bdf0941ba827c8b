import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, type Typing, typedDate } from './typed.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const read = (text: string, locale: string, given: Partial<Typing> = {}) =>
  readDate(text, { locale, country: new Intl.Locale(locale).maximize().region ?? '', today: TODAY, ...given });

const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'hu-HU', 'pl-PL', 'sv-SE', 'ar-EG'];

describe('typed dates', () => {
  it.each([
    ['en-GB', '3 Nov 2026'],
    ['en-US', 'Nov 3, 2026'],
    ['de-DE', '03.11.2026'],
  ])('[UI-03] are written so that nobody mistakes day and month in %s', (locale, written) => {
    expect(typedDate('2026-11-03', locale)).toBe(written);
  });

  it.each(LOCALES)('[UI-03] are read as they are written in %s', (locale) => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
        (moment) => {
          const date = moment.toISOString().slice(0, 10);
          expect(read(typedDate(date, locale), locale)).toBe(date);
        },
      ),
    );
  });

  it.each([
    ['24.11.2026', 'de-DE', '2026-11-24'],
    ['24-11-26', 'nl-NL', '2026-11-24'],
    ['4 / 1 / 2027', 'fr-FR', '2027-01-04'],
    ['1/4/27', 'en-US', '2027-01-04'],
    ['4/1/27', 'en-GB', '2027-01-04'],
    ['3 nov 26', 'en-GB', '2026-11-03'],
    ['November 3rd, 2026', 'en-US', null],
    ['Nov 3, 2026', 'en-GB', '2026-11-03'],
    ['2026 sept 3', 'en-US', '2026-09-03'],
    ['24. November 2026', 'de-DE', '2026-11-24'],
    ['3 mrt 2026', 'nl-NL', '2026-03-03'],
    ['3 listopada 2026', 'pl-PL', '2026-11-03'],
    ['2026. nov. 3.', 'hu-HU', '2026-11-03'],
    ['3 juil. 2026', 'fr-FR', '2026-07-03'],
    ['3 jui 2026', 'fr-FR', null],
    ['3 ma 2026', 'en-GB', null],
    ['may june 2026', 'en-GB', null],
    ['2026.11.24', 'hu-HU', '2026-11-24'],
    [' 2026-11-24 ', 'en-US', '2026-11-24'],
    ['13 dec', 'en-US', '2026-12-13'],
    ['Dec 13', 'en-GB', '2026-12-13'],
    ['13. Dez.', 'de-DE', '2026-12-13'],
    ['13 dec', 'de-DE', '2026-12-13'],
    ['december 13', 'hu-HU', '2026-12-13'],
    ['13-12-2026', 'en-GB', '2026-12-13'],
    ['13.12.', 'en-GB', '2026-12-13'],
    ['13.12', 'pl-PL', '2026-12-13'],
    ['Sunday 13 Dec', 'en-GB', '2026-12-13'],
    ['Sat 13 Dec', 'en-GB', null],
    ['dec 2026', 'en-GB', null],
  ])('[UI-03] %s in %s is %s', (text, locale, date) => {
    expect(read(text, locale)).toBe(date);
  });

  it.each([
    ['1.12.2026', 'en-US', '2026-12-01'],
    ['1.12.2026', 'en-GB', '2026-12-01'],
    ['12.13.2026', 'en-US', null],
    ['2026.12.1.', 'hu-HU', '2026-12-01'],
    ['26.12.01', 'hu-HU', '2026-12-01'],
    ['12.1.', 'hu-HU', '2026-12-01'],
    ['1.12.2026', 'hu-HU', '2026-12-01'],
  ])('[UI-03] dots: %s in %s is %s', (text, locale, date) => {
    expect(read(text, locale)).toBe(date);
  });

  it.each([
    ['1/12/2026', 'en-US', 'NL', '2026-12-01'],
    ['1/12/2026', 'en-GB', 'US', '2026-01-12'],
    ['1/12/2026', 'nl-NL', 'US', '2026-01-12'],
    ['1/12/2026', 'hu-HU', 'PL', '2026-12-01'],
    ['2026/12/1', 'en-GB', 'HU', '2026-12-01'],
    ['1/12/2026', 'en-GB', 'HU', '2026-12-01'],
    ['1/12', 'en-GB', 'DE', '2026-12-01'],
    ['12/1', 'en-GB', 'HU', '2026-12-01'],
    ['13/12', 'en-US', 'US', null],
  ])('[UI-03] slashes: %s in %s at a company in %s is %s', (text, locale, country, date) => {
    expect(read(text, locale, { country })).toBe(date);
  });

  it.each([
    ['+2w', 'en-GB', '2026-12-04'],
    ['+10', 'en-GB', '2026-11-30'],
    ['+3d', 'de-DE', '2026-11-23'],
    ['+2 Wochen', 'de-DE', '2026-12-04'],
    ['+1 mois', 'fr-FR', '2026-12-20'],
    ['+2 hét', 'hu-HU', '2026-12-04'],
    ['+2 tyg', 'pl-PL', '2026-12-04'],
    ['+2x', 'en-GB', null],
    ['fri', 'en-GB', '2026-11-27'],
    ['Mon', 'en-GB', '2026-11-23'],
    ['monday', 'nl-NL', '2026-11-23'],
    ['vr', 'nl-NL', '2026-11-27'],
    ['Freitag', 'de-DE', '2026-11-27'],
    ['tomorrow', 'en-GB', '2026-11-21'],
    ['morgen', 'nl-NL', '2026-11-21'],
    ['dziś', 'pl-PL', null],
    ['dzisiaj', 'pl-PL', '2026-11-20'],
  ])('[UI-03] from today: %s in %s is %s', (text, locale, date) => {
    expect(read(text, locale)).toBe(date);
  });

  it('[UI-03] without a year are the nearest that can be chosen', () => {
    expect(read('2 jan', 'en-GB')).toBe('2027-01-02');
    expect(read('13 nov', 'en-GB')).toBe('2026-11-13');
    expect(read('13 nov', 'en-GB', { min: '2026-11-23' })).toBe('2027-11-13');
    expect(read('2 jan', 'en-GB', { max: TODAY })).toBe('2026-01-02');
    expect(read('29 feb', 'en-GB')).toBe('2028-02-29');
  });

  it.each(['', 'soon', '31.02.2026', '1.2.3.4', '99.99.2026', '24.11.126', '24.Hornung.2026', '24', '+', '32.1.'])(
    '[UI-03] “%s” is no date',
    (text) => {
      expect(read(text, 'de-DE')).toBeNull();
    },
  );
});
