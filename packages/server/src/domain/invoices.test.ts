import type { InvoiceStatus } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsInvoice, invoiced, lineNet, paid } from './invoices.ts';
import { IllegalMove } from './lifecycle.ts';
import { fromMinor, toMinor } from './money.ts';

const eur = (amount: string) => ({ amount, currency: 'EUR' });

describe('what is invoiced', () => {
  it('[DOM-16] is quantity times price, rounded once a line, half away from zero', () => {
    expect(lineNet({ quantity: '0.5', price: '0.01' })).toBe('0.01');
    expect(lineNet({ quantity: '-0.5', price: '0.01' })).toBe('-0.01');
    expect(lineNet({ quantity: '2.333', price: '421.85' })).toBe('984.18');
    const { lines, net, gross } = invoiced(
      [
        { quantity: '4', price: '61.29', vatRate: '21' },
        { quantity: '1.5', price: '10.00', vatRate: '9' },
      ],
      'EUR',
    );
    expect(lines.map((line) => line.net)).toEqual(['245.16', '15.00']);
    expect([net, gross]).toEqual(['260.16', '312.99']);
  });

  it('[OP-61] has a price with up to four decimals, and an amount to the cent', () => {
    const litres = { quantity: '1250.5', price: '1.2345', vatRate: '21' };
    expect(lineNet(litres)).toBe('1543.74');
    expect(invoiced([litres, { ...litres, price: '01.5' }], 'EUR').lines.map(({ price }) => price)).toEqual([
      '1.2345',
      '1.50',
    ]);
    expect(() => lineNet({ ...litres, price: '1.23456' })).toThrow(RangeError);
    // Half of the last decimal for each unit, and a cent.
    expect(invoiced([{ ...litres, net: '1543.81' }], 'EUR').issues).toEqual([]);
    expect(invoiced([{ ...litres, net: '1543.82' }], 'EUR').issues).toMatchObject([{ params: { max: 1543.81 } }]);
  });

  it('[DOM-16] is taken back by a credit note to the cent', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((minor) => fromMinor(BigInt(minor)));
    const thousandths = fc
      .integer({ min: 1, max: 99_999 })
      .map((one) => `${Math.floor(one / 1000)}.${String(one % 1000).padStart(3, '0')}`);
    const line = fc.record({ quantity: thousandths, price: cents, vatRate: fc.constantFrom('0', '9', '21') });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const invoice = invoiced(lines, 'EUR');
        const credit = invoiced(lines, 'EUR', { sign: -1 });
        expect(toMinor(credit.gross)).toBe(-toMinor(invoice.gross));
        expect(exceedsInvoice(invoice.gross, [], credit.gross)).toBe(false);
        expect(exceedsInvoice(invoice.gross, ['-0.01'], credit.gross)).toBe(true);
      }),
    );
  });
});

describe('amounts of other systems', () => {
  const line = { quantity: '3', price: '33.33', vatRate: '21' };

  it('[OP-36] are taken as they are within a cent a line', () => {
    const own = invoiced([line, line], 'EUR', { totals: { net: '200', gross: '241.98' } });
    expect(own).toMatchObject({ net: '200.00', gross: '241.98', isExact: false, issues: [] });
    expect(invoiced([line], 'EUR', { totals: { net: '99.99', gross: '120.99' } })).toMatchObject({ isExact: true });
    expect(invoiced([{ ...line, net: '100.00' }], 'EUR')).toMatchObject({ net: '100.00', isExact: false, issues: [] });
  });

  it('[OP-36] are refused beyond that, at the first amount that does not add up', () => {
    const issuesOf = (totals: object) => invoiced([line], 'EUR', { totals }).issues;
    expect(issuesOf({ net: '100.01' })).toEqual([{ pointer: '/net', code: 'too-large', params: { max: 100 } }]);
    expect(issuesOf({ gross: '120.97' })).toEqual([{ pointer: '/gross', code: 'too-small', params: { min: 120.98 } }]);
    // The price of many units is rounded: half a cent for each.
    const many = { quantity: '1000', price: '0.12', vatRate: '21' };
    expect(invoiced([{ ...many, net: '123.40' }], 'EUR').issues).toEqual([]);
    expect(invoiced([{ ...many, net: '125.02' }], 'EUR').issues).toHaveLength(1);
  });

  it('[OP-36] of a credit note turn negative, and what it takes back turns positive', () => {
    const note = invoiced([line, { ...line, quantity: '-1' }], 'EUR', { sign: -1 });
    expect(note.lines.map(({ quantity, net }) => [quantity, net])).toEqual([
      ['-3', '-99.99'],
      ['1', '33.33'],
    ]);
    expect(note).toMatchObject({ net: '-66.66', gross: '-80.66', issues: [] });
    expect(invoiced([{ ...line, price: '-33.33' }], 'EUR').issues).toEqual([
      { pointer: '/lines', code: 'too-small', params: { min: 0 } },
    ]);
  });
});

describe('a payment', () => {
  const owed = (status: InvoiceStatus, due: string) => ({ status, due: eur(due) });

  it('[DOM-06] pays an invoice in part until nothing is left', () => {
    expect(paid(owed('open', '100.00'), eur('40.00'))).toEqual({ status: 'partlyPaid', due: '60.00' });
    expect(paid(owed('partlyPaid', '60.00'), eur('59.99'))).toEqual({ status: 'partlyPaid', due: '0.01' });
    expect(paid(owed('partlyPaid', '0.01'), eur('0.01'))).toEqual({ status: 'paid', due: '0.00' });
    expect(paid(owed('open', '100.00'), eur('100.00'))).toEqual({ status: 'paid', due: '0.00' });
  });

  it('[DOM-06] is more than nothing, no more than is owed, and in its currency', () => {
    expect(paid(owed('open', '100.00'), eur('0.00'))).toBe('too-small');
    expect(paid(owed('open', '100.00'), eur('100.01'))).toBe('too-large');
    expect(paid(owed('open', '100.00'), { amount: '40.00', currency: 'PLN' })).toBe('choice');
    expect(() => paid(owed('paid', '0.00'), eur('1.00'))).toThrow(IllegalMove);
  });
});
