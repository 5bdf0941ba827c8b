import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { LanguageCode, LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { ProductPictureIds } from '../products/schemas.ts';
import { ENERGIES, SPECIFICATIONS, TRACKINGS } from './values.ts';

/** Rates for one piece, without VAT, transport, insurance and fuel. Not every product has a four-week rate. */
export const Rates = z.object({ day: Money, week: Money, fourWeek: z.nullable(Money) });
export type Rates = z.infer<typeof Rates>;

export const Specification = z.object({ key: z.enum(SPECIFICATIONS), value: z.number() });
export type Specification = z.infer<typeof Specification>;

/** Rental product. Its name is in the product translations. */
export const CatalogueProduct = z.object({
  /** Cat-class. */
  code: z.string(),
  group: z.string(),
  /** A serialised product becomes one contract line per machine, a bulk product one line for all pieces. */
  tracking: z.enum(TRACKINGS),
  energy: z.enum(ENERGIES),
  specs: z.array(Specification),
  /** Product codes of its accessories. */
  accessories: z.array(z.string()),
  /** In the requested language, or in the fallback language; null without a description. */
  description: z.nullable(z.string()),
  /** Minimum days of a rental; null if the order rules decide. */
  minDays: z.nullable(z.int()),
  pictures: ProductPictureIds,
  /** Null if the product has no rates. */
  rates: visibleBy('rental', Rates),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** Number of free pieces of a product over a range of days (DOM-28). */
export const ProductStock = z.object({
  code: z.string(),
  /** Free pieces at the depot; 0 if more are promised than it has. */
  free: z.int(),
  /** If no piece is free: the first day from which one is free for the same number of days. */
  freeFrom: z.nullable(LocalDate),
  /** Other depots of the company with free pieces. */
  elsewhere: z.array(z.object({ depotId: Uuid, free: z.int() })),
});
export type ProductStock = z.infer<typeof ProductStock>;

export const ProjectFavorite = z.object({ productCode: lineOf(40), favorite: z.boolean() });
export type ProjectFavorite = z.infer<typeof ProjectFavorite>;

export const catalogueSchemas = {
  getCatalogue: {
    query: z.strictObject({ lang: z._default(LanguageCode, 'en-US') }),
    response: z.object({ items: z.array(CatalogueProduct) }),
  },
  getStock: {
    query: z.strictObject({ depot: Uuid, from: LocalDate, to: z.optional(LocalDate) }).check(
      fieldsRule(['from', 'to'], ({ from, to }) => to === undefined || from <= to, {
        path: ['to'],
        code: 'before-from',
      }),
    ),
    response: z.object({ items: z.array(ProductStock) }),
  },
  getProjectFavorites: { response: z.object({ items: z.array(z.string()) }) },
  putProjectFavorite: { body: ProjectFavorite },
};
