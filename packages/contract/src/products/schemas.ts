import * as z from 'zod/mini';
import { LANGUAGES } from '../core/languages.ts';
import { choice } from '../core/list.ts';
import { pagedFilterQuery, pageOf } from '../core/list-schemas.ts';
import { LanguageCode } from '../core/primitive-schemas.ts';

export const Product = z.object({
  /** Cat-class. */
  code: z.string(),
  name: z.string(),
  group: z.string(),
});
export type Product = z.infer<typeof Product>;

export const productSchemas = {
  getProductTranslations: {
    query: z.strictObject({ lang: LanguageCode }),
    response: z.object({ language: LanguageCode, names: z.record(z.string(), z.string()) }),
  },
  listProducts: { query: pagedFilterQuery({ lang: choice(LANGUAGES) }), response: pageOf(Product) },
};
