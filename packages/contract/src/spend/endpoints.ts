import { endpointsOf } from '../core/endpoint.ts';
import type { spendSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof spendSchemas>();

export const getSpend = /* @__PURE__ */ endpoint('getSpend', {
  summary: 'Invoiced, not yet invoiced and forecast amounts, by project, cost code or product group',
  method: 'GET',
  base: 'overview',
  path: '/spend',
  module: 'order',
  rights: ['contract-view'],
  problems: ['too-many-requests'],
});

export const listSpendLines = /* @__PURE__ */ endpoint('listSpendLines', {
  summary: 'Invoice lines and machines behind a spend figure',
  method: 'GET',
  base: 'overview',
  path: '/spend/lines',
  module: 'order',
  rights: ['contract-view'],
  problems: ['too-many-requests'],
});

export const exportSpend = /* @__PURE__ */ endpoint('exportSpend', {
  summary: 'Spend as a file: one row per month, project, cost code, product group and currency',
  method: 'GET',
  base: 'overview',
  path: '/spend/export',
  module: 'order',
  rights: ['contract-view', 'export'],
  carries: 'download',
  uncached: true,
  problems: ['too-many-requests'],
});
