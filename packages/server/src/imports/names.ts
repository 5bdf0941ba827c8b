import { LANGUAGES, type Language } from '@hireyard/contract';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Texts } from '../database/tables/rental.ts';

/** Returns texts in the order of the languages, without those that are left out: as the database returns them. */
export const textsOf = (texts: { readonly [L in Language]?: string | undefined }): Texts =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

/**
 * Returns the language whose texts stand in for those that are missing: the given one, the former one or the company's,
 * as far as it has a name, or else the first that has.
 */
export async function fallbackOf(
  db: CompanyDb,
  names: Texts,
  { given, before }: { readonly given: Language | undefined; readonly before: Language | null },
): Promise<Language> {
  const { language } = await db
    .selectFrom('operating_company')
    .where('code', '=', db.opCo)
    .select('language')
    .executeTakeFirstOrThrow();
  const [first = language] = [given, before, language, ...LANGUAGES].flatMap((one) => (one && names[one] ? [one] : []));
  return first;
}
