import { LANGUAGES } from '@hireyard/contract';
import { lineOf } from '@hireyard/contract/schemas';
import type { Insertable, Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
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

const text = (max: number) => lineOf(max);
const compact = z.overwrite<string>((entered) => entered.toUpperCase().replaceAll(/[\s.-]/g, ''));
const country = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((answer) => answer === 'yes'),
);
const whole = (min: number, max: number) => z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));
const isTimeZone = (zone: string) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC';

/** True if the check digits of an IBAN are right (ISO 13616). */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

interface Option {
  readonly column: keyof Company;
  readonly schema: z.ZodMiniType;
  /** What has to be entered. */
  readonly hint: string;
}

/** Options of an operating company. Those before `language` are needed to make one. */
export const COMPANY_OPTIONS: Readonly<Record<string, Option>> = {
  name: { column: 'name', schema: text(100), hint: 'a name' },
  country: { column: 'country', schema: country, hint: 'a code such as NL' },
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
  language: { column: 'language', schema: z.enum(LANGUAGES), hint: `one of ${LANGUAGES.join(', ')}` },
  'legal-name': { column: 'legal_name', schema: text(120), hint: 'a name' },
  line1: { column: 'line1', schema: text(100), hint: 'street and number' },
  'postal-code': { column: 'postal_code', schema: text(20), hint: 'a postal code' },
  city: { column: 'city', schema: text(80), hint: 'a city' },
  'registration-number': { column: 'registration_number', schema: text(40), hint: 'a number' },
  'vat-number': {
    column: 'vat_number',
    schema: z.string().check(compact, z.regex(/^[A-Z]{2}[A-Z0-9+*]{2,13}$/)),
    hint: 'a VAT number with its country, such as NL000099998B57',
  },
  'peppol-id': {
    column: 'peppol_id',
    schema: z.string().check(z.trim(), z.regex(/^\d{4}:[A-Za-z0-9.:~_/-]{1,50}$/)),
    hint: 'scheme and identifier, such as 9944:NL000099998B57',
  },
  iban: { column: 'iban', schema: z.string().check(compact, z.refine(isIban)), hint: 'an IBAN' },
  'order-cut-off': { column: 'order_cut_off', schema: timeOfDay, hint: 'a time such as 15:00' },
  'off-hire-cut-off': { column: 'off_hire_cut_off', schema: timeOfDay, hint: 'a time such as 15:00' },
  'min-rental-days': { column: 'min_rental_days', schema: whole(0, 365), hint: 'a number of days' },
  'billing-week-days': { column: 'billing_week_days', schema: whole(5, 7), hint: '5, 6 or 7' },
  'confirms-off-hires': { column: 'confirms_off_hires', schema: yesNo, hint: 'yes or no' },
  'failed-collection': {
    column: 'failed_collection',
    schema: z.enum(['reschedule', 'backOnRent']),
    hint: 'reschedule or backOnRent',
  },
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

/** Changes an operating company. What is left out stays. */
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
      const parsed = option.schema.safeParse(entered);
      if (!parsed.success) throw new StartError(`--${name} has to be ${option.hint}.`);
      return [[option.column, parsed.data]];
    }),
  );
}
