import * as jsvat from 'jsvat';
import { PROSPECT_COUNTRIES, type ProspectCountry } from './values.ts';

/** Belgium also gives out numbers that begin with 1, which the library does not know. The last two digits are a check. */
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
/** Greek numbers begin with the code of the language, Swiss ones with three letters. */
const PREFIXES: Partial<Record<ProspectCountry, string>> = { GR: 'EL', CH: 'CHE' };

const ALL_PREFIXES = [...PROSPECT_COUNTRIES, ...Object.values(PREFIXES)];

/** A VAT number without blanks and signs, with a country in front, whether one was typed or not: `NL123456789B01`. */
export function normalVatNumber(typed: string, country: ProspectCountry): string {
  const bare = typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  // One of another country stays what it is: behind a second prefix it might be taken for a number of this one.
  return ALL_PREFIXES.some((prefix) => bare.startsWith(prefix)) ? bare : (PREFIXES[country] ?? country) + bare;
}

/** Whether a number may be one of the country, by its form and its check digits (DOM-15). */
export const isVatNumber = (typed: string, country: ProspectCountry): boolean =>
  jsvat.checkVAT(normalVatNumber(typed, country), [BY_COUNTRY[country]]).isValid;
