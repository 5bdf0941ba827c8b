import { expect, it } from 'vitest';
import { type LineTimes, timesIssues } from './imported-lines.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const onRent: LineTimes = {
  status: 'onRent',
  onRentAt: new Date('2026-11-02T07:00:00Z'),
  expectedOffRentAt: new Date('2026-12-01T16:00:00Z'),
  offRentAt: null,
  returnedAt: null,
};
const issues = (own: Partial<LineTimes>) => timesIssues({ ...onRent, ...own }, NOW);

it('[OP-23] takes a line that began years ago, and refuses centuries: figures count the days of a rental', () => {
  expect(issues({})).toEqual([]);
  expect(issues({ onRentAt: new Date('1997-05-05T07:00:00Z') })).toEqual([]);
  expect(issues({ onRentAt: new Date('1900-01-01T07:00:00Z') })).toMatchObject([
    { pointer: '/onRentAt', code: 'too-early', params: { date: '1996-10-28' } },
  ]);
  expect(issues({ expectedOffRentAt: new Date('2999-12-31T07:00:00Z') })).toMatchObject([
    { pointer: '/expectedOffRentAt', code: 'too-late', params: { date: '2036-11-27' } },
  ]);
});

it('[OP-23] refuses what has not happened yet, and times out of order', () => {
  expect(issues({ onRentAt: new Date('2026-11-21T07:00:00Z') })).toEqual([{ pointer: '/onRentAt', code: 'in-future' }]);
  expect(issues({ status: 'planned', onRentAt: new Date('2026-11-21T07:00:00Z') })).toEqual([]);
  expect(issues({ status: 'offHired' })).toEqual([{ pointer: '/offRentAt', code: 'required' }]);
  const back = { offRentAt: new Date('2026-11-10T07:00:00Z'), returnedAt: new Date('2026-11-09T07:00:00Z') };
  expect(issues({ status: 'returned', ...back })).toEqual([{ pointer: '/returnedAt', code: 'before-from' }]);
});
