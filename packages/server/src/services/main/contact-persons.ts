import {
  type ContactPerson,
  listContactPersons,
  listContactPersonsExport,
  listContactPersonsFacets,
} from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { CONTACT_PERSON_EXPORT } from '../../exports/definitions/contact-persons.ts';
import { listRoutes } from '../../lists/list-routes.ts';

export const toContactPerson = (row: Selectable<Database['contact_person']>): ContactPerson => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone && phoneText(row.phone),
  functions: row.functions,
  language: row.language,
  status: row.status,
});

/** GET /contact-persons and its facets. */
export const contactPersonListRoutes = listRoutes(listContactPersons, listContactPersonsFacets, {
  table: 'contact_person',
  sorts: { name: ['last_name', 'first_name'] },
  names: ['last_name', 'first_name'],
  filters: {
    function: (functions) => sql`contact_person.functions && ${[...functions]}::text[]`,
    status: { column: 'status' },
  },
  file: { endpoint: listContactPersonsExport, definition: CONTACT_PERSON_EXPORT },
  items: async ({ db }, ids) =>
    (await db.selectFrom('contact_person').where('id', 'in', ids).selectAll().execute()).map(toContactPerson),
});
