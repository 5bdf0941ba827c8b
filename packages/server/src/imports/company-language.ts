import type { Language } from '@hireyard/contract';
import type { CompanyDb } from '../database/client/company-db.ts';

/** Returns the language of the operating company, the default of its people. */
export async function companyLanguage(db: CompanyDb): Promise<Language> {
  const { language } = await db
    .selectFrom('operating_company')
    .where('code', '=', db.opCo)
    .select('language')
    .executeTakeFirstOrThrow();
  return language;
}
