import { endpointsOf } from '../core/endpoint.ts';
import type { attentionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof attentionSchemas>();

export const snoozeAttention = /* @__PURE__ */ endpoint('snoozeAttention', {
  summary: 'Put off several things at once, for the caller alone, or bring them back',
  method: 'POST',
  base: 'main',
  path: '/attention/snooze',
  module: null,
});

export const getSharedAssignees = /* @__PURE__ */ endpoint('getSharedAssignees', {
  summary: 'Whom several things need as well, all of them: the caller first, then colleagues by name',
  method: 'GET',
  base: 'main',
  path: '/attention/assignees',
  module: null,
});

export const assignAttention = /* @__PURE__ */ endpoint('assignAttention', {
  summary: 'Give several things to somebody whom they need as well, or to nobody',
  method: 'POST',
  base: 'main',
  path: '/attention/assign',
  module: null,
});
