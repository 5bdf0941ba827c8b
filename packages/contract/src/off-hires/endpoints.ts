import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { rentedSchemas } from './rented-schemas.ts';
import type { offHireSchemas } from './schemas.ts';
import { OFF_HIRE_LIST } from './values.ts';

const endpoint = endpointsOf<typeof offHireSchemas & typeof rentedSchemas>();
const list = listsOf<typeof offHireSchemas>();

export const getCallOffRules = /* @__PURE__ */ endpoint('getCallOffRules', {
  summary: 'Rules for off-hires and extensions at a depot: days, closed days and cut-off',
  method: 'GET',
  base: 'main',
  path: '/call-off-rules',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const getRentedLines = /* @__PURE__ */ endpoint('getRentedLines', {
  summary: 'The given contract lines and all lines of the given contracts, with the rules of their depots',
  method: 'GET',
  base: 'main',
  path: '/rented-lines',
  module: 'order',
  rights: ['contract-view'],
});

export const listOffHires = /* @__PURE__ */ list('listOffHires', {
  summary: 'Off-hires of the client, failed pick-ups first',
  base: 'main',
  path: '/off-hires',
  module: 'order',
  rights: ['contract-view'],
  list: OFF_HIRE_LIST,
});
export const listOffHiresFacets = /* @__PURE__ */ facetsOf(listOffHires);

export const createOffHire = /* @__PURE__ */ endpoint('createOffHire', {
  summary: 'Call off machines or parts of a quantity at one place, all or none',
  method: 'POST',
  base: 'main',
  path: '/off-hires',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

/** A query by `POST`: nothing is stored. */
export const estimateOffHire = /* @__PURE__ */ endpoint('estimateOffHire', {
  summary: 'Rent saved by calling off machines before their expected end',
  method: 'POST',
  base: 'main',
  path: '/off-hires/estimate',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  idempotent: false,
  problems: ['not-found'],
});

export const getOffHire = /* @__PURE__ */ endpoint('getOffHire', {
  summary: 'One off-hire with its machines; its number proves that rent stopped',
  method: 'GET',
  base: 'main',
  path: '/off-hires/{id}',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const withdrawOffHire = /* @__PURE__ */ endpoint('withdrawOffHire', {
  summary: 'Withdraw an off-hire without a scheduled pick-up: its machines are on rent again',
  method: 'POST',
  base: 'main',
  path: '/off-hires/{id}/withdraw',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  problems: ['not-found', 'illegal-transition'],
});

export const askAnotherDay = /* @__PURE__ */ endpoint('askAnotherDay', {
  summary: 'Ask for another pick-up after a failed one; its machines stay off rent',
  method: 'POST',
  base: 'main',
  path: '/off-hires/{id}/another-day',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  problems: ['not-found', 'illegal-transition'],
});

export const extendLines = /* @__PURE__ */ endpoint('extendLines', {
  summary: 'Extend the rental of machines, each contract completely or not at all, with a result per line',
  method: 'POST',
  base: 'main',
  path: '/contract-lines/extend',
  module: 'order',
  rights: ['contract-view', 'contract-extend'],
  problems: ['not-found'],
});

/** A query by `POST`: nothing is stored. */
export const estimateExtension = /* @__PURE__ */ endpoint('estimateExtension', {
  summary: 'Rent that extending machines adds',
  method: 'POST',
  base: 'main',
  path: '/contract-lines/extend/estimate',
  module: 'order',
  rights: ['contract-view', 'contract-extend'],
  idempotent: false,
  problems: ['not-found'],
});

export const putContractReferences = /* @__PURE__ */ endpoint('putContractReferences', {
  summary: 'Edit the references of a contract, by the policy of the client',
  method: 'PUT',
  base: 'overview',
  path: '/contracts/{id}',
  module: 'order',
  rights: ['contract-view', 'contract-edit-references'],
  ifMatch: true,
  problems: ['not-found'],
});
