import { endpointsOf } from '../core/endpoint.ts';
import type { depotSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof depotSchemas>();

/** All at once, so that a browser can sort them by where its user is without telling anyone. */
export const listDepots = /* @__PURE__ */ endpoint('listDepots', {
  summary: 'The depots that serve the client: the company that it rents from has them',
  method: 'GET',
  base: 'main',
  path: '/depots',
  module: null,
});
