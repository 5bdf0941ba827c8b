import { ORDER_STATUSES, type Right } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday, localDate } from './calendar.ts';
import { IllegalMove, ORDER } from './lifecycle.ts';
import {
  actionsOn,
  approvalRule,
  COMPANY_MOVES,
  cancelUntil,
  contractLinesOf,
  moversOf,
  movesBy,
  movesOf,
  type OrderUser,
  type OwnedOrder,
} from './orders.ts';

const order = (own: Partial<OwnedOrder> = {}): OwnedOrder => ({
  status: 'pendingApproval',
  ordererId: 'writer',
  decidable: false,
  cancelUntil: new Date('2026-11-23T14:00:00Z'),
  ...own,
});
/** An order that the user may decide. */
const decidable = order({ decidable: true });
const user = (userId: string, rights: readonly Right[], own: Partial<OrderUser> = {}): OrderUser => ({
  userId,
  rights: new Set(rights),
  now: new Date('2026-11-20T09:00:00Z'),
  blocked: false,
  ...own,
});
const writer = user('writer', ['order-create']);
const approver = user('approver', ['order-approve']);
const all = user('writer', ['order-create', 'order-approve', 'order-view-all']);

describe('approval', () => {
  it('[DOM-08] is needed by policy: never, always, or over one’s own limit', () => {
    expect([true, false].map((isWithin) => approvalRule('none', isWithin))).toEqual([null, null]);
    expect([true, false].map((isWithin) => approvalRule('always', isWithin))).toEqual(['always', 'always']);
    expect([true, false].map((isWithin) => approvalRule('overLimit', isWithin))).toEqual([null, 'overLimit']);
  });

  it('[DOM-08] is given by those who may decide, and by nobody else', () => {
    expect(actionsOn(decidable, approver)).toEqual(['approve', 'reject']);
    expect(actionsOn(order(), approver)).toEqual([]);
    expect(actionsOn(order(), all)).toEqual(['withdraw', 'cancel', 'copy']);
    expect(movesOf(order(), all).pendingApproval).toEqual(['draft', 'cancelled']);
  });
});

describe('the moves of an order', () => {
  it('[DOM-01] are those of the lifecycle, divided among client and rental company', () => {
    expect(ORDER_STATUSES.length).toBe(7);
    for (const status of ORDER_STATUSES) {
      const people = [writer, approver, user('other', ['order-create', 'order-view-all'])];
      const moves = [
        ...people.flatMap((one) => movesOf(order({ status, decidable: one === approver }), one)[status]),
        ...COMPANY_MOVES[status],
      ];
      expect([...new Set(moves)].toSorted(), status).toEqual([...ORDER[status]].toSorted());
    }
    expect(COMPANY_MOVES.submitted).toEqual(['confirmed', 'rejected', 'cancelled']);
    expect(COMPANY_MOVES.pendingApproval).toEqual([]);
  });

  it('[DOM-01] end for who has confirmed goods on their way: only before the cut-off', () => {
    const confirmed = order({ status: 'confirmed' });
    expect(movesBy(confirmed, writer).confirmed).toEqual(['cancelled']);
    expect(movesBy(confirmed, { ...writer, now: new Date('2026-11-23T14:00:00Z') }).confirmed).toEqual([]);
    expect(
      movesBy(order({ status: 'submitted' }), { ...writer, now: new Date('2026-11-24T14:00:00Z') }).submitted,
    ).toEqual(['cancelled']);
  });

  it('[DOM-01] are the writer’s as long as it is a draft, and nothing is sent for a blocked client', () => {
    const draft = order({ status: 'draft' });
    expect(actionsOn(draft, writer)).toEqual(['edit', 'delete', 'submit']);
    expect(actionsOn(draft, { ...writer, blocked: true })).toEqual(['edit', 'delete']);
    expect(actionsOn(draft, user('other', ['order-create', 'order-view-all']))).toEqual([]);
    expect(actionsOn(decidable, { ...approver, blocked: true })).toEqual(['reject']);
    expect(actionsOn(order({ status: 'rejected' }), writer)).toEqual(['copy']);
    expect(actionsOn(order({ status: 'submitted' }), user('writer', []))).toEqual([]);
  });
});

it('[DOM-01] the cut-off of a first day is that of the workday before it, by the clock of the depot', () => {
  const rules = { workDays: [1, 2, 3, 4, 5], closedDays: [], cutOff: '15:00' };
  expect(cancelUntil('2026-11-24', rules, 'Europe/Amsterdam').toISOString()).toBe('2026-11-23T14:00:00.000Z');
  expect(cancelUntil('2026-11-23', rules, 'Europe/Amsterdam').toISOString()).toBe('2026-11-20T14:00:00.000Z');
  // Christmas on a Friday: before Monday the last workday is Thursday, in winter time.
  const feasts = { ...rules, closedDays: ['2026-12-25', '2026-12-26'].map((date) => ({ date, name: 'Christmas' })) };
  expect(cancelUntil('2026-12-28', feasts, 'Europe/Amsterdam').toISOString()).toBe('2026-12-24T14:00:00.000Z');
});

it('[DOM-01] the cut-off is on a workday that is no closed day, and none lies between it and the first day', () => {
  const first = '2026-12-28';
  const daysBefore = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  fc.assert(
    fc.property(daysBefore, weekdays, (closed, workDays) => {
      const closedDays = closed.map((back) => ({ date: addDays(first, -back), name: 'Feast' }));
      const isOpen = (day: string) =>
        workDays.includes(isoWeekday(day)) && !closedDays.some(({ date }) => date === day);
      const day = localDate(
        cancelUntil(first, { workDays, closedDays, cutOff: '15:00' }, 'Europe/Amsterdam'),
        'Europe/Amsterdam',
      );
      expect(isOpen(day)).toBe(true);
      for (let next = addDays(day, 1); next < first; next = addDays(next, 1)) expect(isOpen(next)).toBe(false);
    }),
  );
});

it('[DOM-14] a serialised product becomes one contract line a machine, a bulk one a single line', () => {
  const days = { from: '2026-11-24', to: null };
  const lines = contractLinesOf([
    { productCode: 'SCI-D-12', tracking: 'serialised', quantity: 2, ...days },
    { productCode: 'FEN-M-35', tracking: 'bulk', quantity: 40, ...days },
  ]);
  expect(lines.map(({ lineNo, productCode, quantity }) => [lineNo, productCode, quantity])).toEqual([
    [1, 'SCI-D-12', 1],
    [2, 'SCI-D-12', 1],
    [3, 'FEN-M-35', 40],
  ]);
});

it('[DOM-01] each transition has those who make it, the usual party first', () => {
  for (const from of ORDER_STATUSES)
    for (const to of ORDER[from]) expect(moversOf(from, to).length, `${from} ${to}`).toBeGreaterThan(0);
  expect(moversOf('pendingApproval', 'rejected')).toEqual(['approver']);
  expect(moversOf('submitted', 'cancelled')).toEqual(['writer', 'colleague', 'company']);
  expect(() => moversOf('draft', 'confirmed')).toThrow(IllegalMove);
});
