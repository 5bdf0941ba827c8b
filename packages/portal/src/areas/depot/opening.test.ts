import { expect, it } from 'vitest';
import { distanceKm } from '../../rental/distance.ts';
import { depot, GRONINGEN, UTRECHT } from '../../testing/company.ts';
import { byDistance, matches } from './depot-search.ts';
import { openingOf } from './opening.ts';

const WARSAW = depot({
  timeZone: 'Europe/Warsaw',
  openingTimes: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: '12:30', to: '16:30' },
    { day, from: '07:00', to: '12:00' },
  ]),
  closedDays: [
    { date: '2026-12-24', name: 'Wigilia' },
    { date: '2026-12-25', name: 'Boże Narodzenie' },
  ],
});
const at = (instant: string) => openingOf(WARSAW, new Date(instant));

it.each([
  ['before it opens', '2026-11-20T05:59:00Z', null, { date: '2026-11-20', time: '07:00' }],
  ['at the minute it opens', '2026-11-20T06:00:00Z', '12:00', { date: '2026-11-20', time: '12:30' }],
  ['in its break', '2026-11-20T11:00:00Z', null, { date: '2026-11-20', time: '12:30' }],
  ['at the minute it closes', '2026-11-20T15:30:00Z', null, { date: '2026-11-23', time: '07:00' }],
  ['at the weekend', '2026-11-22T22:59:00Z', null, { date: '2026-11-23', time: '07:00' }],
  ['where its clock is already on Monday', '2026-11-22T23:30:00Z', null, { date: '2026-11-23', time: '07:00' }],
  ['in summer', '2026-07-01T05:00:00Z', '12:00', { date: '2026-07-01', time: '12:30' }],
  ['before the holidays', '2026-12-23T16:00:00Z', null, { date: '2026-12-28', time: '07:00' }],
])('a depot %s is told by its own clock', (_when, instant, openUntil, opens) => {
  expect(at(instant)).toMatchObject({ openUntil, opens, closedDay: null });
});

it('a depot is closed on a holiday of its region, and says which', () => {
  expect(at('2026-12-24T09:00:00Z')).toEqual({
    openUntil: null,
    opens: { date: '2026-12-28', time: '07:00' },
    today: '2026-12-24',
    closedDay: 'Wigilia',
  });
});

it('a depot without opening hours never says when it opens', () => {
  expect(openingOf(GRONINGEN, new Date('2026-11-20T09:00:00Z'))).toMatchObject({ openUntil: null, opens: null });
});

it('distances are straight lines over the earth', () => {
  const amsterdam = { latitude: 52.3702, longitude: 4.8952 };
  expect(distanceKm(amsterdam, { latitude: 52.2297, longitude: 21.0122 })).toBeCloseTo(1095, -1);
  expect(distanceKm(amsterdam, amsterdam)).toBe(0);
});

it('the client’s own depot is first, then the nearest, then what has no place, by name', () => {
  const [amsterdam, lost] = [depot(), depot({ id: 'lost', name: 'Breda', geo: null })];
  const names = (...sorted: Parameters<typeof byDistance>) => byDistance(...sorted).map(({ depot: { name } }) => name);
  const all = [lost, GRONINGEN, amsterdam, UTRECHT];
  expect(names(all, null)).toEqual(['Utrecht', 'Amsterdam', 'Breda', 'Groningen']);
  expect(names(all, { latitude: 53.2, longitude: 6.5 })).toEqual(['Utrecht', 'Groningen', 'Amsterdam', 'Breda']);
});

it('[I18N-02] a search finds a depot however its letters are typed', () => {
  const lodz = depot({ name: 'Łódź', address: { ...depot().address, line1: 'Składowa 5' } });
  expect(['lodz', 'SKLADOWA łódź', ' 1042 '].map((search) => matches(lodz, search))).toEqual([true, true, true]);
  expect(matches(lodz, 'lodz utrecht')).toBe(false);
});
