import { BUILT_IN_ROLES } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordMatches } from '../auth/passwords.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertDeskUser, insertInvited } from '../testing/fixture.ts';
import { type Administrator, addAdministrator } from './add-administrator.ts';
import { addClient, setClient } from './clients.ts';
import { addOperatingCompany } from './companies.ts';

const PASSWORD = 'a password of one line';
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Names a client by its name, or by `#` and its external id. */
const add = (email: string, client: string, opCo: string, change: Partial<Administrator> = {}) =>
  addAdministrator(database.db, {
    ...{ email, opCo, password: PASSWORD, firstName: 'A', lastName: 'B' },
    client: client.startsWith('#') ? { externalId: client.slice(1) } : { name: client },
    ...change,
  });
const KEEPS = { password: null, firstName: null, lastName: null };
const makeCompany = (opCo: string) =>
  addOperatingCompany(database.db, {
    opCo,
    options: { name: `Company ${opCo}`, country: 'NL', currency: 'EUR', 'time-zone': 'Europe/Amsterdam' },
  });
const makeClient = (opCo: string, externalId: string, name: string) =>
  addClient(database.db, {
    opCo,
    options: {
      ...{ 'external-id': externalId, name, 'customer-number': externalId },
      ...{ 'rental-contact-phone': '+31 20 555 01 00', 'rental-contact-email': 'rental@hireyard.example' },
    },
  });
const clientsOf = async (email: string) => {
  const rows = await database.db
    .selectFrom('membership')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .select('corporate_client.name')
    .orderBy('corporate_client.name')
    .execute();
  return rows.map(({ name }) => name);
};

it('[OP-01] fails unless the client exists, named exactly with its operating company', async () => {
  const { db } = database;
  await expect(add('ada@a.example', 'Bouw A', 'NL')).rejects.toThrow(
    '--op-co has to name an operating company: there is none yet.',
  );
  await makeCompany('NL');
  await expect(add('ada@a.example', 'Bouw A', 'NL')).rejects.toThrow(
    'There is no client "Bouw A" in NL; add-client makes one.',
  );
  expect(await db.selectFrom('corporate_client').select('id').execute()).toEqual([]);
  await makeClient('NL', 'K-1', 'Bouw A');
  expect(await add('ada@a.example', 'Bouw A', 'nl')).toBe('ada@a.example administers "Bouw A" (NL).');
  // Colleagues are invited in any built-in role.
  const roles = await db.selectFrom('role').select('name').where('built_in', '=', true).execute();
  expect(new Set(roles.map(({ name }) => name))).toEqual(new Set(BUILT_IN_ROLES));

  await makeCompany('HX');
  await makeClient('HX', 'K-1', 'Bouw A');
  await makeClient('HX', 'K-2', 'Wegenbouw B');
  for (const [client, opCo, reason] of [
    ['Wegenbouw B', 'NL', 'There is no client "Wegenbouw B" in NL'],
    ['bouw a', 'NL', 'There is no client "bouw a" in NL'],
    ['#K-2', 'NL', 'There is no client K-2 in NL'],
    ['#Bouw A', 'NL', 'There is no client Bouw A in NL'],
    ['Bouw A', 'XX', '--op-co has to name an operating company: HX, NL.'],
  ] as const) {
    await expect(add('boss@b.example', client, opCo), client).rejects.toThrow(reason);
  }
  expect(await db.selectFrom('app_user').select('email').execute()).toEqual([{ email: 'ada@a.example' }]);
  await add('boss@b.example', 'Wegenbouw B', 'HX');
  expect(await clientsOf('boss@b.example')).toEqual(['Wegenbouw B']);
});

it('[OP-67] a name that two clients have needs the id; an archived client is none', async () => {
  await makeClient('HX', 'K-3', 'Wegenbouw B');
  await expect(add('third@b.example', 'Wegenbouw B', 'HX')).rejects.toThrow(
    'HX has several clients "Wegenbouw B": name one by --external-id.',
  );
  expect(await add('third@b.example', '#K-3', 'HX')).toBe('third@b.example administers "Wegenbouw B" (HX).');
  const administers = database.db
    .selectFrom('membership')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('email', '=', 'third@b.example')
    .select('customer_number');
  expect(await administers.execute()).toEqual([{ customer_number: 'K-3' }]);
  await setClient(database.db, { opCo: 'HX', options: { 'external-id': 'K-3', archived: 'yes' } });
  await expect(add('fourth@b.example', '#K-3', 'HX')).rejects.toThrow('There is no client K-3 in HX');
  // Its namesake is alone now.
  await add('fourth@b.example', 'Wegenbouw B', 'HX');
});

