import { facetsOf, listsOf } from '../core/endpoint.ts';
import type { activitySchemas } from './schemas.ts';
import { ACTIVITY_LIST } from './values.ts';

const list = listsOf<typeof activitySchemas>();

export const listActivity = /* @__PURE__ */ list('listActivity', {
  summary: 'Activity log of the resources that the caller may read',
  base: 'main',
  path: '/activity',
  module: null,
  list: ACTIVITY_LIST,
});
export const listActivityFacets = /* @__PURE__ */ facetsOf(listActivity);
