import * as z from 'zod/mini';
import { Money, visibleBy } from '../core/amount-schemas.ts';
import { LocalDate, Uuid } from '../core/primitive-schemas.ts';
import { fieldsRule } from '../core/rule-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { ENERGIES, SPECIFICATIONS, TRACKINGS } from './values.ts';

/** Of one piece, without VAT, transport, insurance and fuel. */
export const Rates = z.object({ day: Money, week: Money, fourWeek: Money });
export type Rates = z.infer<typeof Rates>;

export const Specification = z.object({ key: z.enum(SPECIFICATIONS), value: z.number() });
export type Specification = z.infer<typeof Specification>;

/** A product that can be rented; its name is among the product translations. */
export const CatalogueProduct = z.object({
  /** The cat-class. */
  code: z.string(),
  group: z.string(),
  /** A serialised product becomes one contract line a machine, a bulk one a line of many pieces. */
  tracking: z.enum(TRACKINGS),
  energy: z.enum(ENERGIES),
  specs: z.array(Specification),
  /** Codes of the products that go with it. */
  accessories: z.array(z.string()),
  /** Null too where it has none. */
  rates: visibleBy('rental', Rates),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** How many pieces of a product are free from the first to the last of some days (DOM-28). */
export const ProductStock = z.object({
  code: z.string(),
  /** At the depot; 0 where it has fewer than are promised. */
  free: z.int(),
  /** Where none is free: the first day from which one is, for as many days. */
  freeFrom: z.nullable(LocalDate),
  /** Other depots of the company where some are free, by how many. */
  elsewhere: z.array(z.object({ depotId: Uuid, free: z.int() })),
});
export type ProductStock = z.infer<typeof ProductStock>;

/** Whether a product is a favorite of a project. */
export const ProjectFavorite = z.object({ productCode: lineOf(40), favorite: z.boolean() });
export type ProjectFavorite = z.infer<typeof ProjectFavorite>;

export const catalogueSchemas = {
  getCatalogue: { response: z.object({ items: z.array(CatalogueProduct) }) },
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
