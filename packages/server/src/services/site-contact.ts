import { phoneText } from '@hireyard/contract/schemas';
import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Returns the contact on a site, as the API shows it beside rentals. */
export const siteContact = (row: Selectable<Database['contact_person']>) => ({
  name: `${row.first_name} ${row.last_name}`,
  phone: row.phone && phoneText(row.phone),
  email: row.email,
});
