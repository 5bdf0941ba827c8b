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
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { rowOf } from '../row-of.ts';
import { archiveActions, projectsNaming } from './archive.ts';
import { toContactPerson } from './contact-persons.ts';

type Row = Selectable<Database['contact_person']>;

/** Routes of one contact person: read, create, edit, archive and restore. */
export const contactPersonRoutes: Route[] = [
  route(getContactPerson, async (call) => toDetail(await rowOf(call, 'contact_person', call.params.id), call)),

  route(createContactPerson, async (call) => {
    const rows = [{ id: crypto.randomUUID(), ...contactPersonColumns(call.body) }];
    const [row] = await call.db.insert('contact_person', rows).catch(contactPersonRefused);
    if (!row) throw notFound();
    return toDetail(row, call);
  }),

  route(putContactPerson, async (call) => {
    const read = { id: call.params.id, version: call.version };
    return toDetail(
      await call.db.update('contact_person', read, contactPersonColumns(call.body)).catch(contactPersonRefused),
      call,
    );
  }),

  route(archiveContactPerson, async (call) =>
    toDetail(await call.db.move('contact_person', call.params.id, ARCHIVE, 'archived'), call),
  ),
  route(restoreContactPerson, async (call) =>
    toDetail(await call.db.move('contact_person', call.params.id, ARCHIVE, 'active'), call),
  ),
];

/** An archived person keeps their address, so that restoring them creates no duplicate. */
export const contactPersonRefused = refusedBy({ contact_person_email: { pointer: '/email', code: 'taken' } });

const toDetail = async (row: Row, call: ClientCall): Promise<ContactPersonDetail> => ({
  ...toContactPerson(row),
  projects: await projectsNaming(call, 'site_contact_id', row.id),
  actions: archiveActions(row.status, 'manage-contact-persons', call.scope),
  version: row.version,
});

export const contactPersonColumns = ({
  firstName,
  lastName,
  email,
  phone,
  functions,
  language,
}: ContactPersonEdit) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  // Unique and in a fixed order.
  functions: CONTACT_FUNCTIONS.filter((one) => functions.includes(one)),
  language,
});
