import { listActivity, listCorporateClients, listUsers, resendInvitation } from '@hireyard/contract';
import {
  getCompanyChanges,
  getCompanyUser,
  importCompanyClients,
  importCompanyProjects,
  importCompanyUsers,
  putCompanyClient,
  putCompanyUser,
} from '@hireyard/contract/backoffice';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { mailsOf } from '../testing/mails.ts';
import { changesSettle } from '../testing/settled-changes.ts';
import { createBuiltInRoles } from './built-in-roles.ts';
import { importFiles } from './files/import-files.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const { a, b } = test.fixture;
  const rentalContact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  const clients = [
    { externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact },
    { externalId: 'B', name: b.name, customerNumber: `Customer-${b.id}`, rentalContact },
    { externalId: 'NEW', name: 'New client', customerNumber: 'N-1', rentalContact },
  ];
  await test.call(importCompanyClients, { sample: { body: { items: clients } } });
  for (const { id: clientId } of [a, b])
    await createBuiltInRoles(clientDb(test.database.db, { userId: null, clientId, projects: 'all' }, test.now()));
  const projects = [
    { externalId: 'P-1', client: 'NEW', number: '1', name: 'Quay wall' },
    { externalId: 'P-2', client: 'NEW', number: '2', name: 'Bridge' },
    { externalId: 'P-A', client: 'A', number: 'P-A', name: 'Of another client' },
  ];
  await test.call(importCompanyProjects, { sample: { body: { items: projects } } });
});
afterAll(() => test.close());
beforeEach(() => test.database.db.deleteFrom('mail').execute());

const ada = {
  ...{ client: 'NEW', email: 'Ada@New.example', firstName: 'Ada', lastName: 'Bakker' },
  roles: ['Buyer', 'Site user'],
};
const put = (externalId: string, body: object, query: Record<string, string> = {}, token?: string) =>
  test.call(putCompanyUser, { sample: { params: { externalId }, body, query }, ...(token ? { token } : {}) });
const get = (externalId: string, token?: string) =>
  test.call(getCompanyUser, { sample: { params: { externalId } }, ...(token ? { token } : {}) });
const batch = async (items: readonly object[]) =>
  (await test.call(importCompanyUsers, { sample: { body: { items } } })).json().items;
const invited = async () => (await mailsOf(test).next()).map(({ to }) => to.address);
const account = (email: string) =>
  test.database.db.selectFrom('app_user').where('email', '=', email).selectAll().executeTakeFirst();

