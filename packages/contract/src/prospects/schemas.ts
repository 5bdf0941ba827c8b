import * as z from 'zod/mini';
import { Email, PersonName, PhoneNumber } from '../core/contact-schemas.ts';
import { LanguageCode } from '../core/primitive-schemas.ts';
import { fieldsRule, rule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { PROSPECT_COUNTRIES } from './values.ts';
import { isVatNumber, normalVatNumber } from './vat-number.ts';

/** Visitor whose company wants to become a customer. */
export const Prospect = z.pipe(
  z
    .object({
      /** Code of the operating company to rent from. */
      opCo: z.string().check(z.regex(/^[A-Za-z]{1,10}$/)),
      company: lineOf(200),
      vatNumber: lineOf(30),
      country: z.enum(PROSPECT_COUNTRIES),
      firstName: PersonName,
      lastName: PersonName,
      email: Email,
      phone: PhoneNumber,
      /** Language of the answer. */
      language: LanguageCode,
      termsAccepted: z.boolean().check(rule((accepted) => accepted, { code: 'agreement' })),
    })
    .check(
      fieldsRule(['vatNumber', 'country'], ({ vatNumber, country }) => isVatNumber(vatNumber, country), {
        path: ['vatNumber'],
        code: 'vat-number',
      }),
    ),
  z.transform((prospect) => ({ ...prospect, vatNumber: normalVatNumber(prospect.vatNumber, prospect.country) })),
);
export type Prospect = z.infer<typeof Prospect>;

export const prospectSchemas = { createProspect: { body: Prospect } };
