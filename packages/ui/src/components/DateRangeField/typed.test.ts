import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, typedDate } from './typed.ts';

const LOCALES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'hu-HU', 'pl-PL', 'sv-SE', 'ar-EG'];

describe('typed dates', () => {
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
    ['2026.11.24', 'hu-HU', '2026-11-24'],
    [' 2026-11-24 ', 'en-US', '2026-11-24'],
  ])('[UI-03] %s in %s is %s', (text, locale, date) => {
    expect(readDate(text, locale)).toBe(date);
  });

  it.each(['', 'tomorrow', '31.02.2026', '24.11', '1.2.3.4', '99.99.2026', '24.11.126'])(
    '[UI-03] “%s” is no date',
    (text) => {
      expect(readDate(text, 'de-DE')).toBeNull();
    },
  );
});
