import { getProductTranslations, type Language } from '@hireyard/contract';
import { type Kysely, sql } from 'kysely';
import { companyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { route } from '../../http/route.ts';
import { textIn } from '../text-in.ts';

/** Milliseconds for which an answer is kept at most, for what changes without the company's systems. */
const MAX_AGE = 60_000;

interface Entry {
  /** Time of the last change of the company's products. */
  readonly version: string | null;
  readonly until: number;
  readonly answer: Promise<ProductNames>;
}
interface ProductNames {
  readonly language: Language;
  readonly names: Record<string, string>;
  readonly groups: Record<string, string>;
}

/** Answers by company and language. Anybody may ask for them, and each is as large as the company's catalog. */
const caches = new WeakMap<Kysely<Database>, Map<string, Entry>>();

/** GET /i18n/products: names of an operating company's products and groups in one language (I18N-02). */
export const productNamesRoute = route(getProductTranslations, async ({ db, query, now }) => {
  const { lang } = query;
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', query.opCo ?? '')
    .select(['code', sql<string | null>`products_changed_at::text`.as('version')])
    .executeTakeFirst();
  // Every unknown company has the products of all companies.
  const { code: opCo, version } = company ?? { code: '', version: null };
  const cache = caches.get(db) ?? new Map<string, Entry>();
  caches.set(db, cache);
  const key = `${opCo} ${lang}`;
  const entry = cache.get(key);
  if (entry && entry.version === version && entry.until > performance.now()) return entry.answer;
  const answer = namesOf(db, opCo, lang, now);
  cache.set(key, { version, until: performance.now() + MAX_AGE, answer });
  return answer.catch((error: unknown) => {
    if (cache.get(key)?.answer === answer) cache.delete(key);
    throw error;
  });
});

async function namesOf(db: Kysely<Database>, opCo: string, language: Language, now: Date): Promise<ProductNames> {
  const company = companyDb(db, opCo, now);
  const products = await company
    .selectFrom('product')
    .innerJoin('product_translation as named', 'named.product_code', 'product.code')
    .where('named.language', '=', language)
    .select(['product.code', 'product.archived', 'named.name'])
    .orderBy('product.code')
    .execute();
  const archived = products.flatMap(({ code, archived: isArchived }) => (isArchived ? code : []));
  const inUse = archived.length > 0 ? await codesInUse(db, archived) : new Set();
  const groups = await company.selectFrom('catalogue_group').selectAll().orderBy('code').execute();
  return {
    language,
    names: Object.fromEntries(
      products.flatMap(({ code, archived: isArchived, name }) =>
        isArchived && !inUse.has(code) ? [] : [[code, name]],
      ),
    ),
    groups: Object.fromEntries(
      groups.map(({ code, names, fallback_language: fallback }) => [code, textIn(language, names, fallback) ?? code]),
    ),
  };
}

/** Returns those of the codes that rentals, orders, requests, assets or favorites of any company have. */
async function codesInUse(db: Kysely<Database>, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const tables = ['contract_line', 'rental_order_line', 'request_line', 'asset', 'project_favorite'];
  const all = tables.map(
    (table) => sql`select product_code from ${sql.table(table)} where product_code = any(${codes}::text[])`,
  );
  const { rows } = await sql<{ product_code: string }>`${sql.join(all, sql` union `)}`.execute(db);
  return new Set(rows.map((row) => row.product_code));
}
