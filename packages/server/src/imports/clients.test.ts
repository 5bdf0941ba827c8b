import { listCorporateClients, listProjects, listRoles, listUsers } from '@hireyard/contract';
import {
  getCompanyClient,
  getCompanyOrder,
  importCompanyClients,
  importCompanyDepots,
  listCompanyClients,
  putCompanyClient,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const depot = { line1: 'Kade 1', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const contact = { phone: '+31235550100', email: 'haarlem@hireyard.example' };
  const items = [{ externalId: 'D-1', name: 'Haarlem', ...depot, ...contact }];
  await test.call(importCompanyDepots, { sample: { body: { items } } });
});
afterAll(() => test.close());

const rentalContact = { phone: '+31 30 555 0101', email: 'rental@hireyard.example' };
const dijk = { name: 'Dijkbouw B.V.', customerNumber: '10077', rentalContact };
const put = (externalId: string, body: object, token?: string) =>
  test.call(putCompanyClient, { sample: { params: { externalId }, body }, ...(token ? { token } : {}) });
const get = (externalId: string, token?: string) =>
  test.call(getCompanyClient, { sample: { params: { externalId } }, ...(token ? { token } : {}) });
const batch = async (items: readonly object[]) =>
  (await test.call(importCompanyClients, { sample: { body: { items } } })).json().items;

