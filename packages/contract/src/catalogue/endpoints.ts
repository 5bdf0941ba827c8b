import { endpointsOf } from '../core/endpoint.ts';
import type { catalogueSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof catalogueSchemas>();

/** Returns the whole catalogue, so that the browser can search it by displayed names, also offline. */
export const getCatalogue = /* @__PURE__ */ endpoint('getCatalogue', {
  summary: 'Rental products by group, with specifications, accessories and rates',
  method: 'GET',
  base: 'main',
  path: '/catalogue',
  module: 'order',
});

export const getStock = /* @__PURE__ */ endpoint('getStock', {
  summary: 'Free pieces of each product at a depot and elsewhere, over a range of days',
  method: 'GET',
  base: 'main',
  path: '/catalogue/stock',
  module: 'order',
  problems: ['not-found'],
});

export const getProjectFavorites = /* @__PURE__ */ endpoint('getProjectFavorites', {
  summary: 'Product codes of the favorites of a project',
  method: 'GET',
  base: 'main',
  path: '/projects/{id}/favorites',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found'],
});

export const putProjectFavorite = /* @__PURE__ */ endpoint('putProjectFavorite', {
  summary: 'Add or remove a favorite product of a project, shared by all users of the project',
  method: 'PUT',
  base: 'main',
  path: '/projects/{id}/favorites',
  module: 'order',
  rights: ['order-create'],
  status: 204,
  problems: ['not-found'],
});
