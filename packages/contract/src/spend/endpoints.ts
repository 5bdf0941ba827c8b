import { endpointsOf } from '../core/endpoint.ts';
import type { spendSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof spendSchemas>();

export const getSpend = /* @__PURE__ */ endpoint('getSpend', {
  summary: 'What was invoiced, what is not invoiced yet and what is to come, by project, cost code or product group',
  method: 'GET',
  base: 'overview',
  path: '/spend',
  module: 'order',
  rights: ['contract-view'],
  problems: ['too-many-requests'],
});

export const listSpendLines = /* @__PURE__ */ endpoint('listSpendLines', {
  summary: 'The lines of invoices and the machines behind a figure of the spend',
  method: 'GET',
  base: 'overview',
  path: '/spend/lines',
  module: 'order',
  rights: ['contract-view'],
  problems: ['too-many-requests'],
});

export const exportSpend = /* @__PURE__ */ endpoint('exportSpend', {
  summary: 'The spend as a file: a row for each month, project, cost code, product group and currency',
  method: 'GET',
  base: 'overview',
  path: '/spend/export',
  module: 'order',
  rights: ['contract-view', 'export'],
  carries: 'download',
  problems: ['too-many-requests'],
});
