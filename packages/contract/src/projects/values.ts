import { listOf, values } from '../core/list.ts';

export const PROJECT_STATUSES = ['active', 'closed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_LIST = listOf({
  sorts: ['name', 'number', 'city', 'from', 'to', 'onRent'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: values(PROJECT_STATUSES) },
  facets: ['status'],
});

/** The moves that a caller may make; the portal offers these and no others. */
export const PROJECT_ACTIONS = ['edit', 'close', 'reopen'] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];
