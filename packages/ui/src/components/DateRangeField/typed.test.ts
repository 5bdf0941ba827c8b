import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, typedDate } from './typed.ts';

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
          expect(readDate(typedDate(date, locale), locale)).toBe(date);
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
  ])('[UI-03] %s in %s is %s', (text, locale, date) => {
    expect(readDate(text, locale)).toBe(date);
  });

  it.each(['', 'tomorrow', '31.02.2026', '24.11', '1.2.3.4', '99.99.2026', '24.11.126', '24.Hornung.2026'])(
    '[UI-03] “%s” is no date',
    (text) => {
      expect(readDate(text, 'de-DE')).toBeNull();
    },
  );
});
