import * as z from 'zod/mini';
import { COUNTRIES } from './countries.ts';
import { hasPostcodes, POSTCODE_MAX, postcodeOf } from './postcode.ts';
import { fieldsRule } from './rule-schemas.ts';
import { lineOf, optionalLineOf, printable } from './text-schemas.ts';

/** Input for a postal address. */
export const enteredPostal = {
  line1: lineOf(120),
  line2: optionalLineOf(120),
  postalCode: z.string().check(z.trim(), z.maxLength(POSTCODE_MAX), printable),
  city: lineOf(80),
  region: optionalLineOf(80),
  country: z.enum(COUNTRIES),
};

interface Postcode {
  readonly postalCode: string;
  readonly country: string;
}
/** A postcode is required if the country has postcodes. */
export const postcodeRules = [
  fieldsRule<Postcode, 'postalCode' | 'country'>(
    ['postalCode', 'country'],
    ({ postalCode, country }) => postalCode !== '' || !hasPostcodes(country),
    { path: ['postalCode'], code: 'required' },
  ),
  fieldsRule<Postcode, 'postalCode' | 'country'>(
    ['postalCode', 'country'],
    ({ postalCode, country }) => postalCode === '' || postcodeOf(postalCode, country) !== null,
    { path: ['postalCode'], code: 'postcode' },
  ),
] as const;

/** Returns an entered address with its postcode in the format of the country. */
export const withPostcode = <T extends Postcode>(entered: T): T => ({
  ...entered,
  postalCode: postcodeOf(entered.postalCode, entered.country) ?? entered.postalCode,
});
