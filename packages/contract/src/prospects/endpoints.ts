import { endpointsOf } from '../core/endpoint.ts';
import type { prospectSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof prospectSchemas>();

export const createProspect = /* @__PURE__ */ endpoint('createProspect', {
  summary: 'Ask to become a customer: the rental company is mailed, and the visitor gets a confirmation',
  method: 'POST',
  base: 'main',
  path: '/prospects',
  module: null,
  access: 'public',
  status: 204,
  problems: ['too-many-requests'],
});
