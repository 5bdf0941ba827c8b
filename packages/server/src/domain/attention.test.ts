import { LINE_ACTIONS } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costSince, nextStep } from './attention.ts';
import { type BillingWeekDays, shareOfRate } from './billing.ts';
import { addDays } from './calendar.ts';
import { toMinor } from './money.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const lines = fc.record({
  rate: fc.record({
    unit: fc.constantFrom('day' as const, 'week' as const, 'fourWeek' as const),
    price: cents.map((minor) => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' })),
  }),
  quantity: fc.integer({ min: 1, max: 50 }),
  billingWeekDays: fc.constantFrom<BillingWeekDays>(5, 6, 7),
});
const DAY = '2026-11-20';

describe('what waiting costs', () => {
  it('[DOM-30] [DOM-16] is nothing up to the day itself, and never less a day later', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 400 }), (line, days) => {
        expect(toMinor(costSince(line, DAY, addDays(DAY, -days)).amount)).toBe(0n);
        const [one, next] = [days, days + 1].map((later) => toMinor(costSince(line, DAY, addDays(DAY, later)).amount));
        expect(next).toBeGreaterThanOrEqual(one as bigint);
      }),
    );
  });

  it('[DOM-30] [DOM-16] is by a rate of a day as many further days as are charged, and the week of a week’s rate', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 60 }), (line, weeks) => {
        const later = costSince(line, DAY, addDays(DAY, 7 * weeks));
        if (line.rate.unit === 'day') {
          const days = BigInt(weeks * line.billingWeekDays);
          expect(toMinor(later.amount)).toBe(days * toMinor(shareOfRate(1, line).amount));
        }
        if (line.rate.unit === 'week') {
          expect(toMinor(later.amount)).toBe(BigInt(weeks * line.quantity) * toMinor(line.rate.price.amount));
        }
      }),
    );
  });
});

describe('the next step', () => {
  it.each([
    ['machineOverdue', ['extend', 'offHire'], 'callOff'],
    ['machineOverdue', ['extend'], 'show'],
    ['pickupFailed', ['offHire'], 'callOff'],
    ['rentalEnding', ['extend', 'offHire'], 'extend'],
    ['rentalEnding', ['offHire'], 'callOff'],
    ['rentalEnding', [], 'show'],
    ['certificateEnding', ['extend', 'offHire'], 'machine'],
    ['orderApproval', [], 'decide'],
    ['requestWaiting', LINE_ACTIONS, 'show'],
    ['invoiceDue', LINE_ACTIONS, 'show'],
    ['inspectionDue', LINE_ACTIONS, 'show'],
  ] as const)('[DOM-30] of %s with %s is %s', (cause, actions, step) => {
    expect(nextStep(cause, actions)).toBe(step);
  });
});
