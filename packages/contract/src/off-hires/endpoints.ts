import { endpointsOf } from '../core/endpoint.ts';
import type { rentedSchemas } from './rented-schemas.ts';
import type { offHireSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof offHireSchemas & typeof rentedSchemas>();

export const getCallOffRules = /* @__PURE__ */ endpoint('getCallOffRules', {
  summary: 'What calling off and extending are held against at a depot: days, holidays and cut-off',
  method: 'GET',
  base: 'main',
  path: '/call-off-rules',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const getRentedLines = /* @__PURE__ */ endpoint('getRentedLines', {
  summary: 'The lines that are named, and all of the contracts that are, with what calling off is held against there',
  method: 'GET',
  base: 'main',
  path: '/rented-lines',
  module: 'order',
  rights: ['contract-view'],
});

export const createOffHire = /* @__PURE__ */ endpoint('createOffHire', {
  summary: 'Call off machines at one place; of a quantity a part if asked to. All of them or none',
  method: 'POST',
  base: 'main',
  path: '/off-hires',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  status: 201,
  problems: ['not-found', 'illegal-transition'],
});

/** A question and no write: nothing is kept of it. */
export const estimateOffHire = /* @__PURE__ */ endpoint('estimateOffHire', {
  summary: 'What calling machines off saves of their rent until they were expected back',
  method: 'POST',
  base: 'main',
  path: '/off-hires/estimate',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  idempotent: false,
  problems: ['not-found'],
});

export const getOffHire = /* @__PURE__ */ endpoint('getOffHire', {
  summary: 'One off-hire with its machines; its number is the proof that rent stopped',
  method: 'GET',
  base: 'main',
  path: '/off-hires/{id}',
  module: 'order',
  rights: ['contract-view'],
  problems: ['not-found'],
});

export const withdrawOffHire = /* @__PURE__ */ endpoint('withdrawOffHire', {
  summary: 'Withdraw an off-hire whose pick-up is not scheduled: its machines are on rent again',
  method: 'POST',
  base: 'main',
  path: '/off-hires/{id}/withdraw',
  module: 'order',
  rights: ['contract-view', 'contract-off-hire'],
  problems: ['not-found', 'illegal-transition'],
});

export const extendLines = /* @__PURE__ */ endpoint('extendLines', {
  summary: 'Extend the rental of machines, each contract as a whole or not at all, with an answer for each line',
  method: 'POST',
  base: 'main',
  path: '/contract-lines/extend',
  module: 'order',
  rights: ['contract-view', 'contract-extend'],
  problems: ['not-found'],
});

export const putContractReferences = /* @__PURE__ */ endpoint('putContractReferences', {
  summary: 'Change the references of a contract, by the policy of the client',
  method: 'PUT',
  base: 'overview',
  path: '/contracts/{id}',
  module: 'order',
  rights: ['contract-view', 'contract-edit-references'],
  ifMatch: true,
  problems: ['not-found'],
});
