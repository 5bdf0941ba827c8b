import { BUILT_IN_ROLES } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertInvited } from '../testing/fixture.ts';
import { type Administrator, addAdministrator } from './add-administrator.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const companyOf = (code: string, isGiven = true) => ({
  ...{ code, isGiven, name: `Company ${code}`, country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
});
const add = (email: string, company: string, opCo: Administrator['opCo']) =>
  addAdministrator(database.db, {
    email,
    password: 'a password of one line',
    firstName: 'A',
    lastName: 'B',
    company,
    opCo,
  });
const clientsOf = async (email: string) => {
  const rows = await database.db
    .selectFrom('membership')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('email', '=', email)
    .select('corporate_client.name')
    .execute();
  return rows.map(({ name }) => name);
};

it('[OP-01] makes an administrator of the client that was named, and of no other', async () => {
  const { db } = database;
  const nothing = { name: '', country: '', currency: '', timeZone: '' };
  const undescribed = add('ada@a.example', 'Bouw A', { ...companyOf('FR'), ...nothing });
  await expect(undescribed).rejects.toThrow(/^--op-co FR needs --op-co-name, --country/);
  await add('ada@a.example', 'Bouw A', companyOf('NL'));
  // Colleagues are invited in any built-in role.
  const roles = await db.selectFrom('role').select('name').where('built_in', '=', true).execute();
  expect(new Set(roles.map(({ name }) => name))).toEqual(new Set(BUILT_IN_ROLES));
  const refused = /^--company and --op-co have to name one of: Bouw A \(NL\)\.$/;
  // A client that does not exist, one of another company, and a name that differs.
  for (const [company, opCo] of [
    ['Wegenbouw B', companyOf('HX')],
    ['Bouw A', companyOf('HX')],
    ['First client', companyOf('NL', false)],
    ['bouw a', companyOf('NL')],
  ] as const) {
    await expect(add('boss@b.example', company, opCo), company).rejects.toThrow(refused);
  }
  expect(await db.selectFrom('app_user').select('email').execute()).toEqual([{ email: 'ada@a.example' }]);

  await add('second@a.example', 'Bouw A', companyOf('NL', false));
  expect(await clientsOf('second@a.example')).toEqual(['Bouw A']);

  // Two companies have a client of this name.
  await db
    .insertInto('operating_company')
    .values({ ...COMPANY, code: 'HX' })
    .execute();
  await db
    .insertInto('corporate_client')
    .values({ ...CLIENT, external_uuid: crypto.randomUUID(), name: 'Bouw A' })
    .execute();
  await db
    .insertInto('corporate_client')
    .values({ ...CLIENT, external_uuid: crypto.randomUUID(), customer_number: '3', name: 'Wegenbouw B' })
    .execute();
  await expect(add('third@a.example', 'Bouw A', companyOf('NL', false))).rejects.toThrow(
    /Bouw A \(HX\), Bouw A \(NL\)/,
  );
  await add('boss@b.example', 'Wegenbouw B', companyOf('HX'));
  expect(await clientsOf('boss@b.example')).toEqual(['Wegenbouw B']);

  // A user of one client is not made an administrator of another.
  await expect(add('ada@a.example', 'Wegenbouw B', companyOf('HX'))).rejects.toThrow(/There is a user ada@a\.example/);
  expect(await clientsOf('ada@a.example')).toEqual(['Bouw A']);

  // A company that `operate` knows by its code alone.
  const byCode = { code: 'HX', isGiven: true, name: '', country: '', currency: '', timeZone: '' };
  await add('second@b.example', 'Wegenbouw B', byCode);
  expect(await clientsOf('second@b.example')).toEqual(['Wegenbouw B']);
});

const COMPANY = { name: 'Company HX', country: 'NL', currency: 'EUR', time_zone: 'Europe/Amsterdam' };
const CLIENT = {
  ...{ show_prices: true, customer_number: '2', op_co: 'HX', blocked: false, rental_phone: '', rental_email: '' },
};

it('[OP-44] takes over an address that was invited, also by the same client', async () => {
  const { db } = database;
  const client = await db
    .selectFrom('corporate_client')
    .where('name', '=', 'Wegenbouw B')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  const userId = await insertInvited(db, 'late@b.example', { ...client, projectIds: [] as never }, new Date());
  await db.updateTable('membership').set({ confined: true }).where('user_id', '=', userId).execute();
  await add('late@b.example', 'Wegenbouw B', companyOf('HX'));
  const member = db.selectFrom('membership').where('user_id', '=', userId).selectAll();
  expect(await member.executeTakeFirst()).toMatchObject({ status: 'active', confined: false, name: 'A B' });
  const account = db.selectFrom('app_user').where('id', '=', userId).select(['status', 'first_name']);
  expect(await account.executeTakeFirst()).toEqual({ status: 'active', first_name: 'A' });
  await expect(add('late@b.example', 'Wegenbouw B', companyOf('HX'))).rejects.toThrow('There is a user');
});
