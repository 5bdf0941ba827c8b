import {
  LIVE_LINE_STATUSES,
  MAX_FOUND_OF_KIND,
  SEARCH_MATCHES,
  type SearchHit,
  type SearchKind,
} from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ClientScope } from '../../http/route.ts';
import type { SearchWord } from '../../lists/search.ts';
import type { Source } from './sources.ts';

/** Search text in each form that it is compared in. */
export interface SearchTerms {
  /** Without blanks and in lower case, like stored numbers. */
  readonly number: RawBuilder<string>;
  /** LIKE pattern for numbers with this prefix. */
  readonly numbers: RawBuilder<string>;
  readonly words: readonly SearchWord[];
  /** Products whose names contain all words. */
  readonly productCodes: readonly string[];
}

/** A row of the answer. */
export interface HitRow {
  readonly kind: SearchKind;
  readonly id: string;
  readonly match: number;
  readonly subject_id: string;
  readonly name: string | null;
  readonly title: string | null;
  readonly product_code: string | null;
  readonly fleet_number: string | null;
  readonly document_type: SearchHit['documentType'];
  readonly project_id: string | null;
  readonly project_number: string | null;
  readonly project_name: string | null;
}

/** One more than the answer has, to detect further matches. */
const LIMIT = sql.lit(MAX_FOUND_OF_KIND + 1);
/** Number of latest rows that are read. The indexes find the rest. */
const DEPTH = sql.lit(200);
/** Maximum number of products of a word. A more common word says too little. */
const MAX_PRODUCTS = 20;
const [EXACT, PREFIX, WORD, WITHIN] = SEARCH_MATCHES.map((_, rank) => sql.lit(rank)) as [
  RawBuilder<number>,
  RawBuilder<number>,
  RawBuilder<number>,
  RawBuilder<number>,
];
/** Place of rows beyond the latest: after other rows with the same match. */
const LAST = sql.lit(10_000);

