import { ids, listOf, values } from '../core/list.ts';

/** States of a user within one client (DOM-07). A user blocked at one client may be active at another. */
export const USER_STATUSES = ['active', 'invited', 'blocked', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Project `none` selects users with access to all projects. */
export const USER_LIST = listOf({
  sorts: ['name', 'email', 'status'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: values(USER_STATUSES), role: ids, project: ids },
  facets: ['status', 'role', 'project'],
});

/** Actions that the caller may take on a user. The portal offers exactly these. */
export const USER_ACTIONS = ['edit', 'resend', 'block', 'unblock', 'deactivate'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];
