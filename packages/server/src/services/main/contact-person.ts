import {
  archiveContactPerson,
  CONTACT_FUNCTIONS,
  type ContactPersonDetail,
  type ContactPersonEdit,
  createContactPerson,
  getContactPerson,
  putContactPerson,
  restoreContactPerson,
} from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { ARCHIVE } from '../../domain/lifecycle.ts';
import { refusedBy } from '../../http/constraints.ts';
import { notFound, staleVersion } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { archiveActions, projectsNaming, STATUS_AFTER } from './archive.ts';
import { toContactPerson } from './contact-persons.ts';

type Row = Selectable<Database['contact_person']>;

/** A contact person on their own: read, added, edited, archived and restored. */
export const contactPersonRoutes: Route[] = [
  route(getContactPerson, async (call) => toDetail(await rowOf(call, call.params.id), call)),

  route(createContactPerson, async (call) => {
    const rows = [{ id: crypto.randomUUID(), ...columnsOf(call.body) }];
    const [row] = await call.db.insert('contact_person', rows).catch(refused);
    if (!row) throw notFound();
    return toDetail(row, call);
  }),

  route(putContactPerson, async (call) => {
    const stored = await rowOf(call, call.params.id);
    if (stored.version !== call.version) throw staleVersion();
    return toDetail(await call.db.update('contact_person', stored, columnsOf(call.body)).catch(refused), call);
  }),

  route(archiveContactPerson, async (call) => toDetail(await moved('archive', call), call)),
  route(restoreContactPerson, async (call) => toDetail(await moved('restore', call), call)),
];

const moved = (action: keyof typeof STATUS_AFTER, { db, params }: ClientCall & { readonly params: { id: string } }) =>
  db.move('contact_person', params.id, ARCHIVE, STATUS_AFTER[action]);

/** One who has been archived keeps their address, so that nobody is there twice after they are restored. */
const refused = refusedBy({ contact_person_email: { pointer: '/email', code: 'taken' } });

async function rowOf({ db }: ClientCall, id: string): Promise<Row> {
  const row = await db.selectFrom('contact_person').where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const toDetail = async (row: Row, call: ClientCall): Promise<ContactPersonDetail> => ({
  ...toContactPerson(row),
  projects: await projectsNaming(call, 'site_contact_id', row.id),
  actions: archiveActions(row.status, 'manage-contact-persons', call.scope),
  version: row.version,
});

const columnsOf = ({ firstName, lastName, email, phone, functions, language }: ContactPersonEdit) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  // Each once, and in one order.
  functions: CONTACT_FUNCTIONS.filter((one) => functions.includes(one)),
  language,
});
