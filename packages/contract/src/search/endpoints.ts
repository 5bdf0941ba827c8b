import { endpointsOf } from '../core/endpoint.ts';
import type { searchSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof searchSchemas>();

export const search = /* @__PURE__ */ endpoint('search', {
  summary: 'Everything by number, name or fleet number, the best match first; of each module and right of the caller',
  method: 'GET',
  base: 'main',
  path: '/search',
  module: null,
});
