import { ARCHIVE_STATUSES } from '../core/archive.ts';
import { listOf, values } from '../core/list.ts';

/** Functions of a contact person: orders, site matters and invoices. */
export const CONTACT_FUNCTIONS = ['orderer', 'site', 'invoice'] as const;
export type ContactFunction = (typeof CONTACT_FUNCTIONS)[number];

export const CONTACT_PERSON_LIST = listOf({
  sorts: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { function: values(CONTACT_FUNCTIONS), status: values(ARCHIVE_STATUSES) },
  facets: ['status'],
  opensWith: { status: ['active'] },
});
