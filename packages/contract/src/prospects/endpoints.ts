import { endpointsOf } from '../core/endpoint.ts';
import type { prospectSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof prospectSchemas>();

export const createProspect = /* @__PURE__ */ endpoint('createProspect', {
  summary: 'Apply to become a customer: sends mails to the rental company and to the visitor',
  method: 'POST',
  base: 'main',
  path: '/prospects',
  module: null,
  access: 'public',
  status: 204,
  problems: ['too-many-requests'],
});
