import { endpointsOf } from '../core/endpoint.ts';
import type { savedViewSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof savedViewSchemas>();
/** Problems of a view whose list the caller may not read. */
const OF_LIST = ['module-inactive', 'missing-right'] as const;

export const listSavedViews = /* @__PURE__ */ endpoint('listSavedViews', {
  summary: 'Own and shared views of the lists that the caller may read, by name',
  method: 'GET',
  base: 'main',
  path: '/saved-views',
  module: null,
});

export const getSavedView = /* @__PURE__ */ endpoint('getSavedView', {
  summary: 'One view',
  method: 'GET',
  base: 'main',
  path: '/saved-views/{id}',
  module: null,
  problems: ['not-found'],
});

export const createSavedView = /* @__PURE__ */ endpoint('createSavedView', {
  summary: 'Save the state of a list under a name',
  method: 'POST',
  base: 'main',
  path: '/saved-views',
  module: null,
  status: 201,
  problems: OF_LIST,
});

export const putSavedView = /* @__PURE__ */ endpoint('putSavedView', {
  summary: 'Edit an own view: its name, state and sharing',
  method: 'PUT',
  base: 'main',
  path: '/saved-views/{id}',
  module: null,
  ifMatch: true,
  problems: ['not-found', ...OF_LIST],
});

export const deleteSavedView = /* @__PURE__ */ endpoint('deleteSavedView', {
  summary: 'Delete an own view, or with manage-roles-and-users a shared one',
  method: 'DELETE',
  base: 'main',
  path: '/saved-views/{id}',
  module: null,
  status: 204,
  problems: ['not-found', 'missing-right'],
});
