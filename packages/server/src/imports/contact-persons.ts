import type { ContactPersonEdit as Edit } from '@hireyard/contract';
import {
  type CompanyContactPerson,
  type ContactPersonImport,
  contactPersonImport,
} from '@hireyard/contract/backoffice';
import { ContactPersonEdit } from '@hireyard/contract/schemas';
import { type SqlBool, sql } from 'kysely';
import { parseBody } from '../http/input.ts';
import { contactPersonColumns, contactPersonRefused } from '../services/main/contact-person.ts';
import { toContactPerson } from '../services/main/contact-persons.ts';
import { companyLanguage } from './company-language.ts';
import { given } from './differs.ts';
import { type ImportCall, type Kind, withoutMark } from './kind.ts';
import { archiveOwned, clientOfRow, externalIdsOf, ownedRows, writeArchivable } from './owned.ts';
import { contactPersonDependents } from './undo/dependents.ts';

/** Contact persons of clients. */
export const contactPersons: Kind<ContactPersonImport, CompanyContactPerson> = {
  name: 'contactPersons',
  row: contactPersonImport.row,

  foundBy: '/email',
  async find({ db, references }, { client, email }) {
    const key = await references.find('clients', client);
    if (!key || !email) return null;
    const rows = db.selectFrom('contact_person').where('client_id', '=', Number(key.rowId)).where('email', '=', email);
    return (await rows.select('id').executeTakeFirst())?.id ?? null;
  },

  async write(call, sent, id) {
    const { client: named, archived, ...fields } = withoutMark(sent);
    const [stored = null] = id === null ? [] : await ownedRows(call.db, 'contact_person', [id]);
    const client = await clientOfRow(call, named, stored);
    const before = stored ? editOf(toContactPerson(stored)) : await newPerson(call);
    const columns = contactPersonColumns(parseBody(ContactPersonEdit, { ...before, ...given(fields) }) as Edit);
    return writeArchivable(call, client, { table: 'contact_person', stored, columns, archived }).catch(
      contactPersonRefused,
    );
  },

  isInUse: sql<SqlBool>`exists (select from contact_person where contact_person.id::text = external_key.row_id and contact_person.status = 'active')`,
  archive: archiveOwned('contact_person'),
  dependents: contactPersonDependents,

  async read(db, ids) {
    const rows = await ownedRows(db, 'contact_person', ids);
    const client = await externalIdsOf(
      db,
      'clients',
      rows.map((row) => row.client_id),
    );
    return rows.map((row) => ({
      id: row.id,
      item: { ...toContactPerson(row), client: client(row.client_id), archived: row.status === 'archived' },
    }));
  },
};

const editOf = ({ id: _id, status: _status, ...edit }: ReturnType<typeof toContactPerson>) => edit;

const newPerson = async ({ db }: ImportCall) => ({
  ...{ email: null, phone: null, functions: [] },
  language: await companyLanguage(db),
});
