import { endpointsOf } from '../core/endpoint.ts';
import type { catalogueSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof catalogueSchemas>();

/** All at once, so that a browser searches and filters it by the names it shows, also without a network. */
export const getCatalogue = /* @__PURE__ */ endpoint('getCatalogue', {
  summary: 'What can be rented, by group, with its specifications, accessories and rates',
  method: 'GET',
  base: 'main',
  path: '/catalogue',
  module: 'order',
});

export const getStock = /* @__PURE__ */ endpoint('getStock', {
  summary: 'How many pieces of each product are free at a depot, and elsewhere, in a stretch of days',
  method: 'GET',
  base: 'main',
  path: '/catalogue/stock',
  module: 'order',
  problems: ['not-found'],
});

export const getProjectFavorites = /* @__PURE__ */ endpoint('getProjectFavorites', {
  summary: 'Which products of the catalogue are favorites of a project, by their codes',
  method: 'GET',
  base: 'main',
  path: '/projects/{id}/favorites',
  module: 'order',
  rights: ['order-create'],
  problems: ['not-found'],
});

export const putProjectFavorite = /* @__PURE__ */ endpoint('putProjectFavorite', {
  summary: 'Make a product a favorite of a project, for everybody who orders for it, or no favorite any more',
  method: 'PUT',
  base: 'main',
  path: '/projects/{id}/favorites',
  module: 'order',
  rights: ['order-create'],
  status: 204,
  problems: ['not-found'],
});
