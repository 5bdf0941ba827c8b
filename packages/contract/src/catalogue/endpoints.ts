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
