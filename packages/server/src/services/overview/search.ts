import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';

/** One word of a search: a LIKE pattern over folded text, and the products whose name holds it in any language. */
export interface SearchWord {
  readonly pattern: string;
  readonly productCodes: readonly string[];
}

/** More words narrow nothing further in practice, and each costs a condition. */
const MAX_WORDS = 8;

/** Splits a search into words and looks product names up in every language (I18N-02). */
export async function searchWords(db: Kysely<Database>, q: string | undefined): Promise<SearchWord[]> {
  // A fleet number is typed as it is painted on the machine, `204 118`, or without the gap.
  const text = (q ?? '').replaceAll(/\b(\d{3})\s+(\d{3})\b/g, '$1$2');
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const values = sql.join(words.map((word) => sql`(${word}::text)`));
  const { rows } = await sql<{ pattern: string; codes: string[] }>`
    with asked as (
      select '%' || regexp_replace(folded(word), '([\\%_])', '\\\\\\1', 'g') || '%' as pattern
      from (values ${values}) as given (word)
    )
    select pattern, array(
      select distinct product_code from product_translation where folded(name) like pattern order by 1
    ) as codes
    from asked`.execute(db);
  return rows.map(({ pattern, codes }) => ({ pattern, productCodes: codes }));
}

/** True for a line that holds every word: in its own or its contract's and project's texts, or in its product's names. */
export const lineHolds = (words: readonly SearchWord[]): Expression<SqlBool>[] =>
  words.map(({ pattern, productCodes }) =>
    productCodes.length === 0
      ? sql<SqlBool>`line.search_text like ${pattern}`
      : sql<SqlBool>`(line.search_text like ${pattern} or line.product_code in (${sql.join(productCodes)}))`,
  );
