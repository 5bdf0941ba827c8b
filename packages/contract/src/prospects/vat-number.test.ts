import { describe, expect, it } from 'vitest';
import { PROSPECT_COUNTRIES } from './values.ts';
import { isVatNumber, normalVatNumber } from './vat-number.ts';

/** Real numbers, published in imprints. */
const REAL = [
  ['NL', 'NL004495445B01'],
  ['NL', '0044.95.445.B01'],
  ['DE', 'DE 129 273 398'],
  ['DE', '811569869'],
  ['PL', 'PL 774-00-01-454'],
  ['BE', 'BE 0417.497.106'],
  ['FR', 'FR 40 303 265 045'],
  ['HU', 'HU10773381'],
] as const;

describe('a VAT number', () => {
  it.each(REAL)('[DOM-15] of %s is taken as it is written: %s', (country, number) => {
    expect(isVatNumber(number, country)).toBe(true);
    expect(normalVatNumber(number, country)).toMatch(new RegExp(`^${country}[A-Z0-9]+$`));
  });

  it.each(REAL)('[DOM-15] of %s is refused with one digit changed, and in another country: %s', (country, number) => {
    const at = number.search(/\d/);
    const digit = (Number(number[at]) + 1) % 10;
    expect(isVatNumber(number.slice(0, at) + digit + number.slice(at + 1), country)).toBe(false);
    const others = PROSPECT_COUNTRIES.filter((other) => other !== country);
    expect(others.length).toBe(29);
    expect(others.filter((other) => number.startsWith(country) && isVatNumber(number, other))).toEqual([]);
  });

  it('[DOM-15] of Belgium may begin with 1', () => {
    const check = 97 - (10_000_000 % 97);
    expect(isVatNumber(`BE 1000.0000.${check}`, 'BE')).toBe(true);
    expect(isVatNumber(`BE 1000.0000.${check - 1}`, 'BE')).toBe(false);
  });

  it('[DOM-15] has its country in front once it is sent', () => {
    expect(normalVatNumber('123 456 789', 'GR')).toBe('EL123456789');
    expect(normalVatNumber('che-116.281.710 mwst', 'CH')).toBe('CHE116281710MWST');
  });
});
