import { endpointsOf } from '../core/endpoint.ts';
import type { authSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof authSchemas>();

export const login = /* @__PURE__ */ endpoint('login', {
  summary: 'Sign in; the response does not reveal whether the address exists',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/login',
  module: null,
  access: 'public',
  problems: ['credentials', 'too-many-requests'],
});

export const refresh = /* @__PURE__ */ endpoint('refresh', {
  summary: 'Rotate the refresh cookie and get a new access token',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/refresh',
  module: null,
  access: 'public',
  problems: ['token'],
});

export const logout = /* @__PURE__ */ endpoint('logout', {
  summary: 'End the session of the refresh cookie; needs no token, because it may be expired',
  method: 'POST',
  base: 'usermgmt',
  path: '/auth/logout',
  module: null,
  access: 'public',
  status: 204,
});

export const getKeySet = /* @__PURE__ */ endpoint('getKeySet', {
  summary: 'Public keys that verify access tokens',
  method: 'GET',
  base: 'usermgmt',
  path: '/.well-known/jwks.json',
  module: null,
  access: 'public',
});