export const termsOf = (q: string, words: readonly SearchWord[]): SearchTerms => {
  const number = q.replaceAll(/\s/g, '');
  const [first, ...others] = words.map(({ productCodes }) => productCodes);
  return {
    number: sql`lower(${number}::text)`,
    numbers: sql`lower(${`${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}::text)`,
    words,
    productCodes: (first ?? []).filter((code) => others.every((codes) => codes.includes(code))).slice(0, MAX_PRODUCTS),
  };
};

/** The trigram index needs three letters or digits in a row. Anything shorter would read it whole. */
const hasTrigrams = (word: SearchWord) => /[\p{L}\p{N}]{3}/u.test(bare(word));

/** Returns the folded and escaped word of `%word%`. */
const bare = ({ pattern }: SearchWord) => pattern.slice(1, -1);

/**
 * Selects the best rows of one kind, in several bounded ways. Index scans of numbers, trigrams and live machines end at
 * the limit. The scan of the latest rows ends at a fixed depth. The latest come first, then the others.
 */
export function hitsOf(kind: SearchKind, source: Source, terms: SearchTerms, scope: ClientScope): RawBuilder<HitRow> {
  const { table, columns, among } = source;
  const rows = sql.table(table);
  const id = sql.ref(`${table}.id`);
  const isSearchable = among?.(scope) ?? sql`true`;
  const product = source.productCode ?? sql`null::text`;
  const name = typeof columns.name === 'function' ? columns.name(scope) : columns.name;

  const byNumber = keysOf(source).map(
    (key) => sql`(select ${id} as id, case when ${key} = ${terms.number} then ${EXACT} else ${PREFIX} end as match,
        ${LAST} + row_number() over (order by ${key} using ~<~) as place
      from ${rows} where ${isSearchable} and ${key} like ${terms.numbers} order by ${key} using ~<~ limit ${LIMIT})`,
  );
  const latest = sql`(select * from (
      select ${id} as id, ${matchOf(source, terms)} as match,
        row_number() over (order by ${source.latest}) as place
      from (select * from ${rows} where ${isSearchable} order by ${source.latest} limit ${DEPTH}) as ${rows}
    ) as compared where match is not null order by match, place limit ${LIMIT})`;
  const ways = [...byNumber, latest];
  if (terms.words.some(hasTrigrams)) {
    const holds = terms.words.map(({ pattern }) => sql`${source.text} like ${pattern}`);
    ways.push(sql`(select ${id} as id, ${matchOf(source, terms)}, ${LAST} + row_number() over (order by ${id})
      from (select * from ${rows} where ${isSearchable} and ${sql.join(holds, sql` and `)} limit ${LIMIT}) as ${rows})`);
  }
  if (kind === 'machine' && terms.productCodes.length > 0) {
    ways.push(sql`(select of_product.id, ${WORD}, 2 * ${LAST} from unnest(${terms.productCodes}::text[]) as named (code)
      cross join lateral (
        select ${id} as id from ${rows} where contract_line.product_code = named.code
          and contract_line.status in (${sql.join(LIVE_LINE_STATUSES.map((status) => sql.lit(status)))})
        order by ${id} limit ${LIMIT}
      ) as of_product limit ${LIMIT})`);
  }
  return sql`(select ${kind}::text as kind, ${id} as id, best.match, best.place,
      ${columns.subject} as subject_id, ${name} as name, ${columns.title ?? sql`null::text`} as title,
      ${product} as product_code, ${columns.fleetNumber ?? sql`null::text`} as fleet_number,
      ${columns.documentType ?? sql`null::text`} as document_type, ${columns.project ?? sql`null::uuid`} as project_id
    from (
      select id, min(match) as match, min(place) as place from (${sql.join(ways, sql` union all `)}) as found
      group by id order by 2, 3, 1 limit ${LIMIT}
    ) as best join ${rows} on ${id} = best.id)`;
}

const keysOf = ({ table, numbers, lettered }: Source): RawBuilder<string>[] => [
  ...numbers.map((column) => sql<string>`number_key(${sql.ref(`${table}.${column}`)})`),
  ...(lettered ? numbers.slice(0, 1).map((column) => sql<string>`number_tail(${sql.ref(`${table}.${column}`)})`) : []),
];

/** Returns the rank of a row's match, or null without a match. */
function matchOf(source: Source, { number, numbers, words }: SearchTerms): RawBuilder<number | null> {
  const { text, title: nameColumn, productCode } = source;
  const whole = words.map(bare).join(' ');
  const name = nameColumn && sql<string>`folded(${nameColumn})`;
  const keys = keysOf(source);
  const either = (conditions: readonly RawBuilder<SqlBool>[]) =>
    conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`;
  const containsWords = (patternOf: (word: SearchWord) => string, among: RawBuilder<string>) =>
    words.map((word) => {
      const stands = sql<SqlBool>`${among} like ${patternOf(word)}`;
      if (!productCode || word.productCodes.length === 0) return stands;
      return sql<SqlBool>`(${stands} or ${productCode} = any(${word.productCodes}::text[]))`;
    });
  const every = (conditions: readonly RawBuilder<SqlBool>[]) => sql`(${sql.join(conditions, sql` and `)})`;
  return sql`case
    when not ${every(containsWords(({ pattern }) => pattern, text))} then null
    when ${either([...keys.map((key) => sql<SqlBool>`${key} = ${number}`), ...(name ? [sql<SqlBool>`${name} like ${whole}`] : [])])} then ${EXACT}
    when ${either([...keys.map((key) => sql<SqlBool>`${key} like ${numbers}`), ...(name ? [sql<SqlBool>`${name} like ${`${whole}%`}`] : [])])} then ${PREFIX}
    when ${every(containsWords((word) => `% ${bare(word)}%`, sql`(' ' || ${text})`))} then ${WORD}
    else ${WITHIN} end`;
}
