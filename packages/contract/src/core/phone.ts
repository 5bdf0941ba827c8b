import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number as E.164, or null for a text that is none. Without its country code it is read as one of
 * `country`. An extension is refused, which E.164 cannot hold.
 */
export function phoneOf(entered: string, country?: string): string | null {
  const number = parsePhoneNumberFromString(entered.trim(), {
    extract: false,
    ...(country && { defaultCountry: country as CountryCode }),
  });
  return number?.isValid() && !number.ext ? number.number : null;
}

/** A stored number as it is read and dialed from anywhere: `+31 20 555 0150` (ITU-T E.123). What is none stays as it is. */
export const phoneText = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
