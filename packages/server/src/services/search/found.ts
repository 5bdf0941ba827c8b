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

/** What was typed, in each of the ways in which it is compared. */
export interface Asked {
  /** Without blanks and case, as numbers are. */
  readonly number: RawBuilder<string>;
  /** A LIKE pattern for numbers that begin with it. */
  readonly numbers: RawBuilder<string>;
  readonly words: readonly SearchWord[];
  /** The products whose names hold all words. */
  readonly productCodes: readonly string[];
}

/** A row of the answer. */
export interface FoundRow {
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

/** One more than is answered tells that there are more. */
const LIMIT = sql.lit(MAX_FOUND_OF_KIND + 1);
/** How many of the latest rows are read; the indexes find the rest. */
const DEPTH = sql.lit(200);
/** Products that a word may find; behind them it says too little. */
const MAX_PRODUCTS = 20;
const [EXACT, PREFIX, WORD, WITHIN] = SEARCH_MATCHES.map((_, rank) => sql.lit(rank)) as [
  RawBuilder<number>,
  RawBuilder<number>,
  RawBuilder<number>,
  RawBuilder<number>,
];
/** Where rows stand that no row of the latest is: behind those that match as well. */
const LAST = sql.lit(10_000);

export const askedOf = (q: string, words: readonly SearchWord[]): Asked => {
  const number = q.replaceAll(/\s/g, '');
  const [first, ...others] = words.map(({ productCodes }) => productCodes);
  return {
    number: sql`lower(${number}::text)`,
    numbers: sql`lower(${`${number.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}::text)`,
    words,
    productCodes: (first ?? []).filter((code) => others.every((codes) => codes.includes(code))).slice(0, MAX_PRODUCTS),
  };
};

/** The index of trigrams finds three letters or digits in a row; for anything less all of it would be read. */
const hasTrigrams = (word: SearchWord) => /[\p{L}\p{N}]{3}/u.test(bare(word));

/** `%word%` without its signs: the folded and escaped word itself. */
const bare = ({ pattern }: SearchWord) => pattern.slice(1, -1);

/**
 * The best of one kind, in ways that are bounded each: by the index of numbers, of trigrams or of live machines, which end
 * at what is answered, and by how many of the latest rows are read. The latest come first; the indexes find the others.
 */
export function foundOf(kind: SearchKind, source: Source, asked: Asked, scope: ClientScope): RawBuilder<FoundRow> {
  const { table, shown, among } = source;
  const rows = sql.table(table);
  const id = sql.ref(`${table}.id`);
  const counts = among?.(scope) ?? sql`true`;
  const product = source.productCode ?? sql`null::text`;
  const name = typeof shown.name === 'function' ? shown.name(scope) : shown.name;

  const byNumber = keysOf(source).map(
    (key) => sql`(select ${id} as id, case when ${key} = ${asked.number} then ${EXACT} else ${PREFIX} end as match,
        ${LAST} + row_number() over (order by ${key} using ~<~) as place
      from ${rows} where ${counts} and ${key} like ${asked.numbers} order by ${key} using ~<~ limit ${LIMIT})`,
  );
  const latest = sql`(select * from (
      select ${id} as id, ${matchOf(source, asked)} as match,
        row_number() over (order by ${source.latest}) as place
      from (select * from ${rows} where ${counts} order by ${source.latest} limit ${DEPTH}) as ${rows}
    ) as compared where match is not null order by match, place limit ${LIMIT})`;
  const ways = [...byNumber, latest];
  if (asked.words.some(hasTrigrams)) {
    const holds = asked.words.map(({ pattern }) => sql`${source.text} like ${pattern}`);
    ways.push(sql`(select ${id} as id, ${matchOf(source, asked)}, ${LAST} + row_number() over (order by ${id})
      from (select * from ${rows} where ${counts} and ${sql.join(holds, sql` and `)} limit ${LIMIT}) as ${rows})`);
  }
  if (kind === 'machine' && asked.productCodes.length > 0) {
    ways.push(sql`(select of_product.id, ${WORD}, 2 * ${LAST} from unnest(${asked.productCodes}::text[]) as named (code)
      cross join lateral (
        select ${id} as id from ${rows} where contract_line.product_code = named.code
          and contract_line.status in (${sql.join(LIVE_LINE_STATUSES.map((status) => sql.lit(status)))})
        order by ${id} limit ${LIMIT}
      ) as of_product limit ${LIMIT})`);
  }
  return sql`(select ${kind}::text as kind, ${id} as id, best.match, best.place,
      ${shown.subject} as subject_id, ${name} as name, ${shown.title ?? sql`null::text`} as title,
      ${product} as product_code, ${shown.fleetNumber ?? sql`null::text`} as fleet_number,
      ${shown.documentType ?? sql`null::text`} as document_type, ${shown.project ?? sql`null::uuid`} as project_id
    from (
      select id, min(match) as match, min(place) as place from (${sql.join(ways, sql` union all `)}) as found
      group by id order by 2, 3, 1 limit ${LIMIT}
    ) as best join ${rows} on ${id} = best.id)`;
}

const keysOf = ({ table, numbers, lettered }: Source): RawBuilder<string>[] => [
  ...numbers.map((column) => sql<string>`number_key(${sql.ref(`${table}.${column}`)})`),
  ...(lettered ? numbers.slice(0, 1).map((column) => sql<string>`number_tail(${sql.ref(`${table}.${column}`)})`) : []),
];

/** How well a row matches, null if not at all. */
function matchOf(source: Source, { number, numbers, words }: Asked): RawBuilder<number | null> {
  const { text, called, productCode } = source;
  const whole = words.map(bare).join(' ');
  const name = called && sql<string>`folded(${called})`;
  const keys = keysOf(source);
  const either = (conditions: readonly RawBuilder<SqlBool>[]) =>
    conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`;
  const held = (patternOf: (word: SearchWord) => string, among: RawBuilder<string>) =>
    words.map((word) => {
      const stands = sql<SqlBool>`${among} like ${patternOf(word)}`;
      if (!productCode || word.productCodes.length === 0) return stands;
      return sql<SqlBool>`(${stands} or ${productCode} = any(${word.productCodes}::text[]))`;
    });
  const every = (conditions: readonly RawBuilder<SqlBool>[]) => sql`(${sql.join(conditions, sql` and `)})`;
  return sql`case
    when not ${every(held(({ pattern }) => pattern, text))} then null
    when ${either([...keys.map((key) => sql<SqlBool>`${key} = ${number}`), ...(name ? [sql<SqlBool>`${name} like ${whole}`] : [])])} then ${EXACT}
    when ${either([...keys.map((key) => sql<SqlBool>`${key} like ${numbers}`), ...(name ? [sql<SqlBool>`${name} like ${`${whole}%`}`] : [])])} then ${PREFIX}
    when ${every(held((word) => `% ${bare(word)}%`, sql`(' ' || ${text})`))} then ${WORD}
    else ${WITHIN} end`;
}
