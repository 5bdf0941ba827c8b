import { endpointsOf } from '../core/endpoint.ts';
import type { attentionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof attentionSchemas>();

export const getAttention = /* @__PURE__ */ endpoint('getAttention', {
  summary: 'What needs the caller, the costliest first; of each module and right that they have',
  method: 'GET',
  base: 'main',
  path: '/attention',
  module: null,
});
