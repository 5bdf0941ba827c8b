import { date, ids, listOf, values } from '../core/list.ts';
import { RESOURCES } from '../core/resource.ts';

/** `moved` is along a lifecycle, to the `status` that stands beside it. */
export const ACTIVITY_ACTIONS = ['created', 'updated', 'moved', 'removed'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The fields whose changes are told, by name alone: what they hold may be personal, or hidden from who reads it. */
export const ACTIVITY_FIELDS = [
  'access',
  'address',
  'assignee',
  'attachments',
  'budget',
  'comments',
  'costCode',
  'defect',
  'delivery',
  'description',
  'dispute',
  'email',
  'functions',
  'holder',
  'home',
  'inspections',
  'invitation',
  'kind',
  'language',
  'lines',
  'make',
  'name',
  'number',
  'orderLimit',
  'payments',
  'period',
  'phone',
  'poNumber',
  'position',
  'product',
  'project',
  'projects',
  'readings',
  'reference',
  'rights',
  'roles',
  'serialNumber',
  'siteContact',
  'subject',
  'title',
  'year',
] as const;
export type ActivityField = (typeof ACTIVITY_FIELDS)[number];

export const ACTIVITY_LIST = listOf({
  sorts: ['at'],
  defaultSort: { field: 'at', direction: 'desc' },
  filters: {
    resource: values(RESOURCES),
    action: values(ACTIVITY_ACTIONS),
    actor: ids,
    id: ids,
    from: date,
    to: date,
  },
  facets: ['resource', 'action', 'actor'],
});
