import { expect, it } from 'vitest';
import { monthsBetween } from './months.ts';

it('[DOM-34] months go over a new year, and are not without end', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2026-11', '2026-10')).toEqual([]);
  expect(monthsBetween('1900-01', '2026-10')).toHaveLength(60);
});
