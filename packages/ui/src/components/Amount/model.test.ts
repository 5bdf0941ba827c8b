import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountParts } from './model.ts';

// Intl separates words and digits with non-breaking spaces and adds direction marks. Only the visible text matters
// here.
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
const written = (value: string, locale = 'en-US', currency = 'EUR', signed = false) =>
  plain(
    amountParts(value, { locale, currency, signed })
      .map((part) => part.written)
      .join(''),
  );

describe('a written amount', () => {
  it.each([
    ['en-US', 'EUR', '−€1,234.50'],
    ['nl', 'EUR', '€ −1.234,50'],
    ['de', 'EUR', '−1.234,50 €'],
    ['fr', 'EUR', '−1 234,50 €'],
    ['pl', 'PLN', '−1234,50 zł'],
    ['hu', 'HUF', '−1234,5 Ft'],
    ['en-US', 'JPY', '−¥1,234.5'],
  ])('[I18N-01] follows the language and the currency: %s, %s', (locale, currency, text) => {
    expect(written('-1234.50', locale, currency)).toBe(text);
  });

  it('[I18N-01] is exact where a float would not be', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(amount, ([whole, cents]) => {
        const decimal = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(written(decimal).replace(/[€,]/g, '')).toBe(decimal);
      }),
    );
  });

  it('rounds nothing away, and has the currency’s own decimals at the least', () => {
    expect(written('1.925')).toBe('€1.925');
    expect(written('1.9')).toBe('€1.90');
    expect(written('1.90000')).toBe('€1.90');
    expect(written('1234.00', 'en-US', 'JPY')).toBe('¥1,234');
  });

  it('shows a plus for a difference alone, and no sign for nothing', () => {
    expect(written('376', 'en-US', 'EUR', true)).toBe('+€376.00');
    expect(written('376')).toBe('€376.00');
    expect(written('0', 'en-US', 'EUR', true)).toBe('€0.00');
    expect(written('-0.00')).toBe('€0.00');
  });
});
