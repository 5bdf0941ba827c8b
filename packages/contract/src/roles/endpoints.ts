import { endpointsOf } from '../core/endpoint.ts';
import type { roleSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof roleSchemas>();
const RIGHTS_NEEDED = ['manage-roles-and-users'] as const;

export const listRoles = /* @__PURE__ */ endpoint('listRoles', {
  summary: 'Roles of the client with their rights: built-in ones first, then own ones by name',
  method: 'GET',
  base: 'usermgmt',
  path: '/roles',
  module: null,
  rights: RIGHTS_NEEDED,
});

export const getRole = /* @__PURE__ */ endpoint('getRole', {
  summary: 'One role',
  method: 'GET',
  base: 'usermgmt',
  path: '/roles/{id}',
  module: null,
  rights: RIGHTS_NEEDED,
  problems: ['not-found'],
});

export const createRole = /* @__PURE__ */ endpoint('createRole', {
  summary: 'Create an own role as a copy of another role',
  method: 'POST',
  base: 'usermgmt',
  path: '/roles',
  module: null,
  rights: RIGHTS_NEEDED,
  status: 201,
});

export const putRole = /* @__PURE__ */ endpoint('putRole', {
  summary: 'Edit an own role; takes effect from the next call of its users',
  method: 'PUT',
  base: 'usermgmt',
  path: '/roles/{id}',
  module: null,
  rights: RIGHTS_NEEDED,
  ifMatch: true,
  problems: ['not-found', 'last-administrator'],
});

export const deleteRole = /* @__PURE__ */ endpoint('deleteRole', {
  summary: 'Delete an own role without users',
  method: 'DELETE',
  base: 'usermgmt',
  path: '/roles/{id}',
  module: null,
  rights: RIGHTS_NEEDED,
  status: 204,
  problems: ['not-found', 'role-in-use'],
});
