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

export const putAttentionSnooze = /* @__PURE__ */ endpoint('putAttentionSnooze', {
  summary: 'Put off what needs the caller, for them alone, until a day',
  method: 'PUT',
  base: 'main',
  path: '/attention/{id}/snooze',
  module: null,
  status: 204,
  problems: ['not-found'],
});

export const deleteAttentionSnooze = /* @__PURE__ */ endpoint('deleteAttentionSnooze', {
  summary: 'Bring back what the caller has put off',
  method: 'DELETE',
  base: 'main',
  path: '/attention/{id}/snooze',
  module: null,
  status: 204,
  problems: ['not-found'],
});

export const getAttentionAssignees = /* @__PURE__ */ endpoint('getAttentionAssignees', {
  summary: 'Whom it needs as well: the caller first, then colleagues by name',
  method: 'GET',
  base: 'main',
  path: '/attention/{id}/assignees',
  module: null,
  problems: ['not-found'],
});

export const putAttentionAssignee = /* @__PURE__ */ endpoint('putAttentionAssignee', {
  summary: 'Give what needs somebody to one of them, or to nobody',
  method: 'PUT',
  base: 'main',
  path: '/attention/{id}/assignee',
  module: null,
  status: 204,
  problems: ['not-found'],
});
