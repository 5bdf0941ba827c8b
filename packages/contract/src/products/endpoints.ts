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

/** Public, as the names are: the id cannot be guessed, and the browser's own cache keeps the picture. */
export const getProductPicture = /* @__PURE__ */ endpoint('getProductPicture', {
  summary: 'Picture of a product',
  method: 'GET',
  base: 'main',
  path: '/product-pictures/{id}',
  module: null,
  access: 'public',
  carries: 'download',
  problems: ['not-found'],
});

export const getProductPictureThumbnail = /* @__PURE__ */ endpoint('getProductPictureThumbnail', {
  summary: 'Thumbnail of the picture of a product',
  method: 'GET',
  base: 'main',
  path: '/product-pictures/{id}/thumbnail',
  module: null,
  access: 'public',
  carries: 'download',
  problems: ['not-found'],
});
