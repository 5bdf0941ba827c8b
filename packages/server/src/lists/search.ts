import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../database/client/client-db.ts';
import { type AmountRange, amountRange, joinedAmounts } from '../domain/typed-amount.ts';

/** One word of a search: a LIKE pattern over folded text, and the products whose name contains it in any language. */
export interface SearchWord {
  readonly pattern: string;
  readonly productCodes: readonly string[];
  /** Amounts that the word may mean. Null if it is not an amount. */
  readonly amounts: AmountRange | null;
}

/** More words rarely narrow a search further, and each costs a condition. */
const MAX_WORDS = 8;

/** Returns a LIKE pattern for folded texts that contain this one, ignoring accents and case. */
export const holding = (text: Expression<string>): RawBuilder<string> =>
  sql`'%' || regexp_replace(folded(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** A telephone number as people write it, with the prefix of the country or as dialed within it. */
const PHONE = /^\(?(?:\+|0)[\d\s()./-]{6,}$/;
/** Digits of a telephone number within its country, at least and at most. */
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/**
 * Returns the digits that a number in national form, `020 555 0150`, shares with its stored form, `+31205550150`: those
 * behind the zeros. Null for a text that is no telephone number.
 */
export function phoneDigits(text: string): string | null {
  if (!PHONE.test(text)) return null;
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < MIN_DIGITS || digits.length > MAX_DIGITS ? null : digits;
}

/** Splits a search into words and looks product names up in every language (I18N-02). */
export async function searchWords(db: Pick<ClientDb, 'selectFrom'>, q: string | undefined): Promise<SearchWord[]> {
  // Users type a fleet number as painted on the machine, `204 118`, or without the space.
  const text = phoneDigits(q ?? '') ?? joinedAmounts(q ?? '').replaceAll(/\b(\d{3})\s+(\d{3})\b/g, '$1$2');
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const values = sql.join(words.map((word) => sql`(${word}::text)`));
  const rows = await db
    .selectFrom(
      sql<{ word: string } & Pick<SearchWord, 'pattern' | 'productCodes'>>`(
        select word, pattern, array(
          select distinct product_code from product_translation where folded(name) like pattern order by 1
        ) as "productCodes"
        from (select word, ${holding(sql`word`)} as pattern from (values ${values}) as given (word)) as asked
      )`.as('words'),
    )
    .selectAll()
    .execute();
  return rows.map(({ word, ...row }) => ({ ...row, amounts: amountRange(word) }));
}

/** True if one of the columns holds an amount of the range, or its negative as on a credit note. */
export const amountHolds = ({ from, below }: AmountRange, columns: readonly string[]): Expression<SqlBool> =>
  sql`(${sql.join(
    columns.map((column) => sql`(abs(${sql.ref(column)}) >= ${from} and abs(${sql.ref(column)}) < ${below})`),
    sql` or `,
  )})`;

/** True if a text or the product's name in any language contains the word. */
export const textOrProductHolds = (word: SearchWord, text: string, productCode: string): Expression<SqlBool> =>
  word.productCodes.length === 0
    ? sql`${sql.ref(text)} like ${word.pattern}`
    : sql`(${sql.ref(text)} like ${word.pattern} or ${sql.ref(productCode)} in (${sql.join(word.productCodes)}))`;
