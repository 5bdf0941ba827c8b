import { endpointsOf } from '../core/endpoint.ts';
import type { privacySchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof privacySchemas>();

export const getPersonalData = /* @__PURE__ */ endpoint('getPersonalData', {
  summary: 'All stored data about the signed-in user, for export',
  method: 'GET',
  base: 'usermgmt',
  path: '/profile/data',
  module: null,
  access: 'token',
  uncached: true,
});
