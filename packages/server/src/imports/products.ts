import { LANGUAGES, type Language } from '@hireyard/contract';
import { type CompanyProduct, type ProductImport, productImport } from '@hireyard/contract/backoffice';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../database/client/company-db.ts';
import type { Texts } from '../database/tables/rental.ts';
import type { Database } from '../database/tables.ts';
import { withTwoDecimals } from '../domain/money.ts';
import { refusedBy } from '../http/constraints.ts';
import { invalid } from '../http/problem.ts';
import { picturesOf } from '../services/product-pictures.ts';
import { companyLanguage } from './company-language.ts';
import { differs, given } from './differs.ts';
import type { ImportCall, Kind } from './kind.ts';
import { fallbackOf, textsOf } from './names.ts';
import { externalIdsOf, ownedRows, storedRows } from './owned.ts';
import { idsNamed, unknownReference } from './references.ts';
import { productDependents } from './undo/dependents.ts';

type Row = Selectable<Database['product']>;
type Consumption = CompanyProduct['consumption'];

const refused = refusedBy({ product_code_of_company: { pointer: '/code', code: 'taken' } });

const NEW = { kind: 'rental', tracking: 'serialised', energy: 'none' } as const;

/** References of the rows of a batch, read at once. */
interface Warm {
  /** Language of the operating company. */
  readonly language: Language;
  /** Groups by their ids. */
  readonly groups: ReadonlyMap<string, Pick<Selectable<Database['catalogue_group']>, 'code' | 'archived'>>;
  /** Products by the codes that rows name. */
  readonly coded: ReadonlyMap<string, string>;
  readonly storedOf: Awaited<ReturnType<typeof storedRows<'product'>>>;
  /** Notes new products once. */
  readonly noteNew: () => Promise<void>;
}

/** Products of the operating company (OP-27). A product of all companies with the same code is not the company's. */
export const products: Kind<ProductImport, CompanyProduct, Warm> = {
  name: 'products',
  row: productImport.row,

  async warm({ db, references }, rows) {
    const named = rows.map((row) => row.group);
    const groups = await ownedRows(db, 'catalogue_group', await idsNamed(references, 'productGroups', named));
    const sent = rows.map((row) => row.externalId);
    const known = await idsNamed(references, 'products', sent);
    const codes = rows.map((row) => row.code);
    const coded = await idsByCode(db, 'product', codes);
    let noted: Promise<void> | undefined;
    return {
      language: await companyLanguage(db),
      groups: new Map(groups.map((group) => [group.id, group])),
      coded,
      storedOf: await storedRows(db, 'product', [...new Set([...known, ...coded.values()])]),
      noteNew() {
        noted ??= db.noteProducts({ names: true });
        return noted;
      },
    };
  },

  foundBy: '/code',
  async find(_call, { code }, { coded }) {
    return coded.get(code) ?? null;
  },

  async write(call, row, id, warm) {
    const { db } = call;
    const { code, kind, tracking, energy, archived, minDays, manualUrl, safetySheetUrl } = row;
    const stored = await warm.storedOf(id);
    // Lines, orders and assets name their product by its code.
    if (stored && stored.code !== code) throw invalid([{ pointer: '/code', code: 'taken' }]);
    const names = textsOf(row.names);
    const before = stored?.fallback_language ?? null;
    const columns = {
      ...given({ kind, tracking, energy, archived, min_days: minDays }),
      ...given({ manual_url: manualUrl, safety_sheet_url: safetySheetUrl }),
      ...(row.accessories && { accessories: await accessoryCodes(call, row.accessories) }),
      product_group: await groupOf(call, row.group, stored, warm),
      fallback_language: fallbackOf(names, { given: row.fallbackLanguage, before, own: warm.language }),
    };
    const lists = given({ specs: row.specs, descriptions: row.descriptions && textsOf(row.descriptions) });
    const asText = Object.fromEntries(Object.entries(lists).map(([column, list]) => [column, JSON.stringify(list)]));
    const consumption = row.consumption && withDecimals(row.consumption);
    const savesConsumption = consumption === undefined ? undefined : () => saveConsumption(db, code, consumption);
    if (!stored) {
      const values = { ...NEW, ...columns, ...asText, id: call.newId(), code };
      const texts = translations(code, names, columns.fallback_language);
      await warm.noteNew();
      const own = [
        { table: 'product' as const, values },
        ...texts.map((text) => ({ table: 'product_translation' as const, values: text })),
      ];
      return { id: values.id, changed: true, later: { own, after: savesConsumption, refused } };
    }
    const hasNames = await isNamed(db, stored, names, columns.fallback_language);
    const isSame =
      hasNames &&
      !differs(stored, { ...columns, ...lists }) &&
      (consumption === undefined || !differs({ of: await consumptionOf(db, code) }, { of: consumption }));
    if (isSame) return { id: stored.id, changed: false };
    const after = async () => {
      await db.updateOwn('product', stored.id, { ...columns, ...asText });
      if (!hasNames) await replaceNames(db, code, names, columns.fallback_language);
      await db.noteProducts({ names: !hasNames });
      await savesConsumption?.();
    };
    return { id: stored.id, changed: true, later: { after, refused } };
  },

  isInUse: sql<SqlBool>`exists (select from product where product.id::text = external_key.row_id and not product.archived)`,
  async archive({ db }, id) {
    await db.updateOwn('product', id, { archived: true });
    await db.noteProducts();
  },
  dependents: productDependents,

  async read(db, ids) {
    const rows = (await ownedRows(db, 'product', ids)).filter((row) => row.op_co === db.opCo);
    const codes = rows.map(({ code }) => code);
    const names = await namesOf(db, codes);
    const groups = await idsByCode(
      db,
      'catalogue_group',
      rows.map((row) => row.product_group),
    );
    const group = await externalIdsOf(db, 'productGroups', [...groups.values()]);
    const others = await idsByCode(
      db,
      'product',
      rows.flatMap(({ accessories }) => accessories),
    );
    const accessory = await externalIdsOf(db, 'products', [...others.values()]);
    const pictures = await picturesOf(db, codes);
    const consumptions = new Map<string, Consumption>();
    for (const code of codes) consumptions.set(code, await consumptionOf(db, code));
    return rows.map((row) => ({
      id: row.id,
      item: {
        id: row.id,
        code: row.code,
        names: names.get(row.code) ?? {},
        fallbackLanguage: row.fallback_language ?? 'en-US',
        group: group(groups.get(row.product_group) ?? null),
        descriptions: row.descriptions,
        kind: row.kind,
        tracking: row.tracking,
        energy: row.energy,
        specs: row.specs,
        minDays: row.min_days,
        accessories: row.accessories.flatMap((code) => accessory(others.get(code) ?? null) ?? []),
        consumption: consumptions.get(row.code) ?? null,
        manualUrl: row.manual_url,
        safetySheetUrl: row.safety_sheet_url,
        pictures: pictures(row.code),
        archived: row.archived,
      },
    }));
  },
};

