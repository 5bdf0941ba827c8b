import * as z from 'zod/mini';
import { EMAIL_MAX } from '../auth/values.ts';
import { phoneOf } from './phone.ts';
import { rule } from './rule-schemas.ts';

/** The rules of DOM-15 for e-mail addresses and telephone numbers, in the portal's forms and on the server. */

/** Compared and stored in lower case. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(EMAIL_MAX));

/** Longer than any number, however it is written. */
const PHONE_MAX = 40;

/** Read however it is written, with its country code, and stored as E.164. */
export const PhoneNumber = z.pipe(
  z.string().check(
    z.maxLength(PHONE_MAX),
    rule((entered) => phoneOf(entered) !== null, { code: 'phone' }),
  ),
  z.transform((entered: string) => phoneOf(entered) ?? entered),
);
