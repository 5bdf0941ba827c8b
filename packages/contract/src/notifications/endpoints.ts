import { endpointsOf, facetsOf, listsOf } from '../core/endpoint.ts';
import type { notificationSchemas } from './schemas.ts';
import { NOTIFICATION_LIST } from './values.ts';

const endpoint = endpointsOf<typeof notificationSchemas>();
const list = listsOf<typeof notificationSchemas>();

export const listNotifications = /* @__PURE__ */ list('listNotifications', {
  summary: 'Notifications of the caller within the client',
  base: 'main',
  path: '/notifications',
  module: null,
  list: NOTIFICATION_LIST,
});
export const listNotificationsFacets = /* @__PURE__ */ facetsOf(listNotifications);

export const markNotificationsRead = /* @__PURE__ */ endpoint('markNotificationsRead', {
  summary: 'Mark notifications as read, all or some',
  method: 'POST',
  base: 'main',
  path: '/notifications/read',
  module: null,
  status: 204,
  problems: ['not-found'],
});

export const getNotificationSettings = /* @__PURE__ */ endpoint('getNotificationSettings', {
  summary: 'Notification settings of the caller',
  method: 'GET',
  base: 'usermgmt',
  path: '/profile/notifications',
  module: null,
  access: 'token',
});

export const putNotificationSettings = /* @__PURE__ */ endpoint('putNotificationSettings', {
  summary: 'Switch kinds of notifications on or off, in the portal and by mail',
  method: 'PUT',
  base: 'usermgmt',
  path: '/profile/notifications',
  module: null,
  access: 'token',
  ifMatch: true,
});
