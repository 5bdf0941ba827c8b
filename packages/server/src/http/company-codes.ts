import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ConfigFiles } from './config-files.ts';
import { rentalCompanies } from './rental-companies.ts';

/**
 * Returns a warning that names the operating companies that only `app-config.json` or only the database knows (OP-24).
 * Null if both know the same, or if there is no `app-config.json`.
 */
export async function companyMismatch(
  db: Kysely<Database>,
  files: Pick<ConfigFiles, 'appConfig'>,
): Promise<string | null> {
  if ((await files.appConfig()) === null) return null;
  const rows = await db.selectFrom('operating_company').select('code').orderBy('code').execute();
  const stored = new Set(rows.map(({ code }) => code));
  const configured = new Set((await rentalCompanies(files)).map(({ code }) => code));
  const unknown = [...configured].filter((code) => !stored.has(code)).toSorted();
  const hidden = [...stored].filter((code) => !configured.has(code));
  const sentences = [
    ...(unknown.length > 0
      ? [
          `app-config.json has operating companies that the database does not have: ${unknown.join(', ')}; make them with "operate add-operating-company".`,
        ]
      : []),
    ...(hidden.length > 0
      ? [
          `The database has operating companies that app-config.json does not have: ${hidden.join(', ')}; add them there.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
