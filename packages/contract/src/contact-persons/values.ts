import { ARCHIVE_STATUSES } from '../addresses/values.ts';
import { listOf, values } from '../core/list.ts';

/** What a contact person is called for: to order, on site, or about invoices. */
export const CONTACT_FUNCTIONS = ['orderer', 'site', 'invoice'] as const;

export const CONTACT_PERSON_LIST = listOf({
  sorts: ['name'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { function: values(CONTACT_FUNCTIONS), status: values(ARCHIVE_STATUSES) },
  facets: ['status'],
});
