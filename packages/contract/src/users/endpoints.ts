import { endpointsOf } from '../core/endpoint.ts';
import type { userSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof userSchemas>();

export const getRights = /* @__PURE__ */ endpoint('getRights', {
  summary: 'Rights of the caller within the client',
  method: 'GET',
  base: 'usermgmt',
  path: '/rights',
  module: null,
});

export const getProfile = /* @__PURE__ */ endpoint('getProfile', {
  summary: 'The signed-in user',
  method: 'GET',
  base: 'usermgmt',
  path: '/profile',
  module: null,
  access: 'token',
  uncached: true,
});

export const putProfile = /* @__PURE__ */ endpoint('putProfile', {
  summary: 'Edit the signed-in user',
  method: 'PUT',
  base: 'usermgmt',
  path: '/profile',
  module: null,
  access: 'token',
  ifMatch: true,
});

export const getModules = /* @__PURE__ */ endpoint('getModules', {
  summary: 'Active modules of a client of the user',
  method: 'GET',
  base: 'usermgmt',
  path: '/users/{userId}/modules',
  module: null,
  access: 'token',
  problems: ['not-found'],
});
