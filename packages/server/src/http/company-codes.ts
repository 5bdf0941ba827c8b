import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ConfigFiles } from './config-files.ts';
import { type RentalCompany, rentalCompanies } from './rental-companies.ts';

interface Mismatch {
  /** Codes that only `app-config.json` has. */
  readonly notStored: readonly string[];
  /** Codes that only the database has. */
  readonly notConfigured: readonly string[];
}

/** Compares the operating companies of `app-config.json` with those of the database. */
export function mismatchOf(configured: readonly RentalCompany[], stored: readonly string[]): Mismatch {
  const codes = configured.map(({ code }) => code);
  return {
    notStored: codes.filter((code) => !stored.includes(code)).toSorted(),
    notConfigured: stored.filter((code) => !codes.includes(code)).toSorted(),
  };
}

/**
 * Returns a warning that names the operating companies that only `app-config.json` or only the database knows (OP-24).
 * Null if both know the same, or if there is no `app-config.json`.
 */
export async function companyMismatch(
  db: Kysely<Database>,
  files: Pick<ConfigFiles, 'appConfig'>,
): Promise<string | null> {
  if ((await files.appConfig()) === null) return null;
  const rows = await db.selectFrom('operating_company').select('code').execute();
  const { notStored, notConfigured } = mismatchOf(
    await rentalCompanies(files),
    rows.map(({ code }) => code),
  );
  const sentences = [
    ...(notStored.length > 0
      ? [
          `app-config.json has operating companies that the database does not have: ${notStored.join(', ')}; make them with "operate add-operating-company".`,
        ]
      : []),
    ...(notConfigured.length > 0
      ? [
          `The database has operating companies that app-config.json does not have: ${notConfigured.join(', ')}; add them there.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
