import { endpointsOf } from '../core/endpoint.ts';
import type { attentionSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof attentionSchemas>();

export const getAttention = /* @__PURE__ */ endpoint('getAttention', {
  summary: 'Items that need the attention of the caller, most expensive first, by active modules and rights',
  method: 'GET',
  base: 'main',
  path: '/attention',
  module: null,
});

export const putAttentionSnooze = /* @__PURE__ */ endpoint('putAttentionSnooze', {
  summary: 'Snooze an item until a day, for the caller only',
  method: 'PUT',
  base: 'main',
  path: '/attention/{id}/snooze',
  module: null,
  status: 204,
  problems: ['not-found'],
});

export const deleteAttentionSnooze = /* @__PURE__ */ endpoint('deleteAttentionSnooze', {
  summary: 'End the snoozing of an item',
  method: 'DELETE',
  base: 'main',
  path: '/attention/{id}/snooze',
  module: null,
  status: 204,
  problems: ['not-found'],
});

export const getAttentionAssignees = /* @__PURE__ */ endpoint('getAttentionAssignees', {
  summary: 'Possible assignees of an item: the caller first, then colleagues by name',
  method: 'GET',
  base: 'main',
  path: '/attention/{id}/assignees',
  module: null,
  problems: ['not-found'],
});

export const putAttentionAssignee = /* @__PURE__ */ endpoint('putAttentionAssignee', {
  summary: 'Assign an item to a user with access to it, or remove the assignee',
  method: 'PUT',
  base: 'main',
  path: '/attention/{id}/assignee',
  module: null,
  status: 204,
  problems: ['not-found'],
});
