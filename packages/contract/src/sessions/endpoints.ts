import { endpointsOf } from '../core/endpoint.ts';
import type { sessionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof sessionSchemas>();

export const listSessions = /* @__PURE__ */ endpoint('listSessions', {
  summary: 'Where the caller is signed in, the latest used first; 100 at most',
  method: 'GET',
  base: 'usermgmt',
  path: '/sessions',
  access: 'token',
  module: null,
});

export const endSession = /* @__PURE__ */ endpoint('endSession', {
  summary: 'Sign out one of the devices on which the caller is signed in',
  method: 'DELETE',
  base: 'usermgmt',
  path: '/sessions/{id}',
  access: 'token',
  module: null,
  status: 204,
  problems: ['not-found'],
});
