import { endpointsOf } from '../core/endpoint.ts';
import type { availabilitySchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof availabilitySchemas>();

export const getAvailability = /* @__PURE__ */ endpoint('getAvailability', {
  summary: 'Availability of the portal, and a message for all users',
  method: 'GET',
  base: 'main',
  path: '/availability',
  module: null,
  access: 'public',
});

export const putDemoClock = /* @__PURE__ */ endpoint('putDemoClock', {
  summary: 'Set the speed of the clock of a demo and advance it; requires the right to manage users of a client',
  method: 'PUT',
  base: 'main',
  path: '/demo-clock',
  module: null,
  access: 'token',
  problems: ['missing-right', 'not-found'],
});
