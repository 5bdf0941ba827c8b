import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { contractSchemas } from './schemas.ts';
import { CONTRACT_LINE_LIST, CONTRACT_LIST } from './values.ts';

const endpoint = endpointsOf<typeof contractSchemas>();
const list = listsOf<typeof contractSchemas>();

export const listContractLines = /* @__PURE__ */ list('listContractLines', {
  summary: 'Machines of the client, one item per contract line',
  base: 'overview',
  path: '/contract-lines',
  module: 'order',
  rights: ['contract-view'],
  list: CONTRACT_LINE_LIST,
});
export const listContractLinesFacets = /* @__PURE__ */ facetsOf(listContractLines);

export const listContracts = /* @__PURE__ */ list('listContracts', {
  summary: 'Contracts of the client',
  base: 'overview',
  path: '/contracts',
  module: 'order',
  rights: ['contract-view'],
  list: CONTRACT_LIST,
});
export const listContractsFacets = /* @__PURE__ */ facetsOf(listContracts);

export const getContract = /* @__PURE__ */ endpoint('getContract', {
  summary: 'One contract with its lines',
  method: 'GET',
  base: 'overview',
  path: '/contracts/{id}',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const getKeyFigures = /* @__PURE__ */ endpoint('getKeyFigures', {
  summary: 'Numbers of machines on rent, overdue, ending and waiting for pick-up',
  method: 'GET',
  base: 'overview',
  path: '/kpis',
  module: 'order',
  rights: ['contract-view'],
});

export const getPlanning = /* @__PURE__ */ endpoint('getPlanning', {
  summary: 'Projects with rental periods in a window, by default the four weeks around today',
  method: 'GET',
  base: 'overview',
  path: '/planning',
  module: 'order',
  rights: ['contract-view'],
});

export const listPlanningLines = /* @__PURE__ */ endpoint('listPlanningLines', {
  summary: 'Rental periods of the planning, by project and start',
  method: 'GET',
  base: 'overview',
  path: '/planning/lines',
  module: 'order',
  rights: ['contract-view'],
});
