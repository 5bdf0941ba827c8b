import * as jsvat from 'jsvat';
import { PROSPECT_COUNTRIES, type ProspectCountry } from './values.ts';

/** Belgium issues numbers starting with 1 as well, which the library rejects. The last two digits are a check. */
const BELGIUM: jsvat.Country = {
  ...jsvat.belgium,
  rules: { ...jsvat.belgium.rules, regex: [/^(BE)([01]\d{9})$/] },
  calcFn: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
};
const BY_COUNTRY: Readonly<Record<ProspectCountry, jsvat.Country>> = {
  AT: jsvat.austria,
  BE: BELGIUM,
  BG: jsvat.bulgaria,
  CH: jsvat.switzerland,
  CY: jsvat.cyprus,
  CZ: jsvat.czechRepublic,
  DE: jsvat.germany,
  DK: jsvat.denmark,
  EE: jsvat.estonia,
  ES: jsvat.spain,
  FI: jsvat.finland,
  FR: jsvat.france,
  GB: jsvat.unitedKingdom,
  GR: jsvat.greece,
  HR: jsvat.croatia,
  HU: jsvat.hungary,
  IE: jsvat.ireland,
  IT: jsvat.italy,
  LT: jsvat.lithuania,
  LU: jsvat.luxembourg,
  LV: jsvat.latvia,
  MT: jsvat.malta,
  NL: jsvat.netherlands,
  NO: jsvat.norway,
  PL: jsvat.poland,
  PT: jsvat.portugal,
  RO: jsvat.romania,
  SE: jsvat.sweden,
  SI: jsvat.slovenia,
  SK: jsvat.slovakiaRepublic,
};
/** Greek numbers start with the language code, Swiss ones with three letters. */
const PREFIXES: Partial<Record<ProspectCountry, string>> = { GR: 'EL', CH: 'CHE' };

const ALL_PREFIXES = [...PROSPECT_COUNTRIES, ...Object.values(PREFIXES)];

/** Normalizes a VAT number: removes blanks and punctuation, and adds a missing country prefix (`NL123456789B01`). */
export function normalVatNumber(input: string, country: ProspectCountry): string {
  const bare = input.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  // Keeps the prefix of another country: a second prefix could make it look like a number of this country.
  return ALL_PREFIXES.some((prefix) => bare.startsWith(prefix)) ? bare : (PREFIXES[country] ?? country) + bare;
}

/** Returns true if the format and check digits are valid for the country (DOM-15). */
export const isVatNumber = (input: string, country: ProspectCountry): boolean =>
  jsvat.checkVAT(normalVatNumber(input, country), [BY_COUNTRY[country]]).isValid;

/**
 * Returns true for a number with the prefix of its country. Format and check digits are checked for the countries of the
 * product; others are taken as they are.
 */
export function isPrefixedVatNumber(number: string): boolean {
  const country = PROSPECT_COUNTRIES.find((one) => number.startsWith(PREFIXES[one] ?? one));
  return country ? isVatNumber(number, country) : /^[A-Z]{2}[A-Z0-9]{2,14}$/.test(number);
}
