import { endpointsOf } from '../core/endpoint.ts';
import type { savedViewSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof savedViewSchemas>();
/** A view of a list that the caller may not read. */
const OF_LIST = ['module-inactive', 'missing-right'] as const;

export const listSavedViews = /* @__PURE__ */ endpoint('listSavedViews', {
  summary: 'The caller’s own views and those that are shared, by name, of the lists that the caller may read',
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
  summary: 'Save what a list shows under a name',
  method: 'POST',
  base: 'main',
  path: '/saved-views',
  module: null,
  status: 201,
  problems: OF_LIST,
});

export const putSavedView = /* @__PURE__ */ endpoint('putSavedView', {
  summary: 'Rename one’s own view, replace what it shows, share it or no longer',
  method: 'PUT',
  base: 'main',
  path: '/saved-views/{id}',
  module: null,
  ifMatch: true,
  problems: ['not-found', ...OF_LIST],
});

export const deleteSavedView = /* @__PURE__ */ endpoint('deleteSavedView', {
  summary: 'Delete one’s own view, or a shared one by who manages users',
  method: 'DELETE',
  base: 'main',
  path: '/saved-views/{id}',
  module: null,
  status: 204,
  problems: ['not-found', 'missing-right'],
});
