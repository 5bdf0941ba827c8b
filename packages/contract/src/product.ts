import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Language } from './primitives.ts';

export const getProductTranslations = endpoint({
  id: 'getProductTranslations',
  summary: 'The name of every product (cat-class) in one language, by code',
  method: 'GET',
  base: 'main',
  path: '/i18n/products',
  access: 'public',
  query: z.strictObject({ lang: Language }),
  response: z.object({ language: Language, names: z.record(z.string(), z.string()) }),
});
