import { endpointsOf } from '../core/endpoint.ts';
import type { attentionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof attentionSchemas>();

export const snoozeAttention = /* @__PURE__ */ endpoint('snoozeAttention', {
  summary: 'Snooze several items for the caller only, or end their snoozing',
  method: 'POST',
  base: 'main',
  path: '/attention/snooze',
  module: null,
});

export const getSharedAssignees = /* @__PURE__ */ endpoint('getSharedAssignees', {
  summary: 'Possible assignees of all the given items: the caller first, then colleagues by name',
  method: 'GET',
  base: 'main',
  path: '/attention/assignees',
  module: null,
});

export const assignAttention = /* @__PURE__ */ endpoint('assignAttention', {
  summary: 'Assign several items to a user with access to them, or remove their assignee',
  method: 'POST',
  base: 'main',
  path: '/attention/assign',
  module: null,
});
