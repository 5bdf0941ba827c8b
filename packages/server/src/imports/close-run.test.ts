import { type Endpoint, listAddresses, listContactPersons } from '@hireyard/contract';
import {
  closeImportRun,
  getCompanyAddress,
  getCompanyProduct,
  getCompanyProductGroup,
  getCompanyRate,
  importCompanyAddresses,
  importCompanyClients,
  importCompanyProductGroups,
  importCompanyProducts,
  importCompanyRates,
  importCompanyUsers,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertMachineAccount } from '../testing/fixture.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
  const { a } = test.fixture;
  const rentalContact = { phone: '+31305550101', email: 'rental@hireyard.example' };
  const items = [{ externalId: 'A', name: a.name, customerNumber: `Customer-${a.id}`, rentalContact }];
  await test.call(importCompanyClients, { sample: { body: { items } } });
});
afterAll(() => test.close());

const address = (externalId: string, more: object = {}) => ({
  ...{ externalId, client: 'A', line1: `Kade ${externalId}`, postalCode: '2031 AB', city: 'Haarlem', country: 'NL' },
  ...more,
});
const send = async (run: string | undefined, ids: readonly string[], more: object = {}) =>
  (
    await test.call(importCompanyAddresses, {
      sample: { body: { ...(run === undefined ? {} : { run }), items: ids.map((id) => address(id, more)) } },
    })
  ).json();
const close = (run: string, body: object = {}, kind = 'addresses', token?: string) =>
  test.call(closeImportRun, { sample: { params: { kind, run }, body }, ...(token ? { token } : {}) });
const archived = async (externalId: string) =>
  (await test.call(getCompanyAddress, { sample: { params: { externalId } } })).json().archived;

it('[OP-35] a run in several batches archives what none of them names, after a trial', async () => {
  await send(undefined, ['1', '2', '3', '4', '5']);
  expect(await send('r-1', ['1', '2'])).toMatchObject({ unchanged: 2 });
  await send('r-1', ['3']);
  // A refused row is there as well.
  expect(await send('r-1', ['4'], { country: 'XX' })).toMatchObject({ refused: 1 });
  const one = { externalId: '5', outcome: 'changed', problem: null, errors: [] };
  const dry = await close('r-1', { dryRun: true });
  expect([dry.statusCode, dry.json()]).toEqual([
    200,
    { dryRun: true, archived: 1, refused: 0, hasMore: false, items: [one] },
  ]);
  expect(await archived('5')).toBe(false);
  expect((await close('r-1')).json()).toEqual({ dryRun: false, archived: 1, refused: 0, hasMore: false, items: [one] });
  expect([await archived('4'), await archived('5')]).toEqual([false, true]);
  // Archived already.
  expect((await close('r-1')).json().archived).toBe(0);
  const listed = (await test.call(listAddresses, { sample: { query: { size: '200' } } })).json().items;
  const isThere = (line1: string) =>
    listed.some((row: { line1: string; status: string }) => row.line1 === line1 && row.status === 'active');
  expect([isThere('Kade 4'), isThere('Kade 5')]).toEqual([true, false]);
  // Rows of the portal's own have no id of the company, and stay.
  const people = (await test.call(listContactPersons, { sample: { query: { size: '200' } } })).json().items;
  expect((await close('empty', {}, 'contactPersons')).json()).toMatchObject({ archived: 0 });
  expect((await test.call(listContactPersons, { sample: { query: { size: '200' } } })).json().items).toEqual(people);
});

it('[OP-35] a run that leaves out more than half is refused, unless the number is expected', async () => {
  await send('r-2', ['1']);
  for (const body of [{}, { expectArchived: 2 }, { dryRun: true }])
    expect((await close('r-2', body)).json().errors).toEqual([
      { pointer: '/expectArchived', code: 'required', params: { count: 3 } },
    ]);
  expect(await archived('2')).toBe(false);
  expect((await close('r-2', { expectArchived: 3 })).json()).toMatchObject({ archived: 3, refused: 0 });
  expect([await archived('1'), await archived('2')]).toEqual([false, true]);
  // Whoever sends a row again brings it back.
  await send(undefined, ['2'], { archived: false });
  expect(await archived('2')).toBe(false);
});

