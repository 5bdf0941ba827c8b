import { endpointsOf } from '../core/endpoint.ts';
import type { siteSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof siteSchemas>();

export const listSites = /* @__PURE__ */ endpoint('listSites', {
  summary: 'Places with machines and equipment of the client, most pieces first',
  method: 'GET',
  base: 'overview',
  path: '/sites',
  module: 'order',
  rights: ['contract-view'],
});
