import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinor, sum, toMinor } from './money.ts';
import { invoiceTotals, lineVat, type Taxed, type TaxKind, taxIssues, vatGroups, vatGroupsWithin } from './vat.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const taxed = (net: string, vatRate: string): Taxed => ({ net: euros(net), vatRate });

const minor = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
const line = fc
  .record({ net: minor, vatRate: fc.constantFrom('0', '5.5', '9', '19', '21', '23') })
  .map(({ net, vatRate }) => taxed(fromMinor(net), vatRate));
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const abs = (value: bigint) => (value < 0n ? -value : value);

describe('VAT', () => {
  it('[DOM-16] is rounded once a rate: three lines of 0.12 at 21 % owe 0.08, not 0.09', () => {
    expect(vatGroups([taxed('0.12', '21'), taxed('0.12', '21.00'), taxed('0.12', '21')])).toMatchObject([
      { rate: '21', net: euros('0.36'), vat: euros('0.08') },
    ]);
    // The VAT of a line of 0.02 rounds to zero, of fifty such lines it does not.
    expect(vatGroups(Array.from({ length: 50 }, () => taxed('0.02', '21')))).toMatchObject([{ vat: euros('0.21') }]);
  });

  it('[DOM-22] of single lines comes to that of their groups', () => {
    const dozen = ['0.12', '0.12', '0.12'].map((net) => ({ net, vatRate: '21' }));
    expect(lineVat(dozen)).toEqual(['0.03', '0.02', '0.03']);
    fc.assert(
      fc.property(lines, (all) => {
        const each = lineVat(all.map(({ net, vatRate }) => ({ net: net.amount, vatRate })));
        const total = (amounts: readonly string[]) => amounts.reduce((add, one) => add + toMinor(one), 0n);
        expect(total(each)).toBe(total(vatGroups(all).map(({ vat }) => vat.amount)));
      }),
    );
  });

  it('[DOM-16] groups by rate, the highest first, and adds up', () => {
    const invoice = [taxed('100.00', '9'), taxed('100.00', '21'), taxed('0.50', '5.5'), taxed('50.05', '21')];
    expect(vatGroups(invoice)).toMatchObject([
      { rate: '21', net: euros('150.05'), vat: euros('31.51') },
      { rate: '9', net: euros('100.00'), vat: euros('9.00') },
      { rate: '5.5', net: euros('0.50'), vat: euros('0.03') },
    ]);
    expect(invoiceTotals(invoice)).toEqual({ net: euros('250.55'), gross: euros('291.09') });
    expect(invoiceTotals([])).toBeNull();
  });

  it('[OP-36] has the totals of other systems, and what they differ by in the largest group', () => {
    const invoice = [taxed('100.00', '9'), taxed('150.05', '21')];
    expect(vatGroupsWithin(invoice, { net: '250.06', gross: '290.58' })).toMatchObject([
      { rate: '21', net: euros('150.06'), vat: euros('31.52') },
      { rate: '9', net: euros('100.00'), vat: euros('9.00') },
    ]);
    expect(vatGroupsWithin([], { net: '10.00', gross: '12.10' })).toEqual([]);
  });

  it('[OP-63] groups what is not taxed by its category, with its reason', () => {
    const reverse = { ...taxed('50.00', '0'), vatCategory: 'AE' } as const;
    const insurance = { ...taxed('9.00', '0'), vatCategory: 'E', vatReason: 'Art. 11-1-k' } as const;
    expect(vatGroups([insurance, taxed('1.00', '0'), reverse, taxed('100.00', '21'), reverse])).toMatchObject([
      { category: 'S', rate: '21', reason: null, reasonCode: null, vat: euros('21.00') },
      { category: 'Z', rate: '0', reason: null, reasonCode: null, net: euros('1.00') },
      { category: 'AE', rate: '0', reason: null, reasonCode: 'VATEX-EU-AE', net: euros('100.00') },
      { category: 'E', rate: '0', reason: 'Art. 11-1-k', reasonCode: null, net: euros('9.00') },
    ]);
  });

  it.each<[string, TaxKind[], string | null]>([
    ['a rate alone', [{ vatRate: '0' }, { vatRate: '21' }], null],
    ['reverse charge', [{ vatRate: '0', vatCategory: 'AE', vatReasonCode: 'VATEX-EU-AE' }], null],
    ['a standard rate of 0 %', [{ vatRate: '0', vatCategory: 'S' }], '/lines/0/vatRate too-small'],
    ['an export with VAT', [{ vatRate: '21', vatCategory: 'G' }], '/lines/0/vatRate too-large'],
    ['a reason of what is taxed', [{ vatRate: '21', vatReason: 'x' }], '/lines/0/vatReason choice'],
    ['a code of a zero rate', [{ vatRate: '0', vatReasonCode: 'VATEX-EU-132' }], '/lines/0/vatReasonCode choice'],
    ['an exemption without a reason', [{ vatRate: '0', vatCategory: 'E' }], '/lines/0/vatReason required'],
    [
      'the code of another category',
      [{ vatRate: '0', vatCategory: 'K', vatReasonCode: 'VATEX-EU-AE' }],
      '/lines/0/vatReasonCode choice',
    ],
    [
      'two reasons of a category',
      ['a', 'b'].map((vatReason) => ({ vatRate: '0', vatCategory: 'E', vatReason }) as const),
      '/lines/1/vatReason choice',
    ],
    [
      'what is outside the scope of VAT beside what is within',
      [{ vatRate: '21' }, { vatRate: '0', vatCategory: 'O' }],
      '/lines/1/vatCategory choice',
    ],
  ])('[OP-63] takes or refuses %s', (_what, kinds, fault) => {
    const issues = taxIssues(kinds).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(issues).toEqual(fault === null ? [] : [fault]);
  });

  it('[DOM-16] turns every amount of a credit note around', () => {
    fc.assert(
      fc.property(lines, (invoice) => {
        const credited = invoice.map(({ net, vatRate }) => taxed(fromMinor(-toMinor(net.amount)), vatRate));
        const signs = (groups: ReturnType<typeof vatGroups>) => groups.map(({ vat }) => toMinor(vat.amount));
        expect(signs(vatGroups(credited))).toEqual(signs(vatGroups(invoice)).map((vat) => -vat));
      }),
    );
  });

  it('[DOM-16] loses no cent: nets add up, and each VAT is within half a cent of the exact one', () => {
    fc.assert(
      fc.property(lines, (invoice) => {
        const groups = vatGroups(invoice);
        expect(sum(groups.map(({ net }) => net))).toEqual(sum(invoice.map(({ net }) => net)));
        expect(new Set(groups.map(({ rate }) => rate)).size).toBe(groups.length);
        for (const { rate, net, vat } of groups) {
          const exact = toMinor(net.amount) * toMinor(rate);
          expect(2n * abs(toMinor(vat.amount) * 10_000n - exact) <= 10_000n).toBe(true);
        }
      }),
    );
  });

  it('[DOM-16] depends on what is charged, not on how lines are ordered or cut', () => {
    fc.assert(
      fc.property(lines, minor, (invoice, part) => {
        const [first, ...rest] = invoice as [Taxed, ...Taxed[]];
        const cut = [part, toMinor(first.net.amount) - part].map((net) => taxed(fromMinor(net), first.vatRate));
        expect(vatGroups([...rest, ...cut].reverse())).toEqual(vatGroups(invoice));
      }),
    );
  });

  it('[DOM-16] is never added across currencies', () => {
    const zloty = { net: { amount: '1.00', currency: 'PLN' }, vatRate: '21' };
    expect(() => vatGroups([taxed('1.00', '21'), zloty])).toThrow('No sum across EUR and PLN');
    expect(() => invoiceTotals([taxed('1.00', '21'), { ...zloty, vatRate: '23' }])).toThrow('No sum across');
  });
});
