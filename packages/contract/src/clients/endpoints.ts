import { endpointsOf } from '../core/endpoint.ts';
import type { clientSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof clientSchemas>();

export const listCorporateClients = /* @__PURE__ */ endpoint('listCorporateClients', {
  summary: 'Corporate clients of the caller, by name',
  method: 'GET',
  base: 'main',
  path: '/corporate-clients',
  module: null,
  access: 'token',
});

export const getCorporateClient = /* @__PURE__ */ endpoint('getCorporateClient', {
  summary: 'One corporate client of the caller',
  method: 'GET',
  base: 'main',
  path: '/corporate-clients/{uuid}',
  module: null,
  access: 'token',
  problems: ['not-found'],
});

export const getGlobalActions = /* @__PURE__ */ endpoint('getGlobalActions', {
  summary: 'Current actions of the caller in the whole portal',
  method: 'GET',
  base: 'main',
  path: '/global-actions',
  module: null,
});
