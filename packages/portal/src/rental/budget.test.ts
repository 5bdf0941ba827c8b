import { describe, expect, it } from 'vitest';
import { budgetState, timeShare } from './budget.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const invoiced = (amount: string, currency = 'EUR') => ({
  net: { amount, currency },
  documents: 3,
  lastOn: '2026-11-09',
});

describe('a budget', () => {
  it('[DOM-16] is compared with what was invoiced in its own currency, to the cent', () => {
    const spent = invoiced('112480.50');
    expect(budgetState(eur('180000.00'), [invoiced('99.00', 'PLN'), spent])).toEqual({
      spent,
      left: eur('67519.50'),
      over: null,
      share: expect.closeTo(0.6249, 4),
    });
    // As binary floats, these would differ by a cent.
    expect(budgetState(eur('999999999999.99'), [invoiced('0.30')]).left).toEqual(eur('999999999999.69'));
    expect(budgetState(eur('0.05'), [invoiced('0.02')]).left).toEqual(eur('0.03'));
  });

  it('is overspent, used up, not touched, or has more credited than invoiced', () => {
    expect(budgetState(eur('100.00'), [invoiced('100.05')])).toMatchObject({ left: null, over: eur('0.05') });
    expect(budgetState(eur('100'), [invoiced('100.00')])).toMatchObject({ left: null, over: null, share: 1 });
    expect(budgetState(eur('100'), [])).toMatchObject({ spent: null, left: eur('100.00'), share: 0 });
    expect(budgetState(eur('100'), [invoiced('-50.25')])).toMatchObject({ left: eur('150.25'), share: 0 });
    expect(budgetState(eur('0'), [invoiced('1.00')])).toMatchObject({ over: eur('1.00'), share: 1 });
  });
});

it('the time of a project is over from its first day to its last, where both are known', () => {
  const project = { from: '2026-11-01', to: '2026-11-10' };
  const shares = ['2026-10-20', '2026-11-01', '2026-11-06', '2026-11-11', '2027-01-01'].map((day) =>
    timeShare(project, day),
  );
  expect(shares).toEqual([0, 0, 0.5, 1, 1]);
  expect(timeShare({ ...project, to: null }, '2026-11-06')).toBeNull();
  expect(timeShare({ ...project, from: null }, '2026-11-06')).toBeNull();
});
