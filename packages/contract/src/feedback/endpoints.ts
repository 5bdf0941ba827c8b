import { endpointsOf } from '../core/endpoint.ts';
import type { feedbackSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof feedbackSchemas>();

export const createFeedback = /* @__PURE__ */ endpoint('createFeedback', {
  summary: 'Report a problem or suggest an idea: stores it and mails it to the rental contact',
  method: 'POST',
  base: 'main',
  path: '/feedback',
  module: null,
  status: 204,
  problems: ['too-many-requests'],
});