describe('clients by the company’s own ids', () => {
  it('[OP-21] are made with their policy, modules, rental contact and built-in roles', async () => {
    const made = await put('C-77', {
      ...dijk,
      vatNumber: 'nl 1234.56.782 B12',
      peppolId: '9944:NL123456782B12',
      showPrices: true,
      modules: ['order'],
      policy: { poRequired: true, poPattern: '45####', approval: 'overLimit' },
      depot: 'D-1',
    });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        outcome: 'created',
        externalId: 'C-77',
        name: 'Dijkbouw B.V.',
        customerNumber: '10077',
        vatNumber: 'NL123456782B12',
        showPrices: true,
        blocked: false,
        modules: ['order'],
        policy: {
          poRequired: true,
          poPattern: '45####',
          projectRequired: false,
          costCodeRequired: false,
          approval: 'overLimit',
        },
        rentalContact: { email: 'rental@hireyard.example' },
        depot: 'D-1',
        archived: false,
      },
    ]);
    const { uuid } = made.json();
    const { id } = await test.database.db
      .selectFrom('corporate_client')
      .where('external_uuid', '=', uuid)
      .select('id')
      .executeTakeFirstOrThrow();
    // A user of the new client finds the roles that every client has.
    const { administrator } = test.fixture;
    const role = await test.database.db
      .selectFrom('role')
      .where('client_id', '=', id)
      .where('name', '=', 'Administrator')
      .select('id')
      .executeTakeFirstOrThrow();
    const member = { user_id: administrator.id, client_id: id };
    await test.database.db.insertInto('membership').values(member).execute();
    await test.database.db
      .insertInto('membership_role')
      .values({ ...member, role_id: role.id })
      .execute();
    const roles = (await test.call(listRoles, { client: uuid })).json().items;
    expect(roles).toHaveLength(7);
    expect((await test.call(listUsers, { client: uuid })).statusCode).toBe(200);

    expect((await put('C-77', dijk)).json()).toMatchObject({ outcome: 'unchanged', modules: ['order'], depot: 'D-1' });
    const blocked = await put('C-77', { ...dijk, blocked: true, modules: ['order', 'request'], depot: null });
    expect(blocked.json()).toMatchObject({
      outcome: 'changed',
      blocked: true,
      modules: ['order', 'request'],
      depot: null,
    });
    const { outcome: _, ...read } = blocked.json();
    expect((await get('C-77')).json()).toEqual(read);
  });

  it('[OP-21] are archived: nobody opens them or is told of them, and the company reads them on', async () => {
    const { a, ofBoth } = test.fixture;
    const token = await test.tokenOf(ofBoth);
    await put('C-A', { ...dijk, name: a.name, customerNumber: `Customer-${a.id}` });
    const names = async () =>
      (await test.call(listCorporateClients, { token })).json().items.map(({ name }: { name: string }) => name);
    const told = async () => {
      const db = clientDb(test.database.db, { userId: null, clientId: a.id, projects: 'all' }, test.now());
      await db.notify({ kind: 'comment', userIds: [ofBoth.id], subject: { resource: 'order', id: a.orderId } });
      const rows = await test.database.db
        .selectFrom('notification')
        .where('user_id', '=', ofBoth.id)
        .select('id')
        .execute();
      return rows.length;
    };
    expect(await names()).toContain(a.name);
    const before = await told();
    await put('C-A', { ...dijk, name: a.name, customerNumber: `Customer-${a.id}`, archived: true });
    expect(await names()).not.toContain(a.name);
    expect((await test.call(listProjects, { token })).statusCode).toBe(404);
    expect(await told()).toBe(before);
    expect((await get('C-A')).json()).toMatchObject({ name: a.name, archived: true });
    await put('C-A', { ...dijk, name: a.name, customerNumber: `Customer-${a.id}`, archived: false });
    expect(await names()).toContain(a.name);
  });

  it('[OP-21] take over a client that has their number, and stand in every read of it', async () => {
    const { b } = test.fixture;
    const taken = await put('C-B', { ...dijk, name: b.name, customerNumber: `Customer-${b.id}` });
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { outcome: 'changed', uuid: b.uuid }]);
    const listed = (await test.call(listCompanyClients, { sample: { query: { size: '200' } } })).json().items;
    expect(listed.find((one: { uuid: string }) => one.uuid === b.uuid)).toMatchObject({ externalId: 'C-B' });
    const order = await test.call(getCompanyOrder, { sample: { params: { id: b.orderId } } });
    expect(order.json().client).toMatchObject({ uuid: b.uuid, externalId: 'C-B' });
    // Another id for the same client is a mistake of the source.
    expect(await batch([{ externalId: 'C-B2', ...dijk, customerNumber: `Customer-${b.id}` }])).toMatchObject([
      { outcome: 'refused', errors: [{ pointer: '/customerNumber', code: 'taken' }] },
    ]);
  });

  it('[OP-21] are refused with the field that is wrong, each row by itself', async () => {
    const answers = await batch([
      { externalId: 'X-1', ...dijk, customerNumber: 'X-1', vatNumber: 'NL123456789B99' },
      { externalId: 'X-2', ...dijk, customerNumber: 'X-2', depot: 'D-404' },
      { externalId: 'X-3', name: 'No contact', customerNumber: 'X-3' },
      { externalId: 'X-4', name: 'By the depot', customerNumber: 'X-4', depot: 'D-1' },
      { externalId: 'X-5', ...dijk, customerNumber: 'X-5', policy: { approval: 'sometimes' } },
      { externalId: 'X-6', ...dijk, customerNumber: 'X-6', modules: ['order', 'billing'] },
      { externalId: 'X-4', ...dijk, customerNumber: '10077' },
    ]);
    expect(answers.map(({ outcome, errors }: { outcome: string; errors: unknown[] }) => [outcome, errors[0]])).toEqual([
      ['refused', { pointer: '/vatNumber', code: 'vat-number' }],
      ['refused', { pointer: '/depot', code: 'reference' }],
      ['refused', { pointer: '/rentalContact', code: 'required' }],
      ['created', undefined],
      ['refused', { pointer: '/policy/approval', code: 'choice' }],
      ['refused', { pointer: '/modules/1', code: 'choice' }],
      ['refused', { pointer: '/customerNumber', code: 'taken' }],
    ]);
    expect((await get('X-4')).json().rentalContact.email).toBe('haarlem@hireyard.example');
  });

  it('[OP-21] are another operating company’s own', async () => {
    await put('C-77', dijk);
    expect((await get('C-77', OF_DE)).statusCode).toBe(404);
    const theirs = await put('C-77', { ...dijk, name: 'Theirs' }, OF_DE);
    expect([theirs.statusCode, theirs.json().outcome]).toEqual([201, 'created']);
    expect((await get('C-77')).json().name).toBe(dijk.name);
    // A depot of another company is no reference.
    expect((await put('C-78', { ...dijk, customerNumber: '78', depot: 'D-1' }, OF_DE)).json().errors).toEqual([
      { pointer: '/depot', code: 'reference' },
    ]);
  });
});
