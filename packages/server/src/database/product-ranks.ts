import { LANGUAGES } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Ranks products by the name that each language shows, so that a list sorts by it through an index. For who changes
 * products or their names; the server also does it at its start and every hour. Not in the database, whose collations
 * differ from one installation to the next. A product without a name goes by its code.
 */
export async function rankProducts(db: Kysely<Database>): Promise<void> {
  const products = await db.selectFrom('product').select('code').orderBy('code').execute();
  const translations = await db.selectFrom('product_translation').selectAll().execute();
  const names = new Map(translations.map(({ language, product_code: code, name }) => [`${language} ${code}`, name]));
  const ranks = LANGUAGES.flatMap((language) => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const named = products.map(({ code }) => ({ code, name: names.get(`${language} ${code}`) ?? code }));
    return named
      .sort((a, b) => compare(a.name, b.name))
      .map(({ code }, rank) => ({ language, product_code: code, rank }));
  });
  await sql`
    update product_rank set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as given (language text, product_code text, rank integer)
    where product_rank.language = given.language and product_rank.product_code = given.product_code
      and product_rank.rank <> given.rank`.execute(db);
}
