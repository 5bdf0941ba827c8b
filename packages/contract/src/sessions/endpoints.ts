import { endpointsOf } from '../core/endpoint.ts';
import type { sessionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof sessionSchemas>();

export const listSessions = /* @__PURE__ */ endpoint('listSessions', {
  summary: 'Sessions of the caller, most recently used first, at most 100',
  method: 'GET',
  base: 'usermgmt',
  path: '/sessions',
  access: 'token',
  module: null,
  uncached: true,
});

export const endSession = /* @__PURE__ */ endpoint('endSession', {
  summary: 'End one session of the caller',
  method: 'DELETE',
  base: 'usermgmt',
  path: '/sessions/{id}',
  access: 'token',
  module: null,
  status: 204,
  problems: ['not-found'],
});
