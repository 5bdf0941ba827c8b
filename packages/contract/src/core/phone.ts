import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { pastedNumber } from './text.ts';

/**
 * Converts a phone number to E.164, or returns null if invalid. Numbers without a country code are read as numbers of
 * `country`. Refuses extensions: E.164 has none.
 */
export function phoneOf(input: string, country?: string): string | null {
  const number = parsePhoneNumberFromString(pastedNumber(input), {
    extract: false,
    ...(country && { defaultCountry: country as CountryCode }),
  });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** Formats a stored number internationally: `+31 20 555 0150` (ITU-T E.123). Returns invalid numbers unchanged. */
export const phoneText = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
