import type { Language } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Reads the names of products in a language, by their codes. A product without a name is missing. */
export async function namesOfProducts(
  db: Pick<Kysely<Pick<Database, 'product_translation'>>, 'selectFrom'>,
  language: Language,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_translation')
    .where('language', '=', language)
    .where('product_code', 'in', [...new Set(codes)])
    .select(['product_code', 'name'])
    .execute();
  return new Map(rows.map(({ product_code: code, name }) => [code, name]));
}
