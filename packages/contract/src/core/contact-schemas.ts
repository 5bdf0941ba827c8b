import * as z from 'zod/mini';
import { EMAIL_MAX } from '../auth/values.ts';
import { phoneOf } from './phone.ts';
import { rule } from './rule-schemas.ts';

/** Rules of DOM-15 for e-mail addresses and phone numbers, shared by the portal's forms and the server. */

/** Stored and compared in lower case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(EMAIL_MAX));

/** Longer than any phone number in any notation. */
const PHONE_MAX = 40;

/** Accepts any notation with a country code. Stores E.164. */
export const PhoneNumber = z.pipe(
  z.string().check(
    z.maxLength(PHONE_MAX),
    rule((entered) => phoneOf(entered) !== null, { code: 'phone' }),
  ),
  z.transform((entered: string) => phoneOf(entered) ?? entered),
);
