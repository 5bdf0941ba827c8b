import { describe, expect, it } from 'vitest';
import { type DayRules, firstTransportDay, fitsPattern, orderIssues } from './rules.ts';

const RULES: DayRules = {
  policy: { poRequired: false, poPattern: null, projectRequired: false, costCodeRequired: false, approval: 'none' },
  today: '2026-12-23',
  firstDay: '2026-12-24',
  lastDay: '2028-12-23',
  workDays: [1, 2, 3, 4, 5],
  closedDays: [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-12-28', name: 'Made up' },
  ],
  cutOff: '15:00',
  minRentalDays: 2,
  minDaysOf: {},
};
const LINE = { productCode: 'LIFT-10', quantity: 1, from: '2026-12-24', to: '2027-01-04', remark: null };
const ORDER = {
  projectId: null,
  poNumber: null,
  costCode: null,
  reference: null,
  depotId: 'd',
  fulfilment: 'pickup' as const,
  addressId: null,
  slot: null,
  siteContactId: null,
  remark: null,
  lines: [LINE],
};
const WHOLE_YEARS = { from: '2026-01-01', to: '2029-12-31' };
const issues = (own: Partial<typeof ORDER>, rules: Partial<DayRules> = {}) =>
  orderIssues({ ...ORDER, ...own }, { ...RULES, ...rules }, WHOLE_YEARS).map(({ path, code }) => [
    path.join('/'),
    code,
  ]);
const line = (own: Partial<Record<keyof typeof LINE, unknown>>) =>
  issues({ lines: [{ ...LINE, ...own } as typeof LINE] });

describe('the first day of a rental', () => {
  it('[DOM-12] is the next workday, past the cut-off the one after it, over closed days and weekends', () => {
    expect(firstTransportDay('2026-12-22', false, RULES)).toBe('2026-12-23');
    expect(firstTransportDay('2026-12-22', true, RULES)).toBe('2026-12-24');
    expect(firstTransportDay('2026-12-24', false, RULES)).toBe('2026-12-29');
    expect(firstTransportDay('2026-12-23', true, RULES)).toBe('2026-12-29');
  });
});

describe('an order', () => {
  it('[DOM-12] starts on a workday that can still be delivered on, and the next one is offered', () => {
    expect(line({})).toEqual([]);
    expect(line({ from: '2026-12-23' })).toEqual([['lines/0/from', 'too-early']]);
    expect(orderIssues({ ...ORDER, lines: [{ ...LINE, from: '2026-12-25' }] }, RULES, null)).toEqual([
      { path: ['lines', 0, 'from'], code: 'closed-day', params: { date: '2026-12-29' } },
    ]);
    expect(line({ from: '2028-12-26', to: null })).toEqual([['lines/0/from', 'too-late']]);
  });

  it('[DOM-12] is not shorter than the shortest rental, and open-ended where that is not known', () => {
    expect(line({ to: '2026-12-25' })).toEqual([['lines/0/to', 'rental-too-short']]);
    expect(line({ to: '2026-12-26' })).toEqual([]);
    expect(line({ to: '2028-12-24' })).toEqual([['lines/0/to', 'too-late']]);
    expect(line({ to: null })).toEqual([]);
  });

  it('[DOM-14] has the references that its client wants, in the form that it wants', () => {
    const policy = { ...RULES.policy, poRequired: true, projectRequired: true, costCodeRequired: true };
    expect(issues({}, { policy })).toEqual([
      ['projectId', 'required'],
      ['poNumber', 'required'],
      ['costCode', 'required'],
    ]);
    const patterned = { policy: { ...RULES.policy, poPattern: '45#####' } };
    expect(issues({ poNumber: '4500041' as never }, patterned)).toEqual([]);
    expect(issues({ poNumber: '450004' as never }, patterned)).toEqual([['poNumber', 'pattern']]);
    expect(issues({}, patterned)).toEqual([]);
    expect(fitsPattern('Ä-1', '@-#')).toBe(true);
    expect(fitsPattern('1-1', '@-#')).toBe(false);
    expect(fitsPattern('4.5', '4.#')).toBe(true);
    expect(fitsPattern('425', '4.#')).toBe(false);
  });

  it('[DOM-14] says where to, when and to whom it is delivered', () => {
    expect(issues({ fulfilment: 'delivery' as never })).toEqual([
      ['addressId', 'required'],
      ['slot', 'required'],
      ['siteContactId', 'required'],
    ]);
  });

  it('[DOM-14] starts while its project is active', () => {
    const days = { from: '2026-12-29', to: '2026-12-30' };
    const codes = (from: string) =>
      orderIssues({ ...ORDER, lines: [{ ...LINE, from }] }, RULES, days).map(({ code }) => code);
    expect(codes('2026-12-24')).toEqual(['before-project']);
    expect(codes('2026-12-30')).toEqual([]);
    expect(codes('2026-12-31')).toEqual(['after-project']);
  });
});
