import { endpointsOf } from '../core/endpoint.ts';
import type { depotSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof depotSchemas>();

/** Returns all depots, so that the browser can sort them by the user's position without sending it. */
export const listDepots = /* @__PURE__ */ endpoint('listDepots', {
  summary: 'Depots of the operating company that serves the client',
  method: 'GET',
  base: 'main',
  path: '/depots',
  module: null,
});
