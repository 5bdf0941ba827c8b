import { LANGUAGES } from '@hireyard/contract';
import { OperatingCompanyEdit } from '@hireyard/contract/backoffice';
import type { Insertable, Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import { COMPANY_COLUMNS, companyValue } from '../services/backoffice/operating-company.ts';
import { StartError } from '../start-error.ts';
import { companyCode } from './entered-line.ts';

type Company = Insertable<Database['operating_company']>;
/** Options of an operating company as they were entered, by their names. */
export type CompanyOptions = Readonly<Record<string, string>>;
export interface CompanyInput {
  /** Code of the operating company. */
  readonly opCo: string;
  readonly options: CompanyOptions;
}

const yesNo = (entered: string) => (entered === 'yes' ? true : entered === 'no' ? false : entered);
const whole = (entered: string) => (/^\d+$/.test(entered) ? Number(entered) : entered);
/** A whole number, or `off` for null. */
const wholeOrOff = (entered: string) => (entered === 'off' ? null : whole(entered));

/** Days of the week, separated by commas. */
const days = (entered: string) => entered.split(',').map((day) => whole(day.trim()));

const listed = (entered: string) => entered.split(',').map((one) => one.trim());

/** An address, or `none` to hide its entry. */
const link = (entered: string) => (entered === 'none' ? '' : entered);
const LINK_HINT = 'an https address, or none';

/** Dates separated by commas, or `none`. */
const dates = (entered: string) => (entered === 'none' ? [] : listed(entered));

/** JSON, or the text itself where it is none. */
function json(entered: string): unknown {
  try {
    return JSON.parse(entered);
  } catch {
    return entered;
  }
}

const isTimeZone = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC';

interface Option {
  readonly column: keyof Company;
  readonly schema: z.ZodMiniType;
  /** Converts the entered text to the value that the schema checks. */
  readonly read?: (entered: string) => unknown;
  /** Hint at a valid value. */
  readonly hint: string;
}

/** Returns the option of a field that the company's systems set as well. */
const field = (name: keyof OperatingCompanyEdit, hint: string, read?: Option['read']): Option => ({
  ...{ column: COMPANY_COLUMNS[name], schema: OperatingCompanyEdit.shape[name], hint },
  ...(read && { read }),
});

/** Options of an operating company. The options before `language` are required to create one. */
export const COMPANY_OPTIONS: Readonly<Record<string, Option>> = {
  name: field('name', 'a name'),
  country: {
    column: 'country',
    schema: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/)),
    hint: 'a code such as NL',
  },
  currency: {
    column: 'currency',
    schema: z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/)),
    hint: 'a code such as EUR',
  },
  'time-zone': {
    column: 'time_zone',
    schema: z.string().check(z.refine(isTimeZone)),
    hint: 'a name such as Europe/Amsterdam',
  },
  language: field('language', `one of ${LANGUAGES.join(', ')}`),
  'legal-name': field('legalName', 'a name'),
  line1: field('line1', 'street and number'),
  'postal-code': field('postalCode', 'a postal code'),
  city: field('city', 'a city'),
  'registration-number': field('registrationNumber', 'a number'),
  'vat-number': field('vatNumber', 'a VAT number with its country, such as NL000099998B57'),
  'peppol-id': field('peppolId', 'scheme and identifier, such as 9944:NL000099998B57'),
  iban: field('iban', 'an IBAN'),
  'work-days': field('workDays', 'days from 1 (Monday) to 7, such as 1,2,3,4,5', days),
  'order-cut-off': field('orderCutOff', 'a time such as 15:00'),
  'off-hire-cut-off': field('offHireCutOff', 'a time such as 15:00'),
  'min-rental-days': field('minRentalDays', 'a number of days', whole),
  'billing-week-days': field('billingWeekDays', '5, 6 or 7', whole),
  'confirms-off-hires': field('confirmsOffHires', 'yes or no', yesNo),
  'failed-collection': field('failedCollection', 'reschedule or backOnRent'),
  'inbox-mail-minutes': field('inboxMailMinutes', 'a number of minutes from 1 to 1440, or off', wholeOrOff),
  'closing-days': field(
    'closingDays',
    'all days as JSON, such as [{"date":"2026-12-28","name":"Stocktaking"}], or []',
    json,
  ),
  'worked-days': field('workedDays', 'days separated by commas, such as 2026-05-25, or none', dates),
  languages: field('languages', `separated by commas, of ${LANGUAGES.join(', ')}`, listed),
  'terms-link': field('termsLink', LINK_HINT, link),
  'privacy-link': field('privacyLink', LINK_HINT, link),
  'cookies-link': field('cookiesLink', LINK_HINT, link),
  'accessibility-link': field('accessibilityLink', LINK_HINT, link),
  'contact-phone': field('contactPhone', 'a phone number with its country code'),
  'contact-email': field('contactEmail', 'an e-mail address'),
  terms: field(
    'terms',
    'all versions as JSON, such as [{"version":"2026-01","from":"2026-01-01","links":{"de":"https://…"}}], or []',
    json,
  ),
};
const NEEDED = ['name', 'country', 'currency', 'time-zone'];

/** Creates an operating company. Returns the message for the operator. */
export async function addOperatingCompany(db: Kysely<Database>, { opCo, options }: CompanyInput): Promise<string> {
  const code = opCo.toUpperCase();
  if (!/^[A-Z0-9]{2,10}$/.test(code)) throw new StartError('--op-co has to be 2 to 10 letters and digits.');
  const missing = NEEDED.filter((name) => options[name] === undefined).map((name) => `--${name}`);
  if (missing.length > 0) throw new StartError(`add-operating-company needs ${missing.join(', ')}; see --help.`);
  const row = { code, ...columnsOf(options) } as Company;
  const added = await db
    .insertInto('operating_company')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!added) throw new StartError(`There is an operating company ${code} already; set-operating-company changes it.`);
  return `The operating company ${code} is "${row.name}".`;
}

/** Changes an operating company. Missing options change nothing. */
export async function setOperatingCompany(db: Kysely<Database>, { opCo, options }: CompanyInput): Promise<string> {
  const code = await companyCode(db, opCo);
  const set = columnsOf(options);
  if (Object.keys(set).length === 0) throw new StartError('set-operating-company needs something to set; see --help.');
  await db.updateTable('operating_company').set(set).where('code', '=', code).execute();
  return `${code}: ${Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ')} set.`;
}

function columnsOf(options: CompanyOptions): Partial<Company> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, entered]) => {
      const option = COMPANY_OPTIONS[name];
      if (!option) return [];
      const parsed = option.schema.safeParse(entry(option, entered));
      if (!parsed.success) throw new StartError(`--${name} has to be ${option.hint}.`);
      return [[option.column, companyValue(option.column, parsed.data)]];
    }),
  );
}

/** Returns what was entered. An empty value is null, which takes the value away where the schema allows it. */
const entry = ({ read }: Option, entered: string): unknown => {
  if (entered === '') return null;
  return read ? read(entered) : entered;
};
