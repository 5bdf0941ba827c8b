import { endpointsOf } from '../core/endpoint.ts';
import type { privacySchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof privacySchemas>();

export const getPersonalData = /* @__PURE__ */ endpoint('getPersonalData', {
  summary: 'Everything that is kept about the signed-in user, to take along',
  method: 'GET',
  base: 'usermgmt',
  path: '/profile/data',
  module: null,
  access: 'token',
});
