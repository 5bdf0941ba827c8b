import { getProject, listActivity, listAddresses, listContactPersons, listProjects } from '@hireyard/contract';
import {
  getCompanyProject,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyContactPersons,
  importCompanyProjects,
  putCompanyAddress,
  putCompanyContactPerson,
  putCompanyProject,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';
import { insertAddress } from '../testing/fixture-rentals.ts';

type Put = typeof putCompanyAddress | typeof putCompanyContactPerson | typeof putCompanyProject;
type Batch = typeof importCompanyAddresses | typeof importCompanyContactPersons | typeof importCompanyProjects;

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const { a, b } = test.fixture;
  const contact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  const client = (externalId: string, { id, name }: typeof a) => ({
    ...{ externalId, name, customerNumber: `Customer-${id}`, rentalContact: contact },
  });
  const items = [client('A', a), client('B', b)];
  const answer = await test.call(importCompanyClients, { sample: { body: { items } } });
  expect(answer.json()).toMatchObject({ changed: 2 });
});
afterAll(() => test.close());

const quay = { client: 'A', line1: 'Kade 7', postalCode: '2031ab', city: 'Haarlem', country: 'NL' };
const ada = { client: 'A', firstName: 'Ada', lastName: 'Bakker', email: 'Ada@Bouw.example' };
const wall = { client: 'A', number: 'P-100', name: 'Quay wall' };
const put = (endpoint: Put, externalId: string, body: object, token?: string) =>
  test.call(endpoint, { sample: { params: { externalId }, body }, ...(token ? { token } : {}) });
const batch = async (endpoint: Batch, items: readonly object[]) =>
  (await test.call(endpoint, { sample: { body: { items } } })).json().items;
const reasons = (items: readonly { outcome: string; errors: readonly unknown[] }[]) =>
  items.map(({ outcome, errors }) => errors[0] ?? outcome);
/** Actions of the rental company in the activity of client A about a row. */
const recorded = async (resourceId: string) => {
  const rows = await test.database.db
    .selectFrom('activity')
    .where('resource_id', '=', resourceId)
    .where('actor_id', 'is', null)
    .orderBy('at')
    .select(['action', 'fields'])
    .execute();
  return rows.map(({ action, fields }) => [action, fields]);
};

describe('addresses by the company’s own ids', () => {
  it('[OP-22] are made, changed, archived and restored, as the client’s activity says', async () => {
    const made = await put(putCompanyAddress, 'AD-1', quay);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { outcome: 'created', client: 'A', kind: 'delivery', postalCode: '2031 AB', status: 'active', archived: false },
    ]);
    const { id } = made.json();
    const access = { instructions: 'Ring', maxVehicle: 'truck', from: '07:00', to: '16:00' };
    expect((await put(putCompanyAddress, 'AD-1', { ...quay, access, name: 'Gate 2' })).json()).toMatchObject({
      outcome: 'changed',
      access,
      name: 'Gate 2',
    });
    expect((await put(putCompanyAddress, 'AD-1', quay)).json()).toMatchObject({ outcome: 'unchanged', name: 'Gate 2' });
    expect((await put(putCompanyAddress, 'AD-1', { ...quay, archived: true })).json().status).toBe('archived');
    expect((await put(putCompanyAddress, 'AD-1', { ...quay, archived: false })).json().status).toBe('active');
    expect(await recorded(id)).toEqual([
      ['created', []],
      ['updated', ['name', 'access']],
      ['moved', []],
      ['moved', []],
    ]);
    const seen = (await test.call(listAddresses, { sample: { query: { size: '200' } } })).json().items;
    expect(seen.find((one: { id: string }) => one.id === id)).toMatchObject({ name: 'Gate 2', city: 'Haarlem' });
  });

  it('[OP-75] take over one that the client has made, named by the id of the portal', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    const id = await insertAddress(db, a.id, a.name);
    const take = async (externalId: string, rowId: string, { client = 'A', token = '' } = {}) => {
      const sample = { params: { externalId }, query: { id: rowId }, body: { ...quay, client } };
      const answer = await test.call(putCompanyAddress, { sample, ...(token && { token }) });
      return [answer.statusCode, answer.json().errors?.[0] ?? answer.json().id];
    };
    const ofB = await insertAddress(db, b.id, b.name);
    expect(await take('AD-75', ofB)).toEqual([422, { pointer: '/client', code: 'reference' }]);
    expect(await take('AD-75', crypto.randomUUID())).toEqual([422, { pointer: '?id', code: 'reference' }]);
    expect(await take('AD-75', id, { token: OF_DE })).toEqual([422, { pointer: '?id', code: 'reference' }]);
    expect(await take('AD-75', id)).toEqual([200, id]);
    expect(await take('AD-75', id)).toEqual([200, id]);
    expect(await take('AD-76', id)).toEqual([422, { pointer: '?id', code: 'taken' }]);
    expect(await take('AD-75', ofB, { client: 'B' })).toEqual([422, { pointer: '?id', code: 'taken' }]);
  });

  it('[OP-22] are refused by the rules of the portal, each row by itself', async () => {
    await put(putCompanyAddress, 'AD-2', quay);
    const answers = await batch(importCompanyAddresses, [
      { externalId: 'AD-3', ...quay, postalCode: '99' },
      { externalId: 'AD-4', ...quay, client: 'NOBODY' },
      { externalId: 'AD-2', ...quay, client: 'B' },
      { externalId: 'AD-5', ...quay, access: { instructions: null, maxVehicle: null, from: '09:00', to: '08:00' } },
      { externalId: 'AD-6', ...quay },
    ]);
    expect(reasons(answers)).toEqual([
      { pointer: '/postalCode', code: 'postcode' },
      { pointer: '/client', code: 'reference' },
      { pointer: '/client', code: 'reference' },
      { pointer: '/access/to', code: 'before-start' },
      'created',
    ]);
  });
});