it('[OP-35] keeps what a rule keeps, and reaches no other company and no kind that ends with its moves', async () => {
  const { administrator } = test.fixture;
  const user = { externalId: 'U', client: 'A', email: administrator.email, firstName: 'T', lastName: 'U' };
  const roles = await test.database.db
    .selectFrom('membership_role')
    .innerJoin('role', 'role.id', 'membership_role.role_id')
    .where('user_id', '=', administrator.id)
    .select('role.name')
    .execute();
  const items = [{ ...user, roles: roles.map(({ name }) => name) }];
  await test.call(importCompanyUsers, { sample: { body: { items } } });
  const others = test.database.db.updateTable('membership').set({ confined: true });
  await others.where('client_id', '=', test.fixture.a.id).where('user_id', '!=', administrator.id).execute();
  expect((await close('r-3', { expectArchived: 1 }, 'users')).json()).toEqual({
    ...{ dryRun: false, archived: 0, refused: 1, hasMore: false },
    items: [{ externalId: 'U', outcome: 'refused', problem: 'last-administrator', errors: [] }],
  });
  for (const kind of ['contracts', 'lines', 'orders', 'readings', 'no-kind', 'toString'])
    expect((await close('r-3', {}, kind)).statusCode, kind).toBe(404);
  expect((await close('r-3', {}, 'addresses', OF_DE)).json()).toMatchObject({ archived: 0, items: [] });
  expect(await archived('1')).toBe(false);
});

it('[OP-71] archives product groups, products and rates as well, of the company alone', async () => {
  const write = async (endpoint: Endpoint, items: readonly object[], run?: string) => {
    const answer = await test.call(endpoint, { sample: { body: { ...(run && { run }), items } } });
    expect(answer.json()).toMatchObject({ refused: 0 });
  };
  const read = async (endpoint: Endpoint, externalId: string) =>
    (await test.call(endpoint, { sample: { params: { externalId } } })).json().archived;
  const three = <Row extends object>(row: (id: string) => Row) =>
    ['1', '2', '3'].map((id) => ({ externalId: id, ...row(id) }));
  const groups = three((id) => ({ code: `group-${id}`, names: { nl: `Groep ${id}` } }));
  const products = three((id) => ({ code: `P-${id}`, group: '1', names: { nl: `Pomp ${id}` } }));
  const rates = three((id) => ({ product: id, from: '2026-01-01', currency: 'EUR', day: '10', week: '40' }));
  const kinds = [
    ['productGroups', importCompanyProductGroups, getCompanyProductGroup, groups],
    ['products', importCompanyProducts, getCompanyProduct, products],
    ['rates', importCompanyRates, getCompanyRate, rates],
  ] as const;
  for (const [, batch, , rows] of kinds) await write(batch, rows);
  for (const [kind, batch, get, rows] of kinds) {
    await write(batch, rows.slice(0, 2), 'full');
    expect((await close('full', {}, kind, OF_DE)).json()).toMatchObject({ archived: 0 });
    expect((await close('full', {}, kind)).json()).toMatchObject({ archived: 1, items: [{ externalId: '3' }] });
    expect([kind, await read(get, '2'), await read(get, '3')]).toEqual([kind, false, true]);
    // Its next row brings it back.
    await write(batch, [{ ...rows[2], archived: false }]);
    expect([kind, await read(get, '3')]).toEqual([kind, false]);
  }
});

it('[OP-35] archives 1,000 rows in a call, and goes on behind the last one', async () => {
  const { db } = test.database;
  const { a } = test.fixture;
  const rows = Array.from({ length: 1002 }, (_, n) => ({ id: crypto.randomUUID(), externalId: `M-${1000 + n}` }));
  const like = await db
    .selectFrom('address')
    .where('client_id', '=', a.id)
    .select(['client_id', 'kind', 'postal_code', 'city', 'country'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('address')
    .values(rows.map(({ id, externalId }) => ({ ...like, id, line1: externalId })))
    .execute();
  const key = { op_co: 'NL', kind: 'addresses' } as const;
  await db
    .insertInto('external_key')
    .values(rows.map(({ id, externalId }) => ({ ...key, external_id: externalId, row_id: id })))
    .execute();
  const inUse = async () =>
    (await db.selectFrom('address').where('line1', 'like', 'M-%').where('status', '=', 'active').select('id').execute())
      .length;
  const trial = (await close('r-4')).json().errors[0].params.count;
  const first = (await close('r-4', { expectArchived: trial })).json();
  expect(first).toMatchObject({ archived: 1000, refused: 0, hasMore: true });
  const after = first.items.at(-1).externalId;
  const rest = trial - 1000;
  expect((await close('r-4', { after, dryRun: true, expectArchived: rest })).json()).toMatchObject({
    archived: rest,
    hasMore: false,
  });
  expect(await inUse()).toBeGreaterThan(0);
  expect((await close('r-4', { after, expectArchived: rest })).json()).toMatchObject({
    archived: rest,
    hasMore: false,
  });
  expect(await inUse()).toBe(0);
});
