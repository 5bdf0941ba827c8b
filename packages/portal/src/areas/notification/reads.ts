import { listNotifications, listNotificationsFacets } from '@hireyard/contract';

export const notifications = { page: listNotifications, facets: listNotificationsFacets };
