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

export const putDemoClock = /* @__PURE__ */ endpoint('putDemoClock', {
  summary: 'Set how fast the clock of a demo runs, and put it ahead; for who manages users and roles of a client',
  method: 'PUT',
  base: 'main',
  path: '/demo-clock',
  module: null,
  access: 'token',
  problems: ['missing-right', 'not-found'],
});
