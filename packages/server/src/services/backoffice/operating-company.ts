import {
  getOperatingCompany,
  type OperatingCompany,
  type OperatingCompanyEdit,
  putOperatingCompany,
  storedTerms,
  type TermsVersions,
} from '@hireyard/contract/backoffice';
import type { Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';

type Columns = Updateable<Database['operating_company']>;

/** Columns of the fields that a company sets of itself, by the API and by `operate` (OP-19, OP-34). */
export const COMPANY_COLUMNS = {
  name: 'name',
  language: 'language',
  legalName: 'legal_name',
  line1: 'line1',
  postalCode: 'postal_code',
  city: 'city',
  registrationNumber: 'registration_number',
  vatNumber: 'vat_number',
  peppolId: 'peppol_id',
  iban: 'iban',
  workDays: 'work_days',
  orderCutOff: 'order_cut_off',
  offHireCutOff: 'off_hire_cut_off',
  minRentalDays: 'min_rental_days',
  billingWeekDays: 'billing_week_days',
  confirmsOffHires: 'confirms_off_hires',
  failedCollection: 'failed_collection',
  inboxMailMinutes: 'inbox_mail_minutes',
  closingDays: 'closing_days',
  workedDays: 'worked_days',
  languages: 'languages',
  termsLink: 'terms_link',
  privacyLink: 'privacy_link',
  cookiesLink: 'cookies_link',
  accessibilityLink: 'accessibility_link',
  contactPhone: 'contact_phone',
  contactEmail: 'contact_email',
  terms: 'terms',
} as const satisfies Readonly<Record<keyof OperatingCompanyEdit, keyof Columns>>;

/** Columns of JSON, and how a value of theirs is stored. */
const JSON_COLUMNS: { readonly [C in keyof Columns]?: (value: never) => unknown } = {
  closing_days: (days: unknown) => days,
  worked_days: (days: unknown) => days,
  languages: (languages: unknown) => languages,
  terms: (terms: TermsVersions) => storedTerms(terms),
};

/** Returns a value as its column takes it. */
export function companyValue(column: keyof Columns, value: unknown): unknown {
  const stored = JSON_COLUMNS[column];
  return stored && value !== null ? JSON.stringify(stored(value as never)) : value;
}

/** Returns the columns of an edit. Fields that it leaves out are missing. */
export const companyColumns = (edit: OperatingCompanyEdit): Columns =>
  Object.fromEntries(
    Object.entries(edit).flatMap(([field, value]) => {
      const column = COMPANY_COLUMNS[field as keyof OperatingCompanyEdit];
      return value === undefined ? [] : [[column, companyValue(column, value)]];
    }),
  );

/** GET and PUT /backoffice/operating-company. */
export const operatingCompanyRoutes: Route[] = [
  route(getOperatingCompany, readCompany),
  route(putOperatingCompany, async (call) => {
    await call.db.updateCompany(companyColumns(call.body));
    return readCompany(call);
  }),
];

async function readCompany({ db }: CompanyCall): Promise<OperatingCompany> {
  const row = await db
    .selectFrom('operating_company')
    .where('code', '=', db.opCo)
    .selectAll()
    .executeTakeFirstOrThrow();
  const { code, country, currency, time_zone: timeZone } = row;
  const fields = Object.entries(COMPANY_COLUMNS).map(([field, column]) => [field, row[column]]);
  return { code, country, currency, timeZone, ...Object.fromEntries(fields) };
}
