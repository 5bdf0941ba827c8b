import type { Kysely } from 'kysely';
import { EXPORT_TEXTS } from '../../exports/texts.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { detailsOf } from './catalogue-details.ts';
import { COMPANIES, type DemoCompany } from './companies.ts';
import { importSeed } from './imported.ts';
import { ratesOf } from './prices.ts';
import { Random } from './random.ts';

/** First day of the demo's rates and stock, before all rentals. */
export const FIRST_DAY = '2020-01-01';
const SEED = 80_000;

/** Seeds product groups, products and rates of every operating company (I18N-02). Codes are their external ids. */
export async function seedProducts(
  db: Kysely<Database>,
  { catalogue, now }: { readonly catalogue: readonly CatalogueProduct[]; readonly now: Date },
): Promise<void> {
  const random = new Random(SEED);
  const withId = <R extends { readonly externalId: string }>(row: R) => ({ row, ids: [random.uuid()] });
  for (const company of COMPANIES) {
    const importing = { opCo: company.code, now };
    const groups = [...new Set(catalogue.map(({ group }) => group))];
    await importSeed(db, importing, 'productGroups', groups.map(groupRow).map(withId));
    await importSeed(db, importing, 'products', catalogue.map(productRow).map(withId));
    // Two products can name each other, so all of them come first.
    const accompanied = catalogue.filter(({ code }) => detailsOf(code).accessories.length > 0);
    const changed = accompanied.map((product) => ({
      row: { ...productRow(product), accessories: detailsOf(product.code).accessories },
      ids: [],
    }));
    await importSeed(db, importing, 'products', changed);
    const rates = catalogue.map((product) => rateRow(product, company));
    await importSeed(db, importing, 'rates', rates.map(withId));
  }
}

const groupRow = (group: string) => ({
  ...{ externalId: group, code: group },
  names: Object.fromEntries(
    Object.entries(EXPORT_TEXTS).map(([language, { spend }]) => [language, spend.group[group as GroupCode]]),
  ),
});
type GroupCode = keyof (typeof EXPORT_TEXTS)['en-US']['spend']['group'];

const productRow = ({ code, ...product }: CatalogueProduct) => ({
  ...{ externalId: code, code, ...product, specs: detailsOf(code).specs },
});

const rateRow = (product: CatalogueProduct, company: DemoCompany) => {
  const { day, week, fourWeek } = ratesOf(product, company);
  return {
    ...{ externalId: product.code, product: product.code, from: FIRST_DAY, currency: company.currency },
    ...{ day: day.amount, week: week.amount, fourWeek: fourWeek?.amount ?? null },
  };
};
