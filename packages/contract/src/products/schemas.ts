import * as z from 'zod/mini';
import { LANGUAGES } from '../core/languages.ts';
import { choice } from '../core/list.ts';
import { pagedFilterQuery, pageOf } from '../core/list-schemas.ts';
import { LanguageCode, Uuid } from '../core/primitive-schemas.ts';
import { lineOf } from '../core/text-schemas.ts';
import { PRODUCT_PICTURES_MAX } from './values.ts';

export const Product = z.object({
  /** Cat-class. */
  code: z.string(),
  name: z.string(),
  group: z.string(),
});
export type Product = z.infer<typeof Product>;

/** Ids of a product's pictures, in their order. */
export const ProductPictureIds = z.array(Uuid).check(z.maxLength(PRODUCT_PICTURES_MAX));

export const productSchemas = {
  getProductPicture: {},
  getProductPictureThumbnail: {},
  getProductTranslations: {
    /** Without an operating company, the names of products that belong to all of them. */
    query: z.strictObject({ lang: LanguageCode, opCo: z.optional(lineOf(10)) }),
    response: z.object({
      language: LanguageCode,
      /** Names by code. A name in another language replaces a missing one. */
      names: z.record(z.string(), z.string()),
      /** Names of the company's own product groups, by code. */
      groups: z.record(z.string(), z.string()),
    }),
  },
  listProducts: { query: pagedFilterQuery({ lang: choice(LANGUAGES) }), response: pageOf(Product) },
};
