import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Imports the module afresh, because it caches formatters. */
async function startModule() {
  vi.resetModules();
  return import('./local-date.ts');
}

/** Engine with American dates and numbers without leading zeros, like WebKit in some locales. */
function stubEngine() {
  const Native = Intl.DateTimeFormat;
  class DateTimeFormat extends Native {
    constructor(_locale?: string, options?: Intl.DateTimeFormatOptions) {
      const { year, month, day, hour, minute, ...others } = options ?? {};
      const numeric = { year, month: month && 'numeric', day: day && 'numeric', hour, minute } as const;
      super('en-US', { ...others, ...numeric });
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat });
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(new Date('2026-11-29T12:00:00Z'))).toBe(
    '11/29/2026',
  );
}

const INSTANTS = [
  ['2026-10-24T22:30:00.000Z', 'Europe/Amsterdam', '2026-10-25', '00:30'],
  ['2026-10-25T22:30:00.000Z', 'Europe/Amsterdam', '2026-10-25', '23:30'],
  ['2026-10-25T23:30:00.000Z', 'Europe/Amsterdam', '2026-10-26', '00:30'],
  ['2027-01-04T05:06:00.000Z', 'UTC', '2027-01-04', '05:06'],
] as const;

it.each(INSTANTS)('[I18N-01] %s in %s is %s at %s', async (instant, timeZone, date, time) => {
  const { localDateIn, localDateTime } = await startModule();
  expect(localDateTime(instant, timeZone)).toEqual({ date, time });
  expect(localDateIn(new Date(instant), timeZone)).toBe(date);
});

it.each(INSTANTS)(
  '[I18N-01] %s in %s is %s in an engine that writes it another way',
  async (instant, timeZone, date, time) => {
    stubEngine();
    const { localDateTime } = await startModule();
    expect(localDateTime(instant, timeZone)).toEqual({ date, time });
  },
);

it('[DOM-09] an extension is judged in an engine that writes dates another way', async () => {
  stubEngine();
  vi.resetModules();
  const { firstEndOf } = await import('../off-hires/rules.ts');
  const rules = {
    today: '2026-11-20',
    isPastCutOff: false,
    firstPickupDay: '2026-11-23',
    lastPickupDay: '2027-01-19',
    firstEndDay: '2026-11-23',
    lastEndDay: '2028-11-20',
    workDays: [1, 2, 3, 4, 5],
    closedDays: [],
    cutOff: '15:00',
    timeZone: 'Europe/Amsterdam',
  };
  expect(firstEndOf({ expectedOffRentAt: '2026-11-29T15:00:00Z' }, rules)).toBe('2026-11-30');
});

it('[I18N-01] counts the days between two dates across a change of the clocks', async () => {
  const { daysBetween } = await startModule();
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});
