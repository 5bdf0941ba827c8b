import * as z from 'zod/mini';
import { Email, PhoneNumber } from '../core/contact-schemas.ts';
import { LANGUAGES } from '../core/languages.ts';
import { LanguageCode, LocalTime } from '../core/primitive-schemas.ts';
import { isUnique, rule } from '../core/rule-schemas.ts';
import { lineOf, lineOrEmptyOf } from '../core/text-schemas.ts';
import { isSecureAddress } from '../core/web-address-schemas.ts';
import { closingDayEdits, closingDayFields } from '../depots/closing-day-schemas.ts';
import { StoredTermsVersion, TermsVersions } from '../terms/edit-schemas.ts';

const compact = z.overwrite<string>((entered) => entered.toUpperCase().replaceAll(/[\s.-]/g, ''));

/** True if the check digits of an IBAN are right (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Web address of a document in the portal's menus. An empty one hides it. */
const MenuLink = lineOrEmptyOf(500).check(rule((link) => link === '' || isSecureAddress(link), { code: 'format' }));

const orNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/**
 * Settings that an operating company changes itself. A field that is left out stays as it is, and null takes a value away.
 * Its currency and time zone are set when it is made.
 */
export const OperatingCompanyEdit = z.strictObject({
  name: z.optional(lineOf(100)),
  /** Language of its invoices, and of mails to people whose language is not known. */
  language: z.optional(LanguageCode),
  /** Seller on its invoices. */
  legalName: orNull(lineOf(120)),
  line1: orNull(lineOf(100)),
  postalCode: orNull(lineOf(20)),
  city: orNull(lineOf(80)),
  registrationNumber: orNull(lineOf(40)),
  /** With the prefix of its country, in any notation. */
  vatNumber: orNull(z.string().check(compact, z.regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/))),
  /** Scheme and identifier: `9944:NL000099998B57`. */
  peppolId: orNull(z.string().check(z.trim(), z.regex(/^\d{4}:[A-Za-z0-9.:~_/-]{1,50}$/))),
  iban: orNull(z.string().check(z.maxLength(60), compact, rule(isIban, { code: 'format' }))),
  /** Days on which depots without opening times work: 1 is Monday. */
  workDays: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7))),
  /** Latest time to order for the next workday. */
  orderCutOff: z.optional(LocalTime),
  /** Latest time to ask for a pick-up on the next workday. */
  offHireCutOff: z.optional(LocalTime),
  minRentalDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  /** Days of a week at the weekly rate. */
  billingWeekDays: z.optional(z.int().check(z.minimum(5), z.maximum(7))),
  /** True: an off-hire of a client that follows the rules has its number at once. */
  confirmsOffHires: z.optional(z.boolean()),
  /** Outcome of a failed collection: it is scheduled again, or the machines are back on rent. */
  failedCollection: z.optional(z.enum(['reschedule', 'backOnRent'])),
  /** Minutes of opening times after which a depot gets a mail about entries without an acknowledgement; null for never. */
  inboxMailMinutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1440)))),
  ...closingDayEdits,
  /** Languages of its portal. Null stands for those of `app-config.json`, as in the links and contacts below. */
  languages: orNull(
    z.array(LanguageCode).check(z.minLength(1), z.maxLength(LANGUAGES.length), rule(isUnique, { code: 'taken' })),
  ),
  /** Links of the portal's menus. An empty one hides its entry. */
  termsLink: orNull(MenuLink),
  privacyLink: orNull(MenuLink),
  cookiesLink: orNull(MenuLink),
  /** Public body that complaints about accessibility go to. */
  accessibilityLink: orNull(MenuLink),
  /** Contact of the company for visitors, registrations and feedback. */
  contactPhone: orNull(PhoneNumber),
  contactEmail: orNull(Email),
  /** All versions of the terms that clients accept with an order; an empty list for none. */
  terms: z.optional(TermsVersions),
});
export type OperatingCompanyEdit = z.infer<typeof OperatingCompanyEdit>;

/** The operating company of the machine account. */
export const OperatingCompany = z.object({
  code: z.string(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. Its public holidays close the depots. */
  country: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  language: LanguageCode,
  legalName: z.nullable(z.string()),
  line1: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  peppolId: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  workDays: z.array(z.int()),
  orderCutOff: LocalTime,
  offHireCutOff: LocalTime,
  minRentalDays: z.int(),
  billingWeekDays: z.int(),
  confirmsOffHires: z.boolean(),
  failedCollection: z.enum(['reschedule', 'backOnRent']),
  inboxMailMinutes: z.nullable(z.int()),
  ...closingDayFields,
  /** Languages of its portal. Null stands for those of `app-config.json`, as in the links and contacts below. */
  languages: z.nullable(z.array(LanguageCode)),
  /** Links of the portal's menus. An empty one hides its entry. */
  termsLink: z.nullable(z.string()),
  privacyLink: z.nullable(z.string()),
  cookiesLink: z.nullable(z.string()),
  /** Public body that complaints about accessibility go to. */
  accessibilityLink: z.nullable(z.string()),
  /** Contact of the company for visitors, registrations and feedback. */
  contactPhone: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  /** Versions of the terms that clients accept with an order, by their first day. */
  terms: z.array(StoredTermsVersion),
});
export type OperatingCompany = z.infer<typeof OperatingCompany>;

export const operatingCompanySchemas = {
  getOperatingCompany: { response: OperatingCompany },
  putOperatingCompany: { body: OperatingCompanyEdit, response: OperatingCompany },
};
