import { endpointsOf } from '../core/endpoint.ts';
import type { calendarFeedSchemas } from './schemas.ts';

const endpoint = endpointsOf<typeof calendarFeedSchemas>();

export const listCalendarFeeds = /* @__PURE__ */ endpoint('listCalendarFeeds', {
  summary: 'Calendar feeds of the caller, latest first',
  method: 'GET',
  base: 'main',
  path: '/calendar-feeds',
  module: null,
});

export const createCalendarFeed = /* @__PURE__ */ endpoint('createCalendarFeed', {
  summary: 'Create a calendar feed; only this response contains its secret',
  method: 'POST',
  base: 'main',
  path: '/calendar-feeds',
  module: 'order',
  rights: ['contract-view'],
  status: 201,
  secret: true,
  // Not idempotent: a stored answer would contain the secret.
  idempotent: false,
});

export const deleteCalendarFeed = /* @__PURE__ */ endpoint('deleteCalendarFeed', {
  summary: 'Revoke a calendar feed: its URL stops working',
  method: 'DELETE',
  base: 'main',
  path: '/calendar-feeds/{id}',
  module: null,
  status: 204,
  problems: ['not-found'],
});
