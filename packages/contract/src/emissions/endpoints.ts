import { endpointsOf } from '../core/endpoint.ts';
import type { emissionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof emissionSchemas>();

export const getEmissions = /* @__PURE__ */ endpoint('getEmissions', {
  summary: 'What machines on rent have caused in CO₂e, estimated from their fuel and hours, by project and month',
  method: 'GET',
  base: 'overview',
  path: '/emissions',
  module: 'order',
  rights: ['contract-view'],
});

export const listEmissionLines = /* @__PURE__ */ endpoint('listEmissionLines', {
  summary: 'The machines behind a figure of the CO₂ estimate, those that cause the most first',
  method: 'GET',
  base: 'overview',
  path: '/emissions/lines',
  module: 'order',
  rights: ['contract-view'],
});

export const getEmissionMethod = /* @__PURE__ */ endpoint('getEmissionMethod', {
  summary:
    'What the CO₂ estimate is made with: factors with source, year and scope, and what product classes take an hour',
  method: 'GET',
  base: 'overview',
  path: '/emissions/method',
  module: 'order',
  rights: ['contract-view'],
});

export const exportEmissions = /* @__PURE__ */ endpoint('exportEmissions', {
  summary: 'The CO₂ estimate as a file: a row for each month, project and product class, with the factors in it',
  method: 'GET',
  base: 'overview',
  path: '/emissions/export',
  module: 'order',
  rights: ['contract-view', 'export'],
  carries: 'download',
  problems: ['too-many-requests'],
});
