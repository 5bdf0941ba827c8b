import * as z from 'zod/mini';
import { Specification } from '../../catalogue/schemas.ts';
import { ENERGIES, PRODUCT_KINDS, SPECIFICATIONS, TRACKINGS } from '../../catalogue/values.ts';
import { Price } from '../../core/amount-schemas.ts';
import { TextsByLanguage, textsOf } from '../../core/language-schemas.ts';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { LanguageCode, LocalDate, Uuid } from '../../core/primitive-schemas.ts';
import { fieldsRule } from '../../core/rule-schemas.ts';
import { lineOf, linesOf } from '../../core/text-schemas.ts';
import { WebAddress } from '../../core/web-address-schemas.ts';
import { PRODUCT_PICTURE_TYPES, PRODUCT_PICTURES_MAX } from '../../products/values.ts';
import { ProductConsumptionEdit } from '../emission-schemas.ts';
import { ExternalId, importedFields, importOf, importSchemasOf, neverArchived } from './frame.ts';

export const ProductNamesEdit = textsOf(lineOf(120));
export const ProductDescriptionsEdit = textsOf(linesOf(1000));

type Texts = Readonly<Partial<Record<Language, string | undefined>>>;
interface Named {
  readonly names: Texts;
  readonly fallbackLanguage?: Language | undefined;
}
/** One name is required, because it replaces missing ones. */
export const nameRules = [
  fieldsRule<Named, 'names'>(['names'], ({ names }) => LANGUAGES.some((language) => names[language] !== undefined), {
    path: ['names'],
    code: 'required',
  }),
  fieldsRule<Named, 'names' | 'fallbackLanguage'>(
    ['names', 'fallbackLanguage'],
    ({ names, fallbackLanguage: language }) => language === undefined || names[language] !== undefined,
    { path: ['fallbackLanguage'], code: 'choice' },
  ),
];

const named = {
  /** Unique within the operating company. It never changes. */
  code: lineOf(40),
  names: ProductNamesEdit,
  /** Language whose texts replace missing ones. Default: the company's, or the first that is named. */
  fallbackLanguage: z.optional(LanguageCode),
};
const readNamed = {
  ...importedFields,
  id: Uuid,
  code: z.string(),
  names: TextsByLanguage,
  fallbackLanguage: LanguageCode,
  archived: z.boolean(),
};

export const productGroupImport = importOf(named, nameRules);
export type ProductGroupImport = z.output<typeof productGroupImport.row>;

export const CompanyProductGroup = z.object(readNamed);
export type CompanyProductGroup = z.infer<typeof CompanyProductGroup>;

/** Longest rental that a product can ask for, in days. */
const MAX_MIN_DAYS = 365;
const MAX_ACCESSORIES = 50;

const { productCode: _code, ...consumption } = ProductConsumptionEdit.shape;
export const ConsumptionEdit = z.strictObject(consumption);
export const Consumption = z.object(consumption);

export const productImport = importOf(
  {
    ...named,
    group: ExternalId,
    descriptions: z.optional(ProductDescriptionsEdit),
    /** Default: `rental`. */
    kind: z.optional(z.enum(PRODUCT_KINDS)),
    /** Default: `serialised`. */
    tracking: z.optional(z.enum(TRACKINGS)),
    /** Default: `none`. */
    energy: z.optional(z.enum(ENERGIES)),
    specs: z.optional(z.array(Specification).check(z.maxLength(SPECIFICATIONS.length))),
    /** Days of a rental at least; null leaves it to the operating company. */
    minDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_MIN_DAYS)))),
    /** Products that go with it. They are written before it. */
    accessories: z.optional(z.array(ExternalId).check(z.maxLength(MAX_ACCESSORIES))),
    consumption: z.optional(z.nullable(ConsumptionEdit)),
    /** Web address of the operating manual. Users of the portal must be able to open it. */
    manualUrl: z.optional(z.nullable(WebAddress)),
    /** Web address of the safety sheet. */
    safetySheetUrl: z.optional(z.nullable(WebAddress)),
  },
  nameRules,
);
export type ProductImport = z.output<typeof productImport.row>;

