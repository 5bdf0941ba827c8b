import * as z from 'zod/mini';
import { LanguageCode } from '../core/primitive-schemas.ts';

export const productSchemas = {
  getProductTranslations: {
    query: z.strictObject({ lang: LanguageCode }),
    response: z.object({ language: LanguageCode, names: z.record(z.string(), z.string()) }),
  },
};
