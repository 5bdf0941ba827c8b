import { CONTRACT_LINE_LIST, endOfRent, isLineOverdue, lineState } from '@hireyard/contract';
import { describe, expect, it } from 'vitest';
import { parseList } from '../../../lists/list-state.ts';
import { monthOf, weekOf } from '../../../lists/periods.ts';
import { line, overdueLine } from '../../../testing/contracts.ts';
import { FIGURES, filterOf, isPressed } from './key-figures.ts';
import { barsOf, type PlanningWords } from './planning-groups.ts';

const filters = parseList(CONTRACT_LINE_LIST, new URLSearchParams()).filters;
const words: PlanningWords = {
  machine: ({ productCode }) => productCode,
  codes: ({ fleetNumber }) => fleetNumber ?? '',
  status: ({ status }) => status,
  range: (from, to) => `${from}..${to ?? ''}`,
  until: (to) => `until ${to}`,
  openSince: (from) => `open since ${from}`,
  pickupAsked: (to) => `asked ${to}`,
  offHired: (number, to) => `${number} ${to}`,
  overdue: (days) => `late ${days}`,
  lines: String,
  noProject: '-',
};
const window = { from: '2026-11-02', to: '2026-11-29' };

describe('key figures as filters', () => {
  it.each(FIGURES)('[UI-03] %s is pressed by its own filter and by no other figure’s', (figure) => {
    const pressed = FIGURES.filter((other) => isPressed(other, { ...filters, ...filterOf(figure) }));
    expect(pressed).toEqual([figure]);
    expect(isPressed(figure, { ...filters, ...filterOf(undefined) })).toBe(false);
  });
});

describe('a line', () => {
  it('[DOM-02] is overdue only while on rent', () => {
    expect(isLineOverdue(overdueLine)).toBe(true);
    expect(isLineOverdue({ ...overdueLine, status: 'offHireRequested' })).toBe(false);
    expect(lineState({ ...overdueLine, status: 'offHireRequested' })).toBe('offHireRequested');
  });

  it('[DOM-02] ends when it was called off for, else when it is expected back', () => {
    expect(endOfRent(line({ offRentAt: '2026-11-18T16:00:00.000Z' }))).toBe('2026-11-18T16:00:00.000Z');
    expect(endOfRent(line({ expectedOffRentAt: null }))).toBeNull();
  });
});

describe('bars of the planning', () => {
  it('[UI-03] an overdue line is its period, and its late days up to today', () => {
    expect(barsOf(overdueLine, window, words)).toMatchObject([
      { from: '2026-10-12', to: '2026-11-13', status: 'onRent', text: 'until 2026-11-13' },
      { from: '2026-11-14', to: '2026-11-20', status: 'overdue', text: 'late 7' },
    ]);
  });

  it.each([
    [line({ expectedOffRentAt: null }), 'onRent', 'open since 2026-11-03'],
    [line({ status: 'planned' }), 'planned', '2026-11-03..2026-11-27'],
    [
      line({ status: 'offHireRequested', offRentAt: '2026-11-21T16:00:00.000Z' }),
      'offHireRequested',
      'asked 2026-11-21',
    ],
    [
      line({ status: 'offHired', offRentAt: '2026-11-18T16:00:00.000Z', offHireNumber: 'OH-1' }),
      'offHired',
      'OH-1 2026-11-18',
    ],
  ])('[UI-03] %# has its status and words', (one, status, text) => {
    expect(barsOf(one, window, words)).toMatchObject([{ status, text }]);
  });

  it('[I18N-01] days are those of the depot, not of UTC', () => {
    const [bar] = barsOf(line({ onRentAt: '2026-11-02T23:30:00.000Z' }), window, words);
    expect(bar?.from).toBe('2026-11-03');
  });
});

describe('quick periods', () => {
  it('[UI-03] weeks run from Monday to Sunday, months to their last day', () => {
    expect(weekOf('2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(weekOf('2026-12-30', 1)).toEqual({ from: '2027-01-04', to: '2027-01-10' });
    expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthOf('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });
});