/** Changes all texts of a product. Returns whether they were different before. */
export async function changeTexts(
  db: CompanyDb,
  stored: Row,
  texts: Required<Pick<ProductImport, 'names' | 'descriptions' | 'fallbackLanguage'>>,
): Promise<boolean> {
  const names = textsOf(texts.names);
  const descriptions = textsOf(texts.descriptions ?? {});
  const { fallbackLanguage: given } = texts;
  const own = await companyLanguage(db);
  const fallback_language = fallbackOf(names, { given, before: stored.fallback_language, own });
  const hasNames = await isNamed(db, stored, names, fallback_language);
  if (hasNames && !differs(stored, { descriptions })) return false;
  await db.updateOwn('product', stored.id, { fallback_language, descriptions: JSON.stringify(descriptions) });
  if (!hasNames) await replaceNames(db, stored.code, names, fallback_language);
  await db.noteProducts({ names: !hasNames });
  return true;
}

const isNamed = async (db: CompanyDb, { code, fallback_language: before }: Row, names: Texts, fallback: Language) =>
  before === fallback && !differs({ names: (await namesOf(db, [code])).get(code) }, { names });

const replaceNames = (db: CompanyDb, code: string, names: Texts, fallback: Language) =>
  db.replaceOwn('product_translation', translations(code, names, fallback), { product_code: code });

/** A product stays in its group when that is archived. */
async function groupOf({ references }: ImportCall, externalId: string, stored: Row | null, { groups }: Warm) {
  const group = groups.get(await references.idOf('productGroups', externalId, '/group'));
  if (!group || (group.archived && stored?.product_group !== group.code)) throw unknownReference('/group');
  return group.code;
}

async function accessoryCodes({ db, references }: ImportCall, externalIds: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, externalId] of externalIds.entries())
    ids.push(await references.idOf('products', externalId, `/accessories/${index}`));
  const codes = new Map((await ownedRows(db, 'product', ids)).map(({ id, code }) => [id, code]));
  return ids.flatMap((id) => codes.get(id) ?? []);
}

/** Returns a name in every language, so that no reader sees a code and searches find all. */
const translations = (product_code: string, names: Texts, fallback: Language) =>
  LANGUAGES.map((language) => ({
    product_code,
    language,
    name: names[language] ?? names[fallback] ?? product_code,
    is_fallback: names[language] === undefined,
  }));

/** Returns the names that were given, by code. */
async function namesOf(db: CompanyDb, codes: readonly string[]): Promise<Map<string, Texts>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_translation')
    .where('product_code', 'in', codes)
    .where('op_co', '=', db.opCo)
    .where('is_fallback', '=', false)
    .select(['product_code', 'language', 'name'])
    .execute();
  const byCode = Map.groupBy(rows, (row) => row.product_code);
  return new Map(
    [...byCode].map(([code, named]) => [
      code,
      textsOf(Object.fromEntries(named.map(({ language, name }) => [language, name]))),
    ]),
  );
}

/** Returns the ids of the company's rows, by code. */
async function idsByCode(
  db: CompanyDb,
  table: 'product' | 'catalogue_group',
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  // Kysely needs the name of one table, not a union of names.
  const rows = await db
    .selectFrom(table as 'product')
    .where('code', 'in', codes)
    .where('op_co', '=', db.opCo)
    .select(['code', 'id'])
    .execute();
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The database returns two decimals of a consumption, and one of hours. */
const withDecimals = (consumption: NonNullable<Consumption>): NonNullable<Consumption> => ({
  ...consumption,
  perHour: withTwoDecimals(consumption.perHour),
  hoursPerDay: Number(consumption.hoursPerDay).toFixed(1),
});

async function consumptionOf(db: CompanyDb, code: string): Promise<Consumption> {
  const row = await db
    .selectFrom('product_consumption')
    .where('op_co', '=', db.opCo)
    .where('product_code', '=', code)
    .select(['fuel', 'per_hour as perHour', 'hours_per_day as hoursPerDay', 'source'])
    .executeTakeFirst();
  return row ?? null;
}

async function saveConsumption(db: CompanyDb, product_code: string, consumption: Consumption): Promise<void> {
  const rows = consumption
    ? [
        {
          ...{ product_code, fuel: consumption.fuel, source: consumption.source },
          per_hour: consumption.perHour,
          hours_per_day: consumption.hoursPerDay,
        },
      ]
    : [];
  await db.replaceOwn('product_consumption', rows, { product_code });
}
