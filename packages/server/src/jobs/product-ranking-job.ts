import { LANGUAGES } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { HOUR, type Job } from './job.ts';

export const productRankingJob: Job = {
  name: 'product-ranking',
  every: HOUR,
  lock: 'job',
  run: ({ db }) => rankProducts(db),
};

/**
 * Ranks products by their name in each language, so that lists can sort by it with an index. Call it after a change of
 * products or their names. The server also calls it at its start and every hour. The database cannot rank, because its
 * collations differ between installations. A product without a name is ranked by its code.
 */
export async function rankProducts(db: Kysely<Database>): Promise<void> {
  const products = await db.selectFrom('product').select('code').orderBy('code').execute();
  const translations = await db.selectFrom('product_translation').selectAll().execute();
  const names = new Map(translations.map(({ language, product_code: code, name }) => [`${language} ${code}`, name]));
  const ranks = LANGUAGES.flatMap((language) => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const productsWithName = products.map(({ code }) => ({ code, name: names.get(`${language} ${code}`) ?? code }));
    return productsWithName
      .sort((a, b) => compare(a.name, b.name))
      .map(({ code }, rank) => ({ language, product_code: code, rank }));
  });
  await sql`
    update product_rank set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as given (language text, product_code text, rank integer)
    where product_rank.language = given.language and product_rank.product_code = given.product_code
      and product_rank.rank <> given.rank`.execute(db);
}
