import { endpointsOf } from '../core/endpoint.ts';
import type { calendarFeedSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof calendarFeedSchemas>();

export const listCalendarFeeds = /* @__PURE__ */ endpoint('listCalendarFeeds', {
  summary: 'The caller’s own calendar feeds, the latest first',
  method: 'GET',
  base: 'main',
  path: '/calendar-feeds',
  module: null,
});

export const createCalendarFeed = /* @__PURE__ */ endpoint('createCalendarFeed', {
  summary: 'Make a calendar feed; only this answer holds its secret',
  method: 'POST',
  base: 'main',
  path: '/calendar-feeds',
  module: 'order',
  rights: ['contract-view'],
  status: 201,
  secret: true,
  // A kept answer would keep the secret.
  idempotent: false,
});

export const deleteCalendarFeed = /* @__PURE__ */ endpoint('deleteCalendarFeed', {
  summary: 'Revoke a calendar feed: its address answers nothing any more',
  method: 'DELETE',
  base: 'main',
  path: '/calendar-feeds/{id}',
  module: null,
  status: 204,
  problems: ['not-found'],
});
