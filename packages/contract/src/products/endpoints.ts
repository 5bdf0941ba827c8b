import { endpointsOf } from '../core/endpoint.ts';
import type { productSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof productSchemas>();

export const getProductTranslations = /* @__PURE__ */ endpoint('getProductTranslations', {
  summary: 'Names of the products (cat-classes) of an operating company in one language, by code',
  method: 'GET',
  base: 'main',
  path: '/i18n/products',
  module: null,
  access: 'public',
});

export const listProducts = /* @__PURE__ */ endpoint('listProducts', {
  summary: 'Products of the catalog, by name in one language',
  method: 'GET',
  base: 'main',
  path: '/products',
  module: null,
});
