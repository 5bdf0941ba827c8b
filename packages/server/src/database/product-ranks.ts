import { LANGUAGES } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Ranks products by their name in each language, so that lists can sort by it with an index. Call it after a change of
 * products or their names. The server also calls it at its start and every hour. The database cannot rank, because its
 * collations differ between installations. A product without a name is ranked by its code.
 */
export async function rankProducts(db: Kysely<Database>): Promise<void> {
  // Ranks of all products move, so two rankings at once could wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtext('product_rank'))`.execute(db);
  const products = await db.selectFrom('product').select(['code', 'op_co']).orderBy('code').execute();
  const translations = await db.selectFrom('product_translation').selectAll().execute();
  const keyOf = (language: string, code: string, opCo: string | null) => JSON.stringify([language, code, opCo]);
  const names = new Map(
    translations.map(({ language, product_code: code, op_co: opCo, name }) => [keyOf(language, code, opCo), name]),
  );
  const ranks = LANGUAGES.flatMap((language) => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return products
      .map((row) => ({ ...row, name: names.get(keyOf(language, row.code, row.op_co)) ?? row.code }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ code, op_co }, rank) => ({ language, product_code: code, op_co, rank }));
  });
  await sql`
    update product_rank set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb)
      as given (language text, product_code text, op_co text, rank integer)
    where product_rank.language = given.language and product_rank.product_code = given.product_code
      and product_rank.op_co is not distinct from given.op_co and product_rank.rank <> given.rank`.execute(db);
}