describe('users by the company’s own ids', () => {
  it('[OP-31] are made without an invitation, and invited by a later row, once', async () => {
    const made = await put('U-1', { ...ada, projects: ['P-1', 'P-2'], orderLimit: { amount: '500', currency: 'EUR' } });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ outcome: 'created', externalId: 'U-1', client: 'NEW', email: 'ada@new.example', firstName: 'Ada' },
        ...{ status: 'invited', roles: ['Buyer', 'Site user'], projects: ['P-1', 'P-2'], invitedAt: null },
        orderLimit: { amount: '500.00', currency: 'EUR' },
      },
    ]);
    expect(await account('ada@new.example')).toMatchObject({ status: 'invited', password_hash: null });
    expect(await invited()).toEqual([]);
    expect((await put('U-1', { ...ada, orderLimit: { amount: '500.0', currency: 'EUR' } })).json().outcome).toBe(
      'unchanged',
    );
    // Nobody is told of the past.
    expect((await put('U-1', { ...ada, invite: true }, { notify: 'none' })).json().outcome).toBe('unchanged');
    expect(await invited()).toEqual([]);
    const again = await put('U-1', { ...ada, invite: true });
    expect(again.json()).toMatchObject({ outcome: 'changed', invitedAt: '2026-11-20T09:00:00.000Z' });
    expect(await invited()).toEqual(['ada@new.example']);
    expect((await put('U-1', { ...ada, invite: true })).json().outcome).toBe('unchanged');
    expect(await invited()).toEqual([]);
  });

  it('[OP-31] are invited by an administrator of the client as well', async () => {
    await put('U-2', { ...ada, client: 'A', email: 'ben@a.example' });
    const { items } = (await test.call(listUsers, { sample: { query: { q: 'ben@a.example' } } })).json();
    expect(items).toMatchObject([{ status: 'invited', invitation: null }]);
    const { id } = items[0];
    expect((await test.call(resendInvitation, { sample: { params: { id } } })).statusCode).toBe(200);
    expect(await invited()).toEqual(['ben@a.example']);
    expect((await get('U-2')).json().invitedAt).toBe('2026-11-20T09:00:00.000Z');
    const activity = (await test.call(listActivity, { sample: { query: { resource: 'user', id } } })).json().items;
    // The entry of the rental company names no person.
    expect(activity).toContainEqual(expect.objectContaining({ action: 'created', actor: null }));
  });

  it('[OP-31] change their access and, until they have accepted, their names', async () => {
    await put('U-3', { ...ada, email: 'cas@new.example' });
    const changed = await put('U-3', {
      ...ada,
      email: 'cas@new.example',
      firstName: 'Cas',
      roles: ['Viewer'],
      projects: ['P-2'],
    });
    expect(changed.json()).toMatchObject({
      outcome: 'changed',
      firstName: 'Cas',
      roles: ['Viewer'],
      projects: ['P-2'],
    });
    const { db } = test.database;
    await db.updateTable('membership').set({ status: 'active' }).where('email', '=', 'cas@new.example').execute();
    const kept = await put('U-3', {
      ...ada,
      email: 'cas@new.example',
      firstName: 'Other',
      roles: ['Viewer'],
      projects: null,
    });
    // The account has the name of the row that made it.
    expect(kept.json()).toMatchObject({ outcome: 'changed', firstName: 'Ada', projects: null });
    const repeat = await put('U-3', { ...ada, email: 'cas@new.example', firstName: 'Other', roles: ['Viewer'] });
    expect(repeat.json().outcome).toBe('unchanged');
  });

  it('[OP-31] take over a member by the address, and join where the address has an account already', async () => {
    const { ofBoth } = test.fixture;
    const { db } = test.database;
    const member = { ...ada, email: ofBoth.email, roles: ['Viewer'] };
    const taken = await put('U-A', { ...member, client: 'A' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      { outcome: 'changed', status: 'active', firstName: 'Test' },
    ]);
    expect((await put('U-B', { ...member, client: 'B' })).statusCode).toBe(200);
    const joined = await put('U-N', { ...member, client: 'NEW', invite: true });
    // Nothing of the account is told: neither that it is there nor its names.
    expect([joined.statusCode, joined.json()]).toMatchObject([
      201,
      { outcome: 'created', status: 'invited', firstName: 'Ada' },
    ]);
    expect(new Set([taken.json().id, joined.json().id, ofBoth.id]).size).toBe(3);
    expect(await invited()).toEqual([ofBoth.email]);
    expect(await account(ofBoth.email)).toMatchObject({ first_name: 'Test', status: 'active' });
    const names = (await test.call(listCorporateClients, { token: await test.tokenOf(ofBoth) })).json().items;
    expect(names.map(({ name }: { name: string }) => name)).toContain('New client');
    const { count } = await db
      .selectFrom('app_user')
      .where('email', '=', ofBoth.email)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('[OP-31] are deactivated for good when archived, with the names that were entered', async () => {
    const { db } = test.database;
    const known = await account(test.fixture.administrator.email);
    const row = { ...ada, client: 'NEW', email: known?.email };
    await put('U-4', row);
    const gone = await put('U-4', { ...row, archived: true });
    expect(gone.json()).toMatchObject({ outcome: 'changed', status: 'deactivated', archived: true, firstName: 'Ada' });
    await db
      .updateTable('app_user')
      .set({ first_name: 'Renamed' })
      .where('email', '=', known?.email ?? '')
      .execute();
    expect((await get('U-4')).json().firstName).toBe('Ada');
    expect((await put('U-4', row)).json().outcome).toBe('unchanged');
    expect((await put('U-4', { ...row, invite: true })).json().outcome).toBe('unchanged');
    for (const more of [{ archived: false }, { roles: ['Viewer'] }])
      expect((await put('U-4', { ...row, ...more })).json()).toMatchObject({ type: 'illegal-transition', allowed: [] });
    expect(await invited()).toEqual([]);
  });

  it('[OP-31] keep the last administrator of a client', async () => {
    const { db } = test.database;
    const boss = { ...ada, email: 'boss@new.example', roles: ['Administrator'] };
    await put('U-5', boss);
    // Nobody manages a new client until the first administrator has accepted.
    expect((await put('U-5', { ...boss, roles: ['Viewer'] })).json().outcome).toBe('changed');
    await put('U-5', boss);
    await db.updateTable('membership').set({ status: 'active' }).where('email', '=', boss.email).execute();
    for (const more of [{ archived: true }, { roles: ['Viewer'] }, { projects: ['P-1'] }]) {
      const answer = await put('U-5', { ...boss, ...more });
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'last-administrator']);
    }
    expect((await get('U-5')).json()).toMatchObject({ status: 'active', roles: ['Administrator'], projects: null });
  });

  it('[OP-31] are refused with the field that is wrong, each row by itself', async () => {
    const items = [
      { externalId: 'X-1', ...ada, email: 'x1@new.example', roles: ['Emperor'] },
      { externalId: 'X-2', ...ada, email: 'x2@new.example', projects: ['P-A'] },
      { externalId: 'X-3', ...ada, email: 'x3@new.example', projects: ['P-404'] },
      { externalId: 'X-4', ...ada, email: 'x4@new.example', orderLimit: { amount: '1', currency: 'PLN' } },
      { externalId: 'X-5', ...ada, email: 'x5@new.example', client: 'C-404' },
      { externalId: 'X-6', ...ada, email: 'x6@new.example', roles: [] },
      { externalId: 'X-7', ...ada, email: 'x7@new.example' },
      { externalId: 'X-7', ...ada, email: 'x8@new.example' },
      { externalId: 'X-8', ...ada, email: 'x7@new.example' },
    ];
    const answers: { outcome: string; errors: unknown[] }[] = await batch(items);
    expect(answers.map(({ outcome, errors }) => errors[0] ?? outcome)).toEqual([
      { pointer: '/roles', code: 'reference' },
      { pointer: '/projects', code: 'reference' },
      { pointer: '/projects', code: 'reference' },
      { pointer: '/orderLimit/currency', code: 'choice' },
      { pointer: '/client', code: 'reference' },
      { pointer: '/roles', code: 'required' },
      'created',
      { pointer: '/email', code: 'taken' },
      { pointer: '/email', code: 'taken' },
    ]);
    expect(await account('x1@new.example')).toBeUndefined();
  });

  it('[OP-31] are another operating company’s own', async () => {
    await put('U-6', { ...ada, email: 'own@new.example' });
    expect((await get('U-6', OF_DE)).statusCode).toBe(404);
    const rentalContact = { phone: '+49305550100', email: 'de@hireyard.example' };
    const client = { name: 'Theirs', customerNumber: 'T-1', rentalContact };
    const made = await test.call(putCompanyClient, {
      sample: { params: { externalId: 'NEW' }, body: client },
      token: OF_DE,
    });
    expect(made.statusCode).toBe(201);
    // One person, a user of clients of two companies: neither learns of the other.
    const theirs = await put('U-6', { ...ada, email: 'own@new.example' }, {}, OF_DE);
    expect([theirs.statusCode, theirs.json().outcome]).toEqual([201, 'created']);
    expect((await get('U-6')).json().id).not.toBe(theirs.json().id);
  });

  it('[OP-17] stand in the changes by the company’s ids, and a visit is none', async () => {
    const { db } = test.database;
    const read = async (after?: string) => {
      await changesSettle(db);
      const query = { limit: '1000', ...(after === undefined ? {} : { after }) };
      return (await test.call(getCompanyChanges, { sample: { query } })).json();
    };
    let page = await read();
    while (page.hasMore) page = await read(page.next);
    let cursor = page.next;
    await put('U/7', { ...ada, email: 'seven@new.example' });
    const made = await read(cursor);
    const path = '/api/backoffice/users/U%2F7';
    expect(made.items).toMatchObject([{ kind: 'user', externalId: 'U/7', client: { externalId: 'NEW' }, path }]);
    cursor = made.next;
    const seven = db.updateTable('membership').where('email', '=', 'seven@new.example');
    await seven.set({ last_seen_at: test.now() }).execute();
    expect((await read(cursor)).items).toEqual([]);
    await put('U/7', { ...ada, email: 'seven@new.example', roles: ['Viewer'] });
    expect((await read(cursor)).items).toMatchObject([{ kind: 'user', externalId: 'U/7' }]);
  });

  it('[OP-18] come from a file, and are invited only with --notify', async () => {
    const text = [
      'externalId;client;email;firstName;lastName;roles;projects;orderLimit.amount;orderLimit.currency;invite',
      'F-1;NEW;f1@new.example;Fien;Smit;Buyer|Approver;P-1|P-2;1.500,00;EUR;ja',
      'F-2;NEW;f2@new.example;Finn;Smit;Chef;;;;nein',
    ].join('\r\n');
    const run = (notifies: boolean) =>
      importFiles(
        test.database.db,
        'NL',
        [{ name: 'users.csv', bytes: new TextEncoder().encode(text) }],
        { dryRun: false, notifies },
        test.now(),
      );
    const [quiet] = await run(false);
    expect(quiet).toMatchObject({
      created: 1,
      refused: [{ lines: [3], reasons: [{ column: 'roles', code: 'reference' }] }],
    });
    expect(await invited()).toEqual([]);
    expect((await get('F-1')).json()).toMatchObject({ roles: ['Approver', 'Buyer'], projects: ['P-1', 'P-2'] });
    expect(await run(true)).toMatchObject([{ changed: 1 }]);
    expect(await invited()).toEqual(['f1@new.example']);
  });

  it('[OP-31] leave nothing of a dry run, neither an account nor a mail', async () => {
    const answer = await put('U-8', { ...ada, email: 'dry@new.example', invite: true }, { dryRun: 'true' });
    expect(answer.json()).toMatchObject({ outcome: 'created', status: 'invited' });
    expect(await account('dry@new.example')).toBeUndefined();
    expect(await invited()).toEqual([]);
    expect((await get('U-8')).statusCode).toBe(404);
  });
});
