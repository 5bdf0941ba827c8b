import { expect, it } from 'vitest';
import { numbering } from './numbers.ts';

const AMSTERDAM = 'Europe/Amsterdam';
const NOW = new Date('2026-11-20T09:00:00Z');

it('[DOM-04] [DOM-01] counts requests and orders of a month', () => {
  const { series, number } = numbering('request', NOW, AMSTERDAM);
  expect([series, number(1), number(42), number(1234)]).toEqual(['R-2611', 'R-2611-001', 'R-2611-042', 'R-2611-1234']);
  expect(numbering('order', NOW, AMSTERDAM).number(7)).toBe('O-2611-007');
});

it('[DOM-03] counts off-hires on over the years', () => {
  const { series, number } = numbering('offHire', NOW, AMSTERDAM);
  expect([series, number(42), number(12_345)]).toEqual(['OH', 'OH-260042', 'OH-2612345']);
});

it('[DOM-01] takes the month and the year of the operating company', () => {
  const night = new Date('2026-12-31T23:30:00Z');
  expect(numbering('order', night, AMSTERDAM).number(1)).toBe('O-2701-001');
  expect(numbering('order', night, 'Europe/London').number(1)).toBe('O-2612-001');
  expect(numbering('offHire', night, AMSTERDAM).number(1)).toBe('OH-270001');
});
