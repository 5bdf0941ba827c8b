import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { projectSchemas } from './schemas.ts';
import { PROJECT_LIST } from './values.ts';

const endpoint = endpointsOf<typeof projectSchemas>();
const list = listsOf<typeof projectSchemas>();

export const listProjects = /* @__PURE__ */ list('listProjects', {
  summary: 'Projects of the client',
  base: 'main',
  path: '/projects',
  module: null,
  list: PROJECT_LIST,
});
export const listProjectsFacets = /* @__PURE__ */ facetsOf(listProjects);

export const getProject = /* @__PURE__ */ endpoint('getProject', {
  summary: 'One project',
  method: 'GET',
  base: 'main',
  path: '/projects/{id}',
  module: null,
  problems: ['not-found'],
});

export const getProjectSpend = /* @__PURE__ */ endpoint('getProjectSpend', {
  summary: 'Invoiced amounts of a project, and rent that is not invoiced yet, by currency',
  method: 'GET',
  base: 'main',
  path: '/projects/{id}/spend',
  module: null,
  problems: ['not-found'],
});

export const createProject = /* @__PURE__ */ endpoint('createProject', {
  summary: 'Create a project',
  method: 'POST',
  base: 'main',
  path: '/projects',
  module: null,
  rights: ['manage-projects'],
  status: 201,
});

export const putProject = /* @__PURE__ */ endpoint('putProject', {
  summary: 'Edit a project',
  method: 'PUT',
  base: 'main',
  path: '/projects/{id}',
  module: null,
  rights: ['manage-projects'],
  ifMatch: true,
  problems: ['not-found'],
});

export const closeProject = /* @__PURE__ */ endpoint('closeProject', {
  summary: 'Close a project: it accepts no new orders',
  method: 'POST',
  base: 'main',
  path: '/projects/{id}/close',
  module: null,
  rights: ['manage-projects'],
  problems: ['not-found', 'illegal-transition'],
});

export const reopenProject = /* @__PURE__ */ endpoint('reopenProject', {
  summary: 'Reopen a closed project',
  method: 'POST',
  base: 'main',
  path: '/projects/{id}/reopen',
  module: null,
  rights: ['manage-projects'],
  problems: ['not-found', 'illegal-transition'],
});