describe('contact persons by the company’s own ids', () => {
  it('[OP-22] are made and changed, and one that has the e-mail address is taken over', async () => {
    const made = await put(putCompanyContactPerson, 'CP-1', ada);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { client: 'A', email: 'ada@bouw.example', phone: null, functions: [], language: 'en-US' },
    ]);
    const phoned = await put(putCompanyContactPerson, 'CP-1', { ...ada, phone: '+31 6 1234 5678', language: 'nl' });
    expect(phoned.json()).toMatchObject({ outcome: 'changed', language: 'nl' });
    expect((await put(putCompanyContactPerson, 'CP-1', ada)).json().outcome).toBe('unchanged');

    const { email } = await test.database.db
      .selectFrom('contact_person')
      .where('client_id', '=', test.fixture.a.id)
      .where('email', 'is not', null)
      .where('email', '!=', 'ada@bouw.example')
      .select('email')
      .executeTakeFirstOrThrow();
    const count = async () =>
      (await test.call(listContactPersons, { sample: { query: { size: '200' } } })).json().items.length;
    const before = await count();
    const taken = await put(putCompanyContactPerson, 'CP-2', { ...ada, email });
    expect([taken.statusCode, taken.json().outcome]).toEqual([200, 'changed']);
    expect(await count()).toBe(before);
  });

  it('[OP-22] need a way to reach them, and no address of a colleague', async () => {
    await put(putCompanyContactPerson, 'CP-1', ada);
    const answers = await batch(importCompanyContactPersons, [
      { externalId: 'CP-3', client: 'A', firstName: 'No', lastName: 'Way' },
      { externalId: 'CP-4', client: 'A', firstName: 'By', lastName: 'Phone', phone: '+31612345678' },
      { externalId: 'CP-4', client: 'A', firstName: 'By', lastName: 'Phone', email: 'ada@bouw.example' },
      { externalId: 'CP-4', client: 'A', firstName: 'By', lastName: 'Phone', phone: null },
    ]);
    expect(reasons(answers)).toEqual([
      { pointer: '/email', code: 'email-or-phone' },
      'created',
      { pointer: '/email', code: 'taken' },
      { pointer: '/email', code: 'email-or-phone' },
    ]);
  });
});

