import { describe, expect, it } from 'vitest';
import { detailLine, overdueLine } from '../../../testing/contracts.ts';
import { billingsOf, momentsOf, monthsOf, scaleOf, shareOf, stretchesOf } from './contract-model.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const late = detailLine({ ...overdueLine, periods: [] });
const open = detailLine({ id: 'open', expectedOffRentAt: null, periods: [] });
const returned = detailLine({
  id: 'returned',
  status: 'returned',
  onRentAt: '2026-10-12T06:00:00.000Z',
  offRentAt: '2026-10-30T16:00:00.000Z',
  returnedAt: '2026-11-02T10:00:00.000Z',
});
const planned = detailLine({ id: 'planned', status: 'planned', onRentAt: '2026-11-24T06:00:00.000Z' });

describe('the bars of a contract', () => {
  it('[UI-03] are on one scale, from the first day to the last one or today', () => {
    expect(scaleOf([late, returned], NOW)).toEqual({ from: late.onRentAt, to: NOW });
    expect(scaleOf([detailLine()], NOW).to).toBe(detailLine().expectedOffRentAt);
    expect(scaleOf([open], NOW).to > NOW).toBe(true);
  });

  it('[UI-03] show what has passed, what is ahead and what is late', () => {
    const scale = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-11T00:00:00.000Z' };
    const now = '2026-11-07T00:00:00.000Z';
    const on = (from: number, to: number | null, more = {}) => {
      const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T00:00:00.000Z`;
      const line = detailLine({ onRentAt: day(from), expectedOffRentAt: to === null ? null : day(to), ...more });
      const { passed, ahead, late: overdue } = stretchesOf(line, scale, now);
      return [passed, ahead, overdue].map(({ start, width }) => [start, width].map((share) => Math.round(share * 10)));
    };
    expect(on(3, 9)).toEqual([...[[2, 4]], ...[[6, 2]], ...[[8, 0]]]);
    expect(on(3, 5, { overdueDays: 2 })).toEqual([...[[2, 2]], ...[[4, 0]], ...[[4, 2]]]);
    expect(on(8, 10, { status: 'planned' })).toEqual([...[[7, 0]], ...[[7, 2]], ...[[9, 0]]]);
    expect(on(3, null)).toEqual([...[[2, 4]], ...[[6, 4]], ...[[10, 0]]]);
  });

  it('[UI-03] have the months that begin on their scale', () => {
    const scale = { from: '2026-10-12T06:00:00.000Z', to: '2026-12-18T06:00:00.000Z' };
    expect(monthsOf(scale).map((month) => month.slice(0, 10))).toEqual(['2026-11-01', '2026-12-01']);
    expect(shareOf(scale.to, scale)).toBe(1);
  });
});

describe('the timeline of a contract', () => {
  const said = (moments: readonly { what: string; lines: readonly unknown[] }[]) =>
    moments.map(({ what, lines }) => [what, lines.length]);

  it('[DOM-02] says what is next, and what has happened with the latest first', () => {
    const { next, soFar } = momentsOf([late, returned, planned], NOW);
    expect(said(next)).toEqual([
      ['starts', 1],
      ['ends', 1],
    ]);
    expect(said(soFar)).toEqual([
      ['overdue', 1],
      ['returned', 1],
      ['offHired', 1],
      ['onRent', 2],
    ]);
  });

  it('[DOM-02] has a call-off ahead until its day, and nothing of a canceled line', () => {
    const offRentAt = '2026-11-23T16:00:00.000Z';
    const called = detailLine({ status: 'offHireRequested', offRentAt });
    expect(said(momentsOf([called], NOW).next)).toEqual([['offHireRequested', 1]]);
    expect(said(momentsOf([called], offRentAt).soFar)).toEqual([
      ['offHireRequested', 1],
      ['onRent', 1],
    ]);
    expect(momentsOf([detailLine({ status: 'cancelled' })], NOW)).toEqual({ next: [], soFar: [] });
  });
});

describe('what a contract is billed', () => {
  const period = (from: string, to: string, invoiceNumber: string | null, amount: string | null) => ({
    ...{ from, to, kind: 'charge' as const, days: 5, invoiceNumber, invoiceId: null },
    amount: amount === null ? null : { amount, currency: 'EUR' },
  });

  it('[DOM-16] is grouped by invoice with exact totals, what is open first', () => {
    const lines = [
      detailLine({ id: 'a', periods: [period('2026-10-12', '2026-11-08', 'F-1', '0.10')] }),
      detailLine({
        id: 'b',
        periods: [
          period('2026-10-30', '2026-11-08', 'F-1', '2048.20'),
          period('2026-11-09', '2026-11-20', null, '-5.30'),
        ],
      }),
      detailLine({ id: 'c', periods: [period('2026-09-14', '2026-10-11', 'F-0', null)] }),
    ];
    expect(
      billingsOf(lines).map(({ invoiceNumber, from, to, total, periods }) => [
        ...[invoiceNumber, from, to, total?.amount, periods.length],
      ]),
    ).toEqual([
      [null, '2026-11-09', '2026-11-20', '-5.30', 1],
      ['F-1', '2026-10-12', '2026-11-08', '2048.30', 2],
      ['F-0', '2026-09-14', '2026-10-11', undefined, 1],
    ]);
  });
});
