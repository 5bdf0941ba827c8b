import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Whether letters in a country carry a postcode, as far as is known. */
export const hasPostcodes = (country: string): boolean => postcodeValidatorExistsForCountry(country);

/** Longer than any postcode, however it is written. */
export const POSTCODE_MAX = 20;

const SEPARATORS = [' ', '-'];
/** Its postcodes may be read with a space, and are never written with one. */
const JOINED = 'FR';

/**
 * A postcode as it is written in its country, or null for a text that is none: in capitals, with its space or dash where
 * that was left out, and without the country's letters in front (`D-20457`).
 */
export function postcodeOf(entered: string, country: string): string | null {
  const trimmed = entered.trim();
  // Every place of the separator is tried: the work grows with the square of the length.
  if (trimmed.length > POSTCODE_MAX) return null;
  const written = trimmed.toUpperCase().replace(/\s+/g, ' ');
  if (!hasPostcodes(country)) return written;
  const joined = written.replace(/^[A-Z]{1,2}-(?=\d)/, '').replace(/[\s-]/g, '');
  const divided = SEPARATORS.flatMap((separator) =>
    [...joined.slice(1)].map((_, index) => `${joined.slice(0, index + 1)}${separator}${joined.slice(index + 1)}`),
  );
  // A country that lets its space or dash be left out is written with it all the same.
  const candidates = country === JOINED ? [joined] : [...divided, written, joined];
  return candidates.find((text) => postcodeValidator(text, country)) ?? null;
}