describe('projects by the company’s own ids', () => {
  it('[OP-22] are made with budget, address and site contact, and closed when archived', async () => {
    await put(putCompanyAddress, 'AD-P', quay);
    await put(putCompanyContactPerson, 'CP-P', { ...ada, email: 'p@bouw.example' });
    const full = {
      ...wall,
      address: 'AD-P',
      siteContact: 'CP-P',
      from: '2026-11-01',
      to: '2027-03-31',
      budget: { amount: '25000', currency: 'EUR' },
    };
    const made = await put(putCompanyProject, 'PR-1', full);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      {
        ...{ client: 'A', address: 'AD-P', siteContact: 'CP-P', from: '2026-11-01', status: 'active', archived: false },
        budget: { amount: '25000.00', currency: 'EUR' },
      },
    ]);
    expect((await put(putCompanyProject, 'PR-1', full)).json().outcome).toBe('unchanged');
    const { id } = made.json();
    const seen = (await test.call(getProject, { sample: { params: { id } } })).json();
    expect(seen).toMatchObject({ number: 'P-100', address: { city: 'Haarlem' }, budget: { amount: '25000.00' } });
    const changed = await put(putCompanyProject, 'PR-1', { ...wall, budget: null, siteContact: null, archived: true });
    expect(changed.json()).toMatchObject({
      ...{ outcome: 'changed', budget: null, siteContact: null, address: 'AD-P', status: 'closed', archived: true },
    });
    const { outcome: _, ...read } = changed.json();
    const answer = await test.call(getCompanyProject, { sample: { params: { externalId: 'PR-1' } } });
    expect(answer.json()).toEqual(read);
    const activity = await test.call(listActivity, { sample: { query: { resource: 'project', id } } });
    expect(activity.statusCode, activity.body).toBe(200);
    expect(await recorded(id)).toMatchObject([
      ['created', []],
      ['moved', expect.arrayContaining(['siteContact', 'budget'])],
    ]);
  });

  it('[OP-22] take over the client’s project of that number', async () => {
    const projects = (await test.call(listProjects, { sample: { query: { size: '200' } } })).json().items;
    const [own] = projects.filter(({ number }: { number: string }) => number !== wall.number);
    const taken = await put(putCompanyProject, 'PR-OWN', { client: 'A', number: own.number, name: 'Taken over' });
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { outcome: 'changed', id: own.id }]);
  });

  it('[OP-22] are refused for what belongs to another client, is archived, or in another currency', async () => {
    await put(putCompanyAddress, 'AD-B', { ...quay, client: 'B' });
    await put(putCompanyAddress, 'AD-OLD', { ...quay, archived: true });
    const answers = await batch(importCompanyProjects, [
      { externalId: 'PR-2', ...wall, number: 'P-2', address: 'AD-B' },
      { externalId: 'PR-3', ...wall, number: 'P-3', address: 'AD-OLD' },
      { externalId: 'PR-4', ...wall, number: 'P-4', address: 'AD-404' },
      { externalId: 'PR-5', ...wall, number: 'P-5', budget: { amount: '10', currency: 'PLN' } },
      { externalId: 'PR-6', ...wall, number: 'P-6', from: '2027-02-29' },
      { externalId: 'PR-7', ...wall, number: 'P-7', from: '2027-03-01', to: '2027-02-28' },
      { externalId: 'PR-8', ...wall, number: 'P-8' },
      { externalId: 'PR-9', ...wall, number: 'P-8' },
    ]);
    expect(reasons(answers)).toEqual([
      { pointer: '/address', code: 'reference' },
      { pointer: '/address', code: 'reference' },
      { pointer: '/address', code: 'reference' },
      { pointer: '/budget/currency', code: 'choice' },
      { pointer: '/from', code: 'date' },
      { pointer: '/to', code: 'before-from' },
      'created',
      { pointer: '/number', code: 'taken' },
    ]);
  });

  it('[OP-22] of a client of another operating company are neither found nor made', async () => {
    expect((await put(putCompanyProject, 'PR-DE', wall, OF_DE)).json().errors).toEqual([
      { pointer: '/client', code: 'reference' },
    ]);
    await put(putCompanyProject, 'PR-OURS', { ...wall, number: 'P-OURS' });
    const foreign = await test.call(getCompanyProject, { sample: { params: { externalId: 'PR-OURS' } }, token: OF_DE });
    expect(foreign.statusCode).toBe(404);
  });

  it('[OP-22] of an archived client are refused', async () => {
    const { b } = test.fixture;
    const client = { externalId: 'B', name: b.name, customerNumber: `Customer-${b.id}` };
    await test.call(importCompanyClients, { sample: { body: { items: [{ ...client, archived: true }] } } });
    const row = { externalId: 'PR-B', client: 'B', number: 'P-B', name: 'Late' };
    expect(reasons(await batch(importCompanyProjects, [row]))).toEqual([{ pointer: '/client', code: 'reference' }]);
  });
});
