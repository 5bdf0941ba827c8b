import * as z from 'zod/mini';
import { EMAIL_MAX } from '../auth/values.ts';
import { phoneOf } from './phone.ts';
import { rule } from './rule-schemas.ts';
import { pasted, pastedNumber } from './text.ts';
import { lineOf } from './text-schemas.ts';

/** Rules of DOM-15 for e-mail addresses and phone numbers, shared by the portal's forms and the server. */

/** Part of a domain between two dots, in any script (RFC 5890). */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const WORD = String.raw`[\w!#$%&'*+\/=?^\x60{|}~\-]+`;
/**
 * Address of RFC 5321, such as `info@bücher.example` and `sales&service@a.example`. Its last label has a letter: no
 * address of a machine. The part before the @ is ASCII, since few mail servers take more.
 */
const EMAIL = new RegExp(String.raw`^(?=[^@]{1,64}@)${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+(?=[^.]*\p{L})${LABEL}$`, 'u');

/** Stored and compared in lower case. */
export const Email = z
  .string()
  .check(z.overwrite(pasted), z.toLowerCase(), z.email({ pattern: EMAIL }), z.maxLength(EMAIL_MAX));

/** Text that mail programs turn into a link, such as `name@example.com`, `https://…` or `example.com`. */
const LINKED = /@|\/\/|(?<![\p{L}\d])www\.|(?<=[\p{L}\d])[\p{L}\d][.。]\p{L}{2}/iu;

/** First or last name. Contains no web or mail address, because mails show it to people who do not know its owner. */
export const PersonName = lineOf(100).check(
  rule((name) => !LINKED.test(name.normalize('NFKC')), { code: 'address-in-name' }),
);

/** Longer than any phone number in any notation. */
const PHONE_MAX = 40;

/** Accepts any notation with a country code. Stores E.164. */
export const PhoneNumber = z.pipe(
  z.string().check(
    z.overwrite(pastedNumber),
    z.maxLength(PHONE_MAX),
    rule((entered) => phoneOf(entered) !== null, { code: 'phone' }),
  ),
  z.transform((entered: string) => phoneOf(entered) ?? entered),
);
