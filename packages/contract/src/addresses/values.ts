import { listOf, values } from '../core/list.ts';

export const ADDRESS_KINDS = ['delivery', 'invoice', 'office'] as const;
/** What is no longer used is archived, never deleted. */
export const ARCHIVE_STATUSES = ['active', 'archived'] as const;

export const ADDRESS_LIST = listOf({
  sorts: ['city', 'name'],
  defaultSort: { field: 'city', direction: 'asc' },
  filters: { kind: values(ADDRESS_KINDS), status: values(ARCHIVE_STATUSES) },
  facets: ['kind', 'status'],
});
