import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { earliestDay, type OpenAt, openMinutes } from './opening-minutes.ts';

const DEPOT: OpenAt = {
  timeZone: 'Europe/Amsterdam',
  openingTimes: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '07:00', to: '17:00' })),
    { day: 6, from: '08:00', to: '10:00' },
    { day: 6, from: '10:30', to: '12:00' },
  ],
  companyDays: [1, 2, 3, 4, 5],
  closed: new Set(['2026-12-25']),
};
/** Local time of Amsterdam in winter. */
const at = (day: string, time: string) => new Date(`2026-${day}T${time}:00+01:00`);

it('[OP-39] counts the minutes in which a depot is open, across nights, breaks, Sundays and holidays', () => {
  const minutes = (since: Date, until: Date) => openMinutes(since, until, DEPOT);
  // Friday, 20 November.
  expect(minutes(at('11-20', '09:00'), at('11-20', '09:10'))).toBe(10);
  expect(minutes(at('11-20', '16:55'), at('11-20', '23:00'))).toBe(5);
  expect(minutes(at('11-20', '16:55'), at('11-21', '08:05'))).toBe(10);
  expect(minutes(at('11-21', '09:50'), at('11-21', '10:40'))).toBe(20);
  expect(minutes(at('11-21', '11:58'), at('11-23', '07:08'))).toBe(10);
  expect(minutes(at('11-20', '05:00'), at('11-20', '06:59'))).toBe(0);
  // Christmas is a Friday.
  expect(minutes(at('12-24', '16:58'), at('12-26', '08:08'))).toBe(10);
  expect(minutes(at('11-20', '10:00'), at('11-20', '09:00'))).toBe(0);
});

it('[OP-39] counts in the time zone of the depot, also on the day on which its clocks change', () => {
  // 25 October 2026: the hour from 02:00 is there twice.
  const night: OpenAt = { ...DEPOT, openingTimes: [{ day: 7, from: '01:00', to: '04:00' }] };
  const hours = openMinutes(new Date('2026-10-24T12:00:00Z'), new Date('2026-10-25T12:00:00Z'), night) / 60;
  expect(hours).toBe(4);
});

it('[OP-39] counts office hours on the workdays of the company where no opening times are named', () => {
  const office: OpenAt = { ...DEPOT, openingTimes: [] };
  expect(openMinutes(at('11-20', '16:55'), at('11-23', '08:05'), office)).toBe(10);
});

it('[OP-39] looks at two weeks, however long ago it began', () => {
  const year = openMinutes(new Date('2025-01-01T00:00:00Z'), at('11-20', '17:00'), { ...DEPOT, closed: new Set() });
  expect(year).toBe(10 * 600 + 2 * 210);
});

it('[OP-85] leaves closed days out of the two weeks', () => {
  const closed = new Set(Array.from({ length: 30 }, (_, index) => addDays('2026-11-02', index)));
  const place: OpenAt = { ...DEPOT, closed };
  // Closed from Monday, 2 November, to Tuesday, 1 December.
  expect(earliestDay(at('12-02', '07:05'), place)).toBe('2026-10-20');
  expect(openMinutes(at('10-30', '16:58'), at('12-02', '07:08'), place)).toBe(2 + 2 * 90 + 30 + 8);
  const always: OpenAt = {
    ...DEPOT,
    closed: new Set(Array.from({ length: 200 }, (_, n) => addDays('2026-12-02', -n))),
  };
  expect(earliestDay(at('12-02', '07:05'), always)).toBe('2026-09-04');
});
