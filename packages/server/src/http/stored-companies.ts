import type { CompanyLinks } from '@hireyard/contract/config';
import { phoneText } from '@hireyard/contract/schemas';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type ConfigFiles, fresh } from './config-files.ts';

/** Columns that replace values of `app-config.json`, unless they are null. */
const COLUMNS = [
  'languages',
  'terms_link',
  'privacy_link',
  'cookies_link',
  'accessibility_link',
  'contact_phone',
  'contact_email',
] as const;
type Stored = Pick<Selectable<Database['operating_company']>, 'code' | (typeof COLUMNS)[number]>;

/** Milliseconds that a busy database holds up the config. After them what it said before counts, or the file alone. */
const PATIENCE = 1_000;

/**
 * Adds to the application config what operating companies have stored of themselves (OP-87). Companies that the file does
 * not have are not added. What was read before stays in use while the database does not answer.
 */
export function withStoredCompanies(files: ConfigFiles, db: Kysely<Database>): ConfigFiles {
  let known: readonly Stored[] = [];
  const stored = fresh(async () => {
    const reading = db
      .selectFrom('operating_company')
      .select(['code', ...COLUMNS])
      .execute()
      .then(
        (rows) => {
          known = rows;
        },
        () => undefined,
      );
    await Promise.race([reading, passed(PATIENCE)]);
    return known;
  });
  return {
    ...files,
    async appConfig() {
      const config = await files.appConfig();
      return config && merged(config, await stored());
    },
  };
}

type Json = Readonly<Record<string, unknown>>;

function merged(config: Json, rows: readonly Stored[]): Record<string, unknown> {
  const companies = config.operatingCompanies as readonly Json[];
  return {
    ...config,
    operatingCompanies: companies.map((company) => {
      const row = rows.find(({ code }) => code === company.code);
      return row ? withStored(company, row) : company;
    }),
  };
}

function withStored(company: Json, row: Stored): Json {
  const links: { readonly [L in keyof CompanyLinks]: string | null } = {
    terms: row.terms_link,
    privacy: row.privacy_link,
    cookies: row.cookies_link,
    accessibilityAuthority: row.accessibility_link,
  };
  return {
    ...company,
    ...given({ languages: row.languages }),
    links: { ...(company.links as Json), ...given(links) },
    rentalContact: {
      ...(company.rentalContact as Json),
      ...given({ phone: row.contact_phone && phoneText(row.contact_phone), email: row.contact_email }),
    },
  };
}

const given = (values: Json): Json => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const passed = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
