import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { memberSchemas } from './schemas.ts';
import { USER_LIST } from './values.ts';

const endpoint = endpointsOf<typeof memberSchemas>();
const list = listsOf<typeof memberSchemas>();

export const listUsers = /* @__PURE__ */ list('listUsers', {
  summary: 'The users of the client; everyone sees their names, addresses and roles',
  base: 'usermgmt',
  path: '/users',
  module: null,
  list: USER_LIST,
});
export const listUsersFacets = /* @__PURE__ */ facetsOf(listUsers);

export const getUser = /* @__PURE__ */ endpoint('getUser', {
  summary: 'One user of the client',
  method: 'GET',
  base: 'usermgmt',
  path: '/users/{id}',
  module: null,
  problems: ['not-found'],
});

export const inviteUser = /* @__PURE__ */ endpoint('inviteUser', {
  summary: 'Invite somebody to the client by mail',
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
  summary: 'Send the invitation again; its former link ends',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/invitation',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'too-many-requests'],
});

export const blockUser = /* @__PURE__ */ endpoint('blockUser', {
  summary: 'Keep a user out of this client until they are unblocked',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/block',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'last-administrator'],
});

export const unblockUser = /* @__PURE__ */ endpoint('unblockUser', {
  summary: 'Let a blocked user in again',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/unblock',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition'],
});

export const deactivateUser = /* @__PURE__ */ endpoint('deactivateUser', {
  summary: 'End what a user or an invited person has to do with this client; this is final',
  method: 'POST',
  base: 'usermgmt',
  path: '/users/{id}/deactivate',
  module: null,
  rights: ['manage-roles-and-users'],
  problems: ['not-found', 'illegal-transition', 'last-administrator'],
});
