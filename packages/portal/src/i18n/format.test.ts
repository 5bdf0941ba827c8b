import { LANGUAGES } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { DEVICE_LOCALITY } from './locality.ts';

// Intl separates words and numbers with non-breaking spaces. The tests compare only the words.
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('money', () => {
  it.each([
    ['en-US', '€1,234.50'],
    ['de', '1.234,50 €'],
    ['fr', '1 234,50 €'],
    ['nl', '€ 1.234,50'],
    ['hu', '1234,50 EUR'],
    ['pl', '1234,50 €'],
  ])('[I18N-01] is written by the rules of %s', (language, text) => {
    expect(plain(createFormat(language).money({ amount: '1234.50', currency: 'EUR' }))).toBe(text);
  });

  it('[I18N-01] is exact to the last digit, where a float would not be', () => {
    expect(createFormat('en-US').money({ amount: '9007199254740993.01', currency: 'EUR' })).toBe(
      '€9,007,199,254,740,993.01',
    );
    expect(createFormat('en-US').money({ amount: '-0.10', currency: 'EUR' })).toBe('−€0.10');
  });

  it.each(LANGUAGES)('[DOM-23] [I18N-01] has the minus of the kit in %s, as numbers have', (language) => {
    expect(createFormat(language).money({ amount: '-138.40', currency: 'EUR' })).toMatch(/^[^-]*−[^-]*$/);
    expect(createFormat(language).number(-0.4)).toMatch(/^−0[.,]4$/);
  });

  it('[I18N-01] keeps every digit of any amount of two decimals', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(amount, ([whole, cents]) => {
        const decimal = `${whole}.${String(cents).padStart(2, '0')}`;
        const text = createFormat('en-US').money({ amount: decimal, currency: 'EUR' });
        expect(text.replace(/[€,]/g, '')).toBe(decimal);
      }),
    );
  });
});

describe('dates', () => {
  it('[I18N-01] shows an instant on the day and at the time of the depot, not of the device', () => {
    const format = createFormat('nl');
    expect(format.day('2026-11-20T23:30:00.000Z', 'Europe/Amsterdam')).toBe('21 nov 2026');
    expect(format.day('2026-11-20T23:30:00.000Z', 'America/New_York')).toBe('20 nov 2026');
    expect(plain(format.dateTime('2026-07-01T05:00:00.000Z', 'Europe/Warsaw'))).toContain('07:00');
  });

  it('[I18N-01] shows a local date as it is, wherever the reader sits', () => {
    expect(createFormat('de').date('2026-11-20')).toBe('20. Nov. 2026');
    expect(createFormat('en-US').date('2026-11-20', 'short')).toBe('Nov 20');
    expect(plain(createFormat('en-US').dateRange('2026-11-20', '2026-11-24'))).toBe('Nov 20 – 24, 2026');
    expect(createFormat('en-US').dateRange('2026-11-20', null)).toBe('Nov 20, 2026 –');
  });

  it('[I18N-10] leaves only the year of today out of a short date', () => {
    const at = (today: string) => createFormat('en-US', { ...DEVICE_LOCALITY, now: () => new Date(`${today}T12:00Z`) });
    const [before, after] = [at('2026-12-31'), at('2027-01-02')];
    expect([before, after].map((format) => format.date('2026-12-20', 'short'))).toEqual(['Dec 20', 'Dec 20, 2026']);
    expect(after.day('2026-12-20T12:00Z', 'Europe/Amsterdam', 'short')).toBe('Dec 20, 2026');
    expect(before.date('2027-01-04', 'weekday')).toBe('Mon, Jan 4, 2027');
    expect(before.dateRange('2026-12-20', '2027-01-05', 'short')).toBe('Dec 20 – Jan 5, 2027');
    expect(after.dateRange('2026-12-20', '2027-01-05', 'short')).toBe('Dec 20, 2026 – Jan 5');
    expect(plain(after.dateRange('2026-12-20', '2026-12-24', 'short'))).toBe('Dec 20 – 24, 2026');
    expect(after.dateRange('2026-12-20', null, 'short')).toBe('Dec 20, 2026 –');
    expect(plain(before.dateRange('2026-12-20', '2027-01-05'))).toBe('Dec 20, 2026 – Jan 5, 2027');
  });

  it('[I18N-10] reads the year of today from the clock of the depots', () => {
    const newYear = { ...DEVICE_LOCALITY, now: () => new Date('2026-12-31T23:30:00.000Z') };
    expect(createFormat('de', { ...newYear, timeZone: 'Europe/Berlin' }).date('2026-12-20', 'short')).toContain('2026');
    expect(createFormat('de', { ...newYear, timeZone: 'UTC' }).date('2026-12-20', 'short')).toBe('20. Dez.');
  });

  it.each([
    ['NL', '20 Nov 2026', '20 Nov', '20 Nov 2026, 07:11', '16:30'],
    ['PL', '20 Nov 2026', '20 Nov', '20 Nov 2026, 07:11', '16:30'],
    ['US', 'Nov 20, 2026', 'Nov 20', 'Nov 20, 2026, 7:11 AM', '4:30 PM'],
    [null, 'Nov 20, 2026', 'Nov 20', 'Nov 20, 2026, 7:11 AM', '4:30 PM'],
  ])('[I18N-10] writes English dates and times as in %s, and its numbers as in en-US', (country, ...texts) => {
    const format = createFormat('en-US', { ...DEVICE_LOCALITY, country, timeZone: 'Europe/Amsterdam' });
    const at = '2026-11-20T06:11:00.000Z';
    const written = [format.date('2026-11-20'), format.date('2026-11-20', 'short'), format.dateTime(at)];
    expect([...written, format.time('16:30')].map(plain)).toEqual(texts);
    expect(format.money({ amount: '1234.50', currency: 'EUR' })).toBe('€1,234.50');
  });

  it('[I18N-10] writes instants in the time zone of the depots, unless a depot has its own', () => {
    const format = createFormat('nl', { ...DEVICE_LOCALITY, country: 'NL', timeZone: 'Europe/Amsterdam' });
    expect(plain(format.dateTime('2026-11-20T06:11:00.000Z'))).toContain('07:11');
    expect(plain(format.dateTime('2026-11-20T06:11:00.000Z', 'Europe/London'))).toContain('06:11');
    expect(format.day('2026-11-20T23:30:00.000Z')).toBe('21 nov 2026');
  });

  it.each([
    ['en-US', 'tomorrow', '7 days ago'],
    ['nl', 'morgen', '7 dagen geleden'],
    ['pl', 'jutro', '7 dni temu'],
  ])('[I18N-01] says how far off a day is in %s', (language, tomorrow, weekAgo) => {
    const format = createFormat(language);
    expect(format.relativeDay('2026-11-21', '2026-11-20')).toBe(tomorrow);
    expect(format.relativeDay('2026-11-13', '2026-11-20')).toBe(weekAgo);
  });
});

it.each(LANGUAGES)('[I18N-01] writes numbers and lists in %s', (language) => {
  expect(plain(createFormat(language).number(0.5, { style: 'percent' }))).toMatch(/^50 ?%$/);
  expect(createFormat(language).list(['A', 'B', 'C'])).toMatch(/^A, B,? \S+ C$/);
});
