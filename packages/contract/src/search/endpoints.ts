import { endpointsOf } from '../core/endpoint.ts';
import type { searchSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof searchSchemas>();

export const search = /* @__PURE__ */ endpoint('search', {
  summary: 'Search by number, name or fleet number, best match first, by active modules and rights',
  method: 'GET',
  base: 'main',
  path: '/search',
  module: null,
});
