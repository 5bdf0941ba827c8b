import { DOCUMENT_TYPES, INVOICE_STATUSES, LINE_STATUSES } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceOverdueDays, overdueDays } from './overdue.ts';

const zone = 'Europe/Amsterdam';
const onRent = (expected: string | null) => ({
  status: 'onRent' as const,
  expectedOffRentAt: expected === null ? null : new Date(expected),
});

describe('overdue', () => {
  it('[DOM-02] counts whole days past the expected day', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    expect(overdueDays(onRent('2026-11-13T16:00:00Z'), now, zone)).toBe(7);
    expect(overdueDays(onRent('2026-11-20T07:00:00Z'), now, zone)).toBe(0);
    expect(overdueDays(onRent('2026-11-21T07:00:00Z'), now, zone)).toBe(0);
    expect(overdueDays(onRent(null), now, zone)).toBe(0);
  });

  it('[DOM-02] begins at midnight in the depot’s zone, not in UTC', () => {
    const expected = onRent('2026-11-20T16:00:00Z');
    expect(overdueDays(expected, new Date('2026-11-20T22:59:59Z'), zone)).toBe(0);
    expect(overdueDays(expected, new Date('2026-11-20T23:00:00Z'), zone)).toBe(1);
    expect(overdueDays(expected, new Date('2026-11-20T23:00:00Z'), 'Europe/London')).toBe(0);
  });

  it('[DOM-02] counts a day of 23 or 25 hours as one', () => {
    expect(overdueDays(onRent('2026-03-28T16:00:00Z'), new Date('2026-03-29T22:30:00Z'), zone)).toBe(2);
    expect(overdueDays(onRent('2026-10-24T16:00:00Z'), new Date('2026-10-25T22:30:00Z'), zone)).toBe(1);
  });

  it('[DOM-02] is only for lines on rent', () => {
    const now = new Date('2026-11-20T09:00:00Z');
    const expectedOffRentAt = new Date('2026-11-01T09:00:00Z');
    const late = LINE_STATUSES.filter((status) => overdueDays({ status, expectedOffRentAt }, now, zone) > 0);
    expect(late).toEqual(['onRent']);
  });

  it('[DOM-02] never shrinks as time goes on', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, fc.nat(90 * 86_400_000), (expectedOffRentAt, now, later) => {
        const line = { status: 'onRent' as const, expectedOffRentAt };
        const days = overdueDays(line, now, zone);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(overdueDays(line, new Date(now.getTime() + later), zone)).toBeGreaterThanOrEqual(days);
      }),
    );
  });
});

describe('an overdue invoice', () => {
  const open = { type: 'invoice', status: 'open', dueOn: '2026-11-20' } as const;

  it('[DOM-06] counts whole days past its due date', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-20'].map((day) => invoiceOverdueDays(open, day));
    expect(days).toEqual([0, 0, 1, 30]);
  });

  it('[DOM-06] is one that is not paid, and never a credit note', () => {
    const late = INVOICE_STATUSES.filter((status) => invoiceOverdueDays({ ...open, status }, '2026-12-20') > 0);
    expect(late).toEqual(['open', 'partlyPaid']);
    const types = DOCUMENT_TYPES.filter((type) => invoiceOverdueDays({ ...open, type }, '2026-12-20') > 0);
    expect(types).toEqual(['invoice']);
  });
});
