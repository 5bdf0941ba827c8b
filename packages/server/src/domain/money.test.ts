import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, divideRounded, fromMinor, sum, toMinor } from './money.ts';

const minor = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n });

describe('money', () => {
  it('[DOM-16] reads and writes decimal strings exactly', () => {
    expect(['0', '7', '7.5', '-0.05', '285.00'].map(toMinor)).toEqual([0n, 700n, 750n, -5n, 28_500n]);
    expect([0n, 5n, -5n, 28_500n].map(fromMinor)).toEqual(['0.00', '0.05', '-0.05', '285.00']);
    fc.assert(
      fc.property(minor, (value) => {
        expect(toMinor(fromMinor(value))).toBe(value);
      }),
    );
  });

  it.each(['', '.5', '1.', '1.234', '1,50', '1e3', ' 1', 'NaN', '--1'])('[DOM-16] refuses %j', (amount) => {
    expect(() => toMinor(amount)).toThrow(RangeError);
  });

  it('[DOM-16] rounds half away from zero', () => {
    expect([5n, -5n, 4n, 6n, 15n].map((value) => divideRounded(value, 10n))).toEqual([1n, -1n, 0n, 1n, 2n]);
    expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  });

  it('[DOM-16] is never off by more than half a unit', () => {
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 1n, max: 10_000n }), (dividend, divisor) => {
        const error = divideRounded(dividend, divisor) * divisor - dividend;
        expect(2n * (error < 0n ? -error : error) <= divisor).toBe(true);
      }),
    );
  });

  it('[DOM-16] adds without losing a cent where binary floats would', () => {
    const dimes = Array.from({ length: 3 }, () => ({ amount: '0.10', currency: 'EUR' }));
    expect(sum(dimes)).toEqual({ amount: '0.30', currency: 'EUR' });
    expect(sum([])).toBeNull();
  });

  it('[DOM-16] gives back by a difference what a sum had added, and none across currencies', () => {
    const euros = (cents: bigint) => ({ amount: fromMinor(cents), currency: 'EUR' });
    fc.assert(
      fc.property(minor, minor, (one, other) => {
        expect(difference(sum([euros(one), euros(other)]) ?? euros(0n), euros(other))).toEqual(euros(one));
      }),
    );
    expect(() => difference(euros(1n), { amount: '1.00', currency: 'PLN' })).toThrow('No difference of EUR and PLN');
  });

  it('[DOM-16] never adds across currencies', () => {
    expect(() =>
      sum([
        { amount: '1.00', currency: 'EUR' },
        { amount: '1.00', currency: 'PLN' },
      ]),
    ).toThrow('No sum across EUR and PLN');
  });
});
