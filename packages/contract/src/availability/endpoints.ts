import { endpointsOf } from '../core/endpoint.ts';
import type { availabilitySchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof availabilitySchemas>();

export const getAvailability = /* @__PURE__ */ endpoint('getAvailability', {
  summary: 'Whether the portal is up, and a message for everyone',
  method: 'GET',
  base: 'main',
  path: '/availability',
  module: null,
  access: 'public',
});
