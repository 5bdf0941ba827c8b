import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { memberSchemas } from './schemas.ts';
import { USER_LIST } from './values.ts';

const endpoint = endpointsOf<typeof memberSchemas>();
const list = listsOf<typeof memberSchemas>();

export const listUsers = /* @__PURE__ */ list('listUsers', {
  summary: 'Users of the client; every user sees their names, e-mail addresses and roles',
  base: 'usermgmt',
  path: '/users',
  module: null,
  uncached: true,
  list: USER_LIST,
});
export const listUsersFacets = /* @__PURE__ */ facetsOf(listUsers);

export const getUser = /* @__PURE__ */ endpoint('getUser', {
  summary: 'One user of the client',
  method: 'GET',
  base: 'usermgmt',
  path: '/users/{id}',
  module: null,
  uncached: true,
  problems: ['not-found'],
});

export const inviteUser = /* @__PURE__ */ endpoint('inviteUser', {
  summary: 'Invite a user to the client by mail',
  method: 'POST',
  base: 'usermgmt',
  path: '/users',
  module: null,
  rights: ['manage-roles-and-users'],
  status: 201,
  problems: ['too-many-requests'],
});

export const putUser = /* @__PURE__ */ endpoint('putUser', {
  summary: 'Edit the roles, projects and order limit of a user',
  method: 'PUT',
  base: 'usermgmt',
  path: '/users/{id}',
  module: null,
  rights: ['manage-roles-and-users'],
  ifMatch: true,
  problems: ['not-found', 'last-administrator'],
});

export const resendInvitation = /* @__PURE__ */ endpoint('resendInvitation', {
  summary: 'Resend an invitation; the previous link becomes invalid',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/invitation',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'too-many-requests'],
});

export const blockUser = /* @__PURE__ */ endpoint('blockUser', {
  summary: 'Block a user of this client',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/block',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'last-administrator'],
});

export const unblockUser = /* @__PURE__ */ endpoint('unblockUser', {
  summary: 'Unblock a user of this client',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/unblock',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition'],
});

export const deactivateUser = /* @__PURE__ */ endpoint('deactivateUser', {
  summary: 'Deactivate an active, invited or blocked user of this client for good',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/deactivate',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'last-administrator'],
});