/** Picture of a product, at its place among the others. */
export const ProductPicture = z.object({
  position: z.int().check(z.minimum(1), z.maximum(PRODUCT_PICTURES_MAX)),
  /** Another one once the picture changes. */
  id: Uuid,
  mediaType: z.enum(PRODUCT_PICTURE_TYPES),
  /** Stored size in bytes. */
  size: z.int(),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

export const CompanyProduct = z.object({
  ...readNamed,
  /** External id of the group; null for one that has none. */
  group: z.nullable(z.string()),
  descriptions: TextsByLanguage,
  kind: z.enum(PRODUCT_KINDS),
  tracking: z.enum(TRACKINGS),
  energy: z.enum(ENERGIES),
  specs: z.array(Specification),
  minDays: z.nullable(z.int()),
  /** External ids of the products that go with it. */
  accessories: z.array(z.string()),
  consumption: z.nullable(Consumption),
  /** Web address of the operating manual. */
  manualUrl: z.nullable(z.string()),
  /** Web address of the safety sheet. */
  safetySheetUrl: z.nullable(z.string()),
  pictures: z.array(ProductPicture),
});
export type CompanyProduct = z.infer<typeof CompanyProduct>;

const days = { from: LocalDate, to: z.optional(z.nullable(LocalDate)) };
const tiers = { currency: z.string().check(z.regex(/^[A-Z]{3}$/)), day: Price, week: Price };

export const rateImport = importOf(
  {
    product: ExternalId,
    /** Client whose own rate it is. Default: a rate of all clients. It never changes. */
    client: z.optional(z.nullable(ExternalId)),
    ...days,
    ...tiers,
    fourWeek: z.optional(z.nullable(Price)),
  },
  [
    fieldsRule<{ readonly from: string; readonly to?: string | null | undefined }, 'from' | 'to'>(
      ['from', 'to'],
      ({ from, to }) => !to || from <= to,
      { path: ['to'], code: 'before-from' },
    ),
  ],
);
export type RateImport = z.output<typeof rateImport.row>;

export const CompanyRate = z.object({
  ...importedFields,
  id: Uuid,
  /** External id of the product; null for one that has none. */
  product: z.nullable(z.string()),
  /** External id of the client; null for a rate of all clients. */
  client: z.nullable(z.string()),
  /** First day; null for records from before the company's systems were connected. */
  from: z.nullable(LocalDate),
  to: z.nullable(LocalDate),
  currency: z.string(),
  day: z.string(),
  week: z.string(),
  fourWeek: z.nullable(z.string()),
  archived: z.boolean(),
});
export type CompanyRate = z.infer<typeof CompanyRate>;

const MAX_PIECES = 100_000;

export const stockImport = importOf({
  depot: ExternalId,
  product: ExternalId,
  /** Pieces that the depot has, with those on rent. */
  pieces: z.int().check(z.minimum(0), z.maximum(MAX_PIECES)),
  /** First day of the number, which holds until a later row counts anew. */
  from: LocalDate,
  /** A row of stock is counted anew, not archived. */
  archived: neverArchived,
});
export type StockImport = z.output<typeof stockImport.row>;

export const CompanyStock = z.object({
  ...importedFields,
  id: Uuid,
  depot: z.nullable(z.string()),
  product: z.nullable(z.string()),
  pieces: z.int(),
  /** First day; null for records from before the company's systems were connected. */
  from: z.nullable(LocalDate),
});
export type CompanyStock = z.infer<typeof CompanyStock>;

const groups = importSchemasOf(productGroupImport, CompanyProductGroup);
const products = importSchemasOf(productImport, CompanyProduct);
const rates = importSchemasOf(rateImport, CompanyRate);
const stock = importSchemasOf(stockImport, CompanyStock);
export const catalogueImportSchemas = {
  listCompanyProductGroups: groups.list,
  getCompanyProductGroup: groups.get,
  putCompanyProductGroup: groups.put,
  importCompanyProductGroups: groups.batch,
  listCompanyProducts: products.list,
  getCompanyProduct: products.get,
  putCompanyProduct: products.put,
  importCompanyProducts: products.batch,
  getCompanyProductPicture: {},
  putCompanyProductPicture: { response: ProductPicture },
  deleteCompanyProductPicture: {},
  listCompanyRates: rates.listOfClient,
  getCompanyRate: rates.get,
  putCompanyRate: rates.put,
  importCompanyRates: rates.batch,
  listCompanyStock: stock.list,
  getCompanyStock: stock.get,
  putCompanyStock: stock.put,
  importCompanyStock: stock.batch,
};
