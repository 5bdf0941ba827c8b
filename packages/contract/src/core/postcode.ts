import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Returns true if a country is known to have postcodes. */
export const hasPostcodes = (country: string): boolean => postcodeValidatorExistsForCountry(country);

/** Longer than any postcode in any notation. */
export const POSTCODE_MAX = 20;

const SEPARATORS = [' ', '-'];
/** Country that writes its postcodes without a space, though it may be typed with one. */
const JOINED = 'FR';

/**
 * Normalizes a postcode, or returns null if invalid. Converts to capitals, adds a missing space or dash, and removes
 * the country prefix (`D-20457`).
 */
export function postcodeOf(input: string, country: string): string | null {
  const trimmed = input.trim();
  // Every position of the separator is tried, so the cost grows with the square of the length.
  if (trimmed.length > POSTCODE_MAX) return null;
  const normalized = trimmed.toUpperCase().replace(/\s+/g, ' ');
  if (!hasPostcodes(country)) return normalized;
  const joined = normalized.replace(/^[A-Z]{1,2}-(?=\d)/, '').replace(/[\s-]/g, '');
  const divided = SEPARATORS.flatMap((separator) =>
    [...joined.slice(1)].map((_, index) => `${joined.slice(0, index + 1)}${separator}${joined.slice(index + 1)}`),
  );
  // Some countries accept a missing separator; the result has it all the same.
  const candidates = country === JOINED ? [joined] : [...divided, normalized, joined];
  return candidates.find((text) => postcodeValidator(text, country)) ?? null;
}
