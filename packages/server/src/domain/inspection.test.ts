import { expect, it } from 'vitest';
import { addMonths, inspectionStanding, nextDueOn } from './inspection.ts';

const TODAY = '2026-11-20';

it.each([
  [null, 'none'],
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'due'],
  ['2026-12-20', 'due'],
  ['2026-12-21', 'valid'],
] as const)('[DOM-05] an inspection due on %s is %s', (dueOn, standing) => {
  expect(inspectionStanding(dueOn, TODAY)).toBe(standing);
});

it.each([
  ['2026-11-20', 6, '2027-05-20'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
] as const)('%s and %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

it('[DOM-05] is due again by its interval, from the day on which it was done; once failed it stays due', () => {
  const plan = { dueOn: '2026-11-15', intervalMonths: 6 };
  expect(nextDueOn(plan, { doneOn: TODAY, result: 'pass' })).toBe('2027-05-20');
  expect(nextDueOn(plan, { doneOn: TODAY, result: 'passWithRemarks' })).toBe('2027-05-20');
  expect(nextDueOn(plan, { doneOn: TODAY, result: 'fail' })).toBe('2026-11-15');
});
