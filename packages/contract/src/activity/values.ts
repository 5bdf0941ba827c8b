import { date, ids, listOf, values } from '../core/list.ts';
import { RESOURCES } from '../core/resource.ts';

/**
 * `moved` is a transition to the given `status`. `viewed` is the beginning of a view of the portal as a user by a person of
 * the rental company (DK-15), and `viewEnded` its end before its time is over.
 */
export const ACTIVITY_ACTIONS = ['created', 'updated', 'moved', 'removed', 'viewed', 'viewEnded'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** Fields whose changes are logged by name. Values are not logged: they may be personal, or hidden from the reader. */
export const ACTIVITY_FIELDS = [
  'access',
  'address',
  'assignee',
  'attachments',
  'budget',
  'callOff',
  'comments',
  'costCode',
  'defect',
  'delivery',
  'description',
  'dispute',
  'email',
  'endOfRent',
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
  'return',
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
