import { endpointsOf } from '../core/endpoint.ts';
import type { whatsNewSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof whatsNewSchemas>();

export const getWhatsNew = /* @__PURE__ */ endpoint('getWhatsNew', {
  summary: 'Changes of the portal, in one language',
  method: 'GET',
  base: 'main',
  path: '/whats-new',
  module: null,
  access: 'public',
});
