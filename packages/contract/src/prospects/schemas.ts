import * as z from 'zod/mini';
import { Email, PhoneNumber } from '../core/contact-schemas.ts';
import { LanguageCode } from '../core/primitive-schemas.ts';
import { fieldsRule, rule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { PROSPECT_COUNTRIES } from './values.ts';
import { isVatNumber, normalVatNumber } from './vat-number.ts';

/** A visitor whose company wants to become a customer. */
export const Prospect = z.pipe(
  z
    .object({
      /** Code of the operating company that they want to rent from. */
      opCo: z.string().check(z.regex(/^[A-Za-z]{1,10}$/)),
      company: lineOf(200),
      vatNumber: lineOf(30),
      country: z.enum(PROSPECT_COUNTRIES),
      firstName: lineOf(100),
      lastName: lineOf(100),
      email: Email,
      phone: PhoneNumber,
      /** What the answer is written in. */
      language: LanguageCode,
      termsAccepted: z.boolean().check(rule((accepted) => accepted, { code: 'agreement' })),
    })
    .check(
      fieldsRule(['vatNumber', 'country'], ({ vatNumber, country }) => isVatNumber(vatNumber, country), {
        path: ['vatNumber'],
        code: 'vat-number',
      }),
    ),
  z.transform((entered) => ({ ...entered, vatNumber: normalVatNumber(entered.vatNumber, entered.country) })),
);
export type Prospect = z.infer<typeof Prospect>;

export const prospectSchemas = { createProspect: { body: Prospect } };
