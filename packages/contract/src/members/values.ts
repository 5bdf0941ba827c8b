import { ids, listOf, values } from '../core/list.ts';

/** Where somebody stands within one client (DOM-07): who is blocked at one may well be active at another. */
export const USER_STATUSES = ['active', 'invited', 'blocked', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** `none` among the projects stands for those who are confined to none, and so see all. */
export const USER_LIST = listOf({
  sorts: ['name', 'email', 'status'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: values(USER_STATUSES), role: ids, project: ids },
  facets: ['status', 'role', 'project'],
});

/** The moves that a caller may make; the portal offers these and no others. */
export const USER_ACTIONS = ['edit', 'resend', 'block', 'unblock', 'deactivate'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];
