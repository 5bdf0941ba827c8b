import { expect, it } from 'vitest';
import { closedDays, unchargedDays } from './closed-days.ts';

const HOLIDAYS = [
  { date: '2026-05-05', name: 'Liberation Day' },
  { date: '2026-05-25', name: 'Whit Monday' },
];
const own = (closing: readonly string[] = [], workedDays: readonly string[] = []) => ({
  closingDays: closing.map((date) => ({ date, name: `Closed ${date}` })),
  workedDays,
});
const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date);

it('[OP-85] is closed on public holidays and closing days, and open on worked ones', () => {
  expect(closedDays(HOLIDAYS, own(), own())).toEqual(HOLIDAYS);
  const company = own(['2026-05-15'], ['2026-05-05']);
  expect(closedDays(HOLIDAYS, company, own())).toEqual([
    { date: '2026-05-15', name: 'Closed 2026-05-15' },
    { date: '2026-05-25', name: 'Whit Monday' },
  ]);
});

it('[OP-85] takes the word of the depot before that of its company, and a closing day before a worked one', () => {
  const company = own(['2026-05-15', '2026-05-18'], ['2026-05-05']);
  const depot = own(['2026-05-05', '2026-05-19'], ['2026-05-15', '2026-05-19']);
  expect(datesOf(closedDays(HOLIDAYS, company, depot))).toEqual([
    '2026-05-05',
    '2026-05-18',
    '2026-05-19',
    '2026-05-25',
  ]);
});

it('[OP-86] charges worked holidays and closing days, and no other public holiday', () => {
  const company = own(['2026-05-15'], ['2026-05-05']);
  expect(datesOf(unchargedDays(HOLIDAYS, company, own()))).toEqual(['2026-05-25']);
  expect(datesOf(unchargedDays(HOLIDAYS, company, own(['2026-05-05'])))).toEqual(['2026-05-05', '2026-05-25']);
});
