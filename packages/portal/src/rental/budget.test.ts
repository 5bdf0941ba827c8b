import { describe, expect, it } from 'vitest';
import { budgetState, timeShare } from './budget.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const invoiced = (amount: string, currency = 'EUR') => ({
  net: { amount, currency },
  documents: 3,
  lastOn: '2026-11-09',
});

const of = (...all: ReturnType<typeof invoiced>[]) => ({ invoiced: all, notInvoiced: [] });

describe('a budget', () => {
  it('[DOM-93] counts rent that is not invoiced yet as spent, in its own currency', () => {
    const spend = { ...of(invoiced('1576.00')), notInvoiced: [eur('22251.00'), { amount: '5.00', currency: 'PLN' }] };
    expect(budgetState(eur('62000.00'), spend)).toMatchObject({ notInvoiced: eur('22251.00'), left: eur('38173.00') });
    expect(budgetState(eur('20000.00'), spend)).toMatchObject({ left: null, over: eur('3827.00') });
    expect(budgetState(eur('62000.00'), { ...spend, notInvoiced: null })).toMatchObject({ left: eur('60424.00') });
  });

  it('[DOM-16] is compared with what was invoiced in its own currency, to the cent', () => {
    const spent = invoiced('112480.50');
    expect(budgetState(eur('180000.00'), of(invoiced('99.00', 'PLN'), spent))).toEqual({
      spent,
      notInvoiced: null,
      left: eur('67519.50'),
      over: null,
      share: expect.closeTo(0.6249, 4),
    });
    // As binary floats, these would differ by a cent.
    expect(budgetState(eur('999999999999.99'), of(invoiced('0.30'))).left).toEqual(eur('999999999999.69'));
    expect(budgetState(eur('0.05'), of(invoiced('0.02'))).left).toEqual(eur('0.03'));
  });

  it('is overspent, used up, not touched, or has more credited than invoiced', () => {
    expect(budgetState(eur('100.00'), of(invoiced('100.05')))).toMatchObject({ left: null, over: eur('0.05') });
    expect(budgetState(eur('100'), of(invoiced('100.00')))).toMatchObject({ left: null, over: null, share: 1 });
    expect(budgetState(eur('100'), of())).toMatchObject({ spent: null, left: eur('100.00'), share: 0 });
    expect(budgetState(eur('100'), of(invoiced('-50.25')))).toMatchObject({ left: eur('150.25'), share: 0 });
    expect(budgetState(eur('0'), of(invoiced('1.00')))).toMatchObject({ over: eur('1.00'), share: 1 });
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
