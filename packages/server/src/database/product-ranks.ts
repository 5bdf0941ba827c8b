import { setImmediate } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Ranks end before the one of a product that is not ranked yet, so that it comes last. */
const MAX_RANK = 2_147_483_646;

/**
 * Ranks products by their name in each language, so that lists can sort by it with an index. The database cannot rank,
 * because its collations differ between installations. A product without a name is ranked by its code.
 *
 * Products of all companies come first, at equal distances. Each company's own ones are ranked between them.
 */
export async function rankProducts(db: Kysely<Database>): Promise<void> {
  await rankShared(db);
  for (const { code } of await companies(db).execute()) await rankOwn(db, code);
}

/** Ranks the products of companies whose products or names have changed. */
export async function rankChangedProducts(db: Kysely<Database>): Promise<void> {
  const companiesDue = await companies(db).where('product_names_changed_at', 'is not', null).execute();
  if (companiesDue.length === 0) return;
  const all = (await rankShared(db)) ? await companies(db).execute() : companiesDue;
  for (const { code, product_names_changed_at: changedAt } of all) {
    await rankOwn(db, code);
    const company = db
      .updateTable('operating_company')
      .set({ product_names_changed_at: null })
      .where('code', '=', code);
    // A later change is ranked by the next run.
    if (changedAt) await company.where(sql<boolean>`product_names_changed_at::text = ${changedAt}`).execute();
  }
}

/** Reads the time as text: a date has no microseconds. */
const companies = (db: Kysely<Database>) =>
  db
    .selectFrom('operating_company')
    .select(['code', sql<string | null>`product_names_changed_at::text`.as('product_names_changed_at')])
    .orderBy('code');

/** Returns true if ranks have changed. The companies' own products are ranked between them. */
const rankShared = (db: Kysely<Database>): Promise<boolean> =>
  ranking(db, null, async (trx) => {
    let count = 0n;
    for (const language of LANGUAGES) {
      const shared = await namesIn(trx, language, null);
      count += await save(trx, language, null, ranksOfShared(shared, language));
    }
    return count > 0n;
  });

const rankOwn = (db: Kysely<Database>, opCo: string): Promise<void> =>
  ranking(db, opCo, async (trx) => {
    for (const language of LANGUAGES) {
      const own = await namesIn(trx, language, opCo);
      if (own.length === 0) return;
      const shared = ranksOfShared(await namesIn(trx, language, null), language);
      let last = 0;
      const ranks = sorted([...shared, ...own.map((row) => ({ ...row, rank: null }))], language).flatMap((row) => {
        last = row.rank ?? last + 1;
        return row.rank === null ? { code: row.code, rank: last } : [];
      });
      await save(trx, language, opCo, ranks);
    }
  });

interface Named {
  readonly code: string;
  readonly name: string;
}

function ranksOfShared(shared: readonly Named[], language: Language) {
  const distance = Math.floor(MAX_RANK / (shared.length + 1));
  return sorted(shared, language).map((row, index) => ({ ...row, rank: (index + 1) * distance }));
}

function sorted<R extends Named>(rows: readonly R[], language: Language): R[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return rows.toSorted((a, b) => compare(a.name, b.name));
}

async function namesIn(db: Kysely<Database>, language: Language, opCo: string | null): Promise<Named[]> {
  // Requests have their turn before the next thousands of names are sorted.
  await setImmediate();
  return db
    .selectFrom('product')
    .leftJoin('product_translation as named', (join) =>
      join
        .onRef('named.product_code', '=', 'product.code')
        .on('named.language', '=', language)
        .on('named.op_co', 'is not distinct from', opCo),
    )
    .where('product.op_co', 'is not distinct from', opCo)
    .select(['product.code', sql<string>`coalesce(named.name, product.code)`.as('name')])
    .orderBy('product.code')
    .execute();
}

/** Returns the number of ranks that have changed. */
async function save(
  db: Kysely<Database>,
  language: Language,
  opCo: string | null,
  ranks: readonly { readonly code: string; readonly rank: number }[],
): Promise<bigint> {
  if (ranks.length === 0) return 0n;
  const { numAffectedRows = 0n } = await sql`
    update product_rank set rank = given.rank
    from jsonb_to_recordset(${JSON.stringify(ranks.map(({ code, rank }) => ({ code, rank })))}::jsonb)
      as given (code text, rank integer)
    where product_rank.language = ${language} and product_rank.product_code = given.code
      and product_rank.op_co is not distinct from ${opCo} and product_rank.rank <> given.rank`.execute(db);
  return numAffectedRows;
}

/** Two rankings of the same products could wait for each other's rows. */
function ranking<T>(db: Kysely<Database>, opCo: string | null, work: (trx: Kysely<Database>) => Promise<T>) {
  const run = async (trx: Kysely<Database>) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`product_rank ${opCo ?? ''}`}))`.execute(trx);
    return work(trx);
  };
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