it('[OP-67] makes a user of one client an administrator of another, who keeps name and password', async () => {
  const { db } = database;
  const account = () =>
    db.selectFrom('app_user').where('email', '=', 'ada@a.example').selectAll().executeTakeFirstOrThrow();
  const before = await account();
  for (const given of [{ password: PASSWORD }, { firstName: 'Eve' }, { lastName: 'Eve' }]) {
    const change = { ...KEEPS, ...given };
    await expect(add('ada@a.example', '#K-2', 'HX', change)).rejects.toThrow(
      'There is a user ada@a.example already, who keeps name and password: leave out',
    );
  }
  expect(await clientsOf('ada@a.example')).toEqual(['Bouw A']);
  const done = 'ada@a.example administers "Wegenbouw B" (HX). Name and password stay as they are.';
  expect(await add('Ada@A.example ', '#K-2', 'HX', KEEPS)).toBe(done);
  expect(await clientsOf('ada@a.example')).toEqual(['Bouw A', 'Wegenbouw B']);
  expect(await account()).toEqual(before);
  expect(await passwordMatches(before.password_hash, PASSWORD)).toBe(true);
  const roles = await db
    .selectFrom('membership_role as held')
    .innerJoin('role', 'role.id', 'held.role_id')
    .innerJoin('corporate_client as client', 'client.id', 'role.client_id')
    .where('held.user_id', '=', before.id)
    .select(['client.name as client', 'role.name'])
    .orderBy('client.name')
    .execute();
  expect(roles).toEqual([
    { client: 'Bouw A', name: 'Administrator' },
    { client: 'Wegenbouw B', name: 'Administrator' },
  ]);
  // The client reads it in its activity, as from the rental company.
  const told = await db
    .selectFrom('activity')
    .innerJoin('corporate_client as client', 'client.id', 'activity.client_id')
    .where('resource', '=', 'user')
    .where('resource_id', '=', before.id)
    .select(['client.name', 'activity.actor_id']);
  expect(await told.execute()).toContainEqual({ name: 'Wegenbouw B', actor_id: null });
  // The same again changes nothing.
  const { length } = await told.execute();
  expect(await add('ada@a.example', '#K-2', 'HX', KEEPS)).toBe(done);
  expect(await told.execute()).toHaveLength(length);

  await db.updateTable('membership').set({ status: 'deactivated' }).where('email', '=', 'ada@a.example').execute();
  await expect(add('ada@a.example', '#K-2', 'HX', KEEPS)).rejects.toThrow(
    'The access of ada@a.example to "Wegenbouw B" has ended, and does not come back.',
  );
});

it('[OP-67] a person of the desk belongs to no client', async () => {
  await insertDeskUser(database.db, 'desk@hx.example', null, { opCo: 'HX' });
  await expect(add('desk@hx.example', '#K-2', 'HX', KEEPS)).rejects.toThrow(
    'desk@hx.example works at the desk of HX, and belongs to no client.',
  );
});

it('[OP-44] takes over an address that was invited, also by the same client', async () => {
  const { db } = database;
  const client = await db
    .selectFrom('corporate_client')
    .where('customer_number', '=', 'K-2')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  const userId = await insertInvited(db, 'late@b.example', { ...client, projectIds: [] as never }, new Date());
  await db.updateTable('membership').set({ confined: true }).where('user_id', '=', userId).execute();
  await add('late@b.example', '#K-2', 'HX');
  const member = db.selectFrom('membership').where('user_id', '=', userId).selectAll();
  expect(await member.executeTakeFirst()).toMatchObject({ status: 'active', confined: false, name: 'A B' });
  const account = db.selectFrom('app_user').where('id', '=', userId).select(['status', 'first_name']);
  expect(await account.executeTakeFirst()).toEqual({ status: 'active', first_name: 'A' });
  await expect(add('late@b.example', '#K-2', 'HX')).rejects.toThrow('There is a user');
});
