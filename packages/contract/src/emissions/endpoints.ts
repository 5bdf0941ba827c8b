import { endpointsOf } from '../core/endpoint.ts';
import type { emissionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof emissionSchemas>();

export const getEmissions = /* @__PURE__ */ endpoint('getEmissions', {
  summary: 'Estimated CO₂e emissions of machines on rent, from fuel and hours, by project and month',
  method: 'GET',
  base: 'overview',
  path: '/emissions',
  module: 'order',
  rights: ['contract-view'],
});

export const listEmissionLines = /* @__PURE__ */ endpoint('listEmissionLines', {
  summary: 'Machines behind a figure of the CO₂ estimate, highest emissions first',
  method: 'GET',
  base: 'overview',
  path: '/emissions/lines',
  module: 'order',
  rights: ['contract-view'],
});

export const getEmissionMethod = /* @__PURE__ */ endpoint('getEmissionMethod', {
  summary: 'Inputs of the CO₂ estimate: factors with source, year and scope, and consumptions per product class',
  method: 'GET',
  base: 'overview',
  path: '/emissions/method',
  module: 'order',
  rights: ['contract-view'],
});

export const exportEmissions = /* @__PURE__ */ endpoint('exportEmissions', {
  summary: 'CO₂ estimate as a file: one row per month, project and product class, with its factors',
  method: 'GET',
  base: 'overview',
  path: '/emissions/export',
  module: 'order',
  rights: ['contract-view', 'export'],
  carries: 'download',
  uncached: true,
  problems: ['too-many-requests'],
});
