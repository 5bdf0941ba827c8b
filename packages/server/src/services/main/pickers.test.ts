import {
  ADDRESS_LIST,
  type Address,
  CONTACT_PERSON_LIST,
  type ContactPerson,
  type Endpoint,
  listAddresses,
  listAddressesFacets,
  listContactPersons,
  listContactPersonsFacets,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  // Rows of the fixture would be among the listed ones.
  const clientId = test.fixture.a.id;
  await db
    .updateTable('address')
    .set({ name: 'Elsewhere', status: 'archived' })
    .where('client_id', '=', clientId)
    .execute();
  await db.updateTable('contact_person').set({ status: 'archived' }).where('client_id', '=', clientId).execute();
  const place = { client_id: clientId, line1: 'Kade 1', postal_code: '1000 AA', country: 'NL' };
  await db
    .insertInto('address')
    .values([
      { ...place, id: crypto.randomUUID(), kind: 'delivery', name: 'Quay B', city: 'Łódź' },
      { ...place, id: crypto.randomUUID(), kind: 'delivery', name: 'Quay A', city: 'Łódź' },
      { ...place, id: crypto.randomUUID(), kind: 'office', name: 'Head office', city: 'Arnhem' },
      { ...place, id: crypto.randomUUID(), kind: 'invoice', name: 'Books', city: 'Breda' },
    ])
    .execute();
  const person = { client_id: clientId, language: 'nl' as const };
  await db
    .insertInto('contact_person')
    .values([
      {
        ...person,
        id: crypto.randomUUID(),
        first_name: 'Bo',
        last_name: 'Öz',
        email: 'bo@a.example',
        functions: ['site'],
      },
      {
        ...person,
        id: crypto.randomUUID(),
        first_name: 'An',
        last_name: 'Öz',
        phone: '+31205550177',
        functions: ['orderer', 'site'],
      },
      {
        ...person,
        id: crypto.randomUUID(),
        first_name: 'Cy',
        last_name: 'Ames',
        email: 'cy@a.example',
        functions: ['invoice'],
      },
    ])
    .execute();
});
afterAll(() => test.close());

const ask = async (endpoint: Endpoint, query: Record<string, string> = {}) =>
  (await test.call(endpoint, { sample: { query } })).json();
const addresses = async (query: Record<string, string> = {}) =>
  (await ask(listAddresses, { status: 'active', ...query })).items.map((one: Address) => one.name);
const persons = async (query: Record<string, string> = {}) =>
  (await ask(listContactPersons, { status: 'active', ...query })).items.map((one: ContactPerson) => one.firstName);
const countsOf = (values: readonly { value: string; count: number | null }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

describe('GET /addresses', () => {
  it('sorts by city, and by name within one', async () => {
    expect(await addresses()).toEqual(['Head office', 'Books', 'Quay A', 'Quay B']);
    expect(await addresses({ sort: 'name,desc' })).toEqual(['Quay B', 'Quay A', 'Head office', 'Books']);
  });

  it('is filtered by kind and status, and searched by any part', async () => {
    expect(await addresses({ kind: 'office' })).toEqual(['Head office']);
    expect(await addresses({ q: 'lodz quay', sort: 'name,asc' })).toEqual(['Quay A', 'Quay B']);
    expect(await addresses({ q: '1000 aa' })).toHaveLength(4);
    expect((await ask(listAddresses, { status: 'archived' })).items.length).toBeGreaterThan(0);
  });

  it('counts each facet without its own choice', async () => {
    const { total, facets } = await ask(listAddressesFacets, { status: 'active', kind: 'delivery' });
    expect([total, countsOf(facets.kind)]).toEqual([2, { delivery: 2, invoice: 1, office: 1 }]);
    const { archived } = countsOf(facets.status);
    expect(archived).toBe((await ask(listAddressesFacets, { status: 'archived', kind: 'delivery' })).total);
    expect(archived).toBeGreaterThan(0);
  });

  it('[DOM-11] shows who is confined to projects the addresses of those', async () => {
    const token = await test.tokenOf(test.fixture.confined);
    const { items } = (await test.call(listAddresses, { token })).json();
    expect(items.map((one: Address) => one.city)).toEqual(['Alpha Bouw first']);
    expect((await test.call(listAddressesFacets, { token })).json().total).toBe(1);
  });
});

describe('GET /contact-persons', () => {
  it('[DOM-11] shows who is confined to projects everyone all the same, as they belong to no project', async () => {
    const token = await test.tokenOf(test.fixture.confined);
    const { items } = (await test.call(listContactPersons, { token })).json();
    expect(items).toEqual((await ask(listContactPersons)).items);
    expect(items.map((one: ContactPerson) => one.lastName)).toContain('Alpha Bouw second Vos');
  });

  it('sorts by last name, then first, and shows how to reach them', async () => {
    expect(await persons()).toEqual(['Cy', 'An', 'Bo']);
    expect(await persons({ sort: 'name,desc' })).toEqual(['Bo', 'An', 'Cy']);
    const [first] = (await ask(listContactPersons, { status: 'active', q: 'oz an' })).items;
    expect(first).toMatchObject({
      lastName: 'Öz',
      email: null,
      phone: '+31 20 555 0177',
      functions: ['orderer', 'site'],
    });
  });

  it('is filtered by what they are called for, any of several', async () => {
    expect(await persons({ function: 'site' })).toEqual(['An', 'Bo']);
    expect(await persons({ function: 'invoice' })).toEqual(['Cy']);
    const { items } = (
      await test.app.inject({
        url: '/api/contact-persons?status=active&function=orderer&function=invoice',
        headers: {
          authorization: `Bearer ${await test.tokenOf(test.fixture.administrator)}`,
          'x-mysite-corporate-client-external-uuid': test.fixture.a.uuid,
        },
      })
    ).json();
    expect(items.map((one: ContactPerson) => one.firstName)).toEqual(['Cy', 'An']);
    const { total, facets } = await ask(listContactPersonsFacets, { function: 'site', status: 'active' });
    expect([total, countsOf(facets.status).active]).toEqual([2, 2]);
  });
});

it.each([
  ...ADDRESS_LIST.sorts.map((field) => [listAddresses.id, field, listAddresses] as const),
  ...CONTACT_PERSON_LIST.sorts.map((field) => [listContactPersons.id, field, listContactPersons] as const),
])('%s by %s is in a total order', async (_id, field, endpoint) => {
  const idsOf = async (query: Record<string, string>) =>
    (await ask(endpoint, query)).items.map(({ id }: { id: string }) => id);
  const forwards = await idsOf({ sort: `${field},asc` });
  expect(forwards.length).toBeGreaterThan(4);
  expect(await idsOf({ sort: `${field},desc` })).toEqual(forwards.toReversed());
  const pages: string[] = [];
  for (const page of ['0', '1', '2', '3']) pages.push(...(await idsOf({ sort: `${field},asc`, size: '3', page })));
  expect(pages).toEqual(forwards);
});
