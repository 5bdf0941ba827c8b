import type { Endpoint } from '@hireyard/contract';
import {
  BACKOFFICE_TABLE,
  getCompanyAddress,
  getCompanyContactPerson,
  getCompanyContract,
  getCompanyDepot,
  getCompanyPaper,
  getCompanyProduct,
  getCompanyProductGroup,
  getCompanyProject,
  getCompanyRate,
  getCompanyReading,
  getCompanyStock,
  getCompanyUser,
  listCompanyAddresses,
  listCompanyContactPersons,
  listCompanyContracts,
  listCompanyDepots,
  listCompanyPapers,
  listCompanyProductGroups,
  listCompanyProducts,
  listCompanyProjects,
  listCompanyRates,
  listCompanyReadings,
  listCompanyStock,
  listCompanyUsers,
} from '@hireyard/contract/backoffice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertMachineAccount } from '../../testing/fixture.ts';
import { insertAsset } from '../../testing/fixture-assets.ts';
import { insertAddress } from '../../testing/fixture-rentals.ts';
import { READABLE } from './changes.ts';

const OF_DE = `hyb_${'d'.repeat(43)}`;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
  await insertMachineAccount(test.database.db, 'DE', OF_DE);
});
afterAll(() => test.close());

interface Item {
  readonly id: string;
  readonly externalId: string | null;
}
type Query = Record<string, string>;
const page = (list: Endpoint, query: Query, token?: string) =>
  test.call(list, { sample: { query }, ...(token === undefined ? {} : { token }) });
/** Reads a list to its end. */
async function all(list: Endpoint, query: Query = {}, token?: string): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const answer = await page(list, { size: '1', ...query, ...(after === undefined ? {} : { after }) }, token);
    expect(answer.statusCode, answer.body).toBe(200);
    items.push(...answer.json().items);
    after = answer.json().next;
  } while (after !== undefined);
  return items;
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

/** Each list with the read of one of its records. */
type Pair = readonly [list: Endpoint, read: Endpoint];
const OF_COMPANY: readonly Pair[] = [
  [listCompanyDepots, getCompanyDepot],
  [listCompanyProductGroups, getCompanyProductGroup],
  [listCompanyProducts, getCompanyProduct],
  [listCompanyStock, getCompanyStock],
];
const OF_CLIENTS: readonly Pair[] = [
  [listCompanyRates, getCompanyRate],
  [listCompanyAddresses, getCompanyAddress],
  [listCompanyContactPersons, getCompanyContactPerson],
  [listCompanyProjects, getCompanyProject],
  [listCompanyUsers, getCompanyUser],
  [listCompanyContracts, getCompanyContract],
  [listCompanyReadings, getCompanyReading],
  [listCompanyPapers, getCompanyPaper],
];
const named = (pairs: readonly Pair[]) => pairs.map(([list, read]) => [list.path, list, read] as const);

describe('a list of records', () => {
  it('[OP-74] is there for every kind of the changes', () => {
    const lists = new Set<string>(
      BACKOFFICE_TABLE.filter(({ method, query }) => method === 'GET' && query).map(({ path }) => path),
    );
    const paths = Object.values(READABLE).map(({ read }) => read.path);
    const without = paths.filter((path) => path.includes('{') && !lists.has(path.replace(/\/\{\w+\}$/, '')));
    expect(without).toEqual([]);
  });

  it.each(named([...OF_COMPANY, ...OF_CLIENTS]))(
    '[OP-74] has each record once, as it is read by itself, and none of another company: %s',
    async (_path, list, read) => {
      const sample = await test.sampleOf(read);
      const one = (await test.call(read, { sample })).json();
      const items = await all(list);
      expect(items).toContainEqual(one);
      expect(idsOf(items)).toEqual([...new Set(idsOf(items))].toSorted());
      expect(await all(list, {}, OF_DE)).toEqual([]);
    },
  );

  it.each(named(OF_CLIENTS))('[OP-74] selects those of a client: %s', async (_path, list, read) => {
    const { a, b } = test.fixture;
    const { externalId } = (await test.call(read, { sample: await test.sampleOf(read) })).json();
    const ofClient = async (client: string, token?: string) => all(list, { client }, token);
    const isThere = (items: readonly Item[]) => items.some((one) => one.externalId === externalId);
    // The rate of the sample is for all clients.
    expect(isThere(await ofClient(a.uuid))).toBe(list !== listCompanyRates);
    expect(isThere(await ofClient(b.uuid))).toBe(false);
    expect(await ofClient('ERP none')).toEqual([]);
    expect(await ofClient(a.uuid, OF_DE)).toEqual([]);
  });

  it('[OP-74] misses none while all of them are changed and others are made', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    for (let made = 0; made < 5; made += 1) await insertAddress(db, a.id, a.name);
    const before = idsOf(await all(listCompanyAddresses));
    const first = (await page(listCompanyAddresses, { size: '2' })).json();
    await db.updateTable('address').set({ city: 'Hoorn', updated_at: new Date() }).execute();
    for (let made = 0; made < 5; made += 1) await insertAddress(db, a.id, a.name);
    const read = [...idsOf(first.items)];
    for (let { next } = first; next !== undefined; ) {
      const answer = (await page(listCompanyAddresses, { size: '2', after: next })).json();
      read.push(...idsOf(answer.items));
      ({ next } = answer);
    }
    expect(read).toHaveLength(new Set(read).size);
    expect(before.filter((id) => !read.includes(id))).toEqual([]);
  });

  it('[OP-74] has records without an id of the company, and archived ones', async () => {
    const { a } = test.fixture;
    const id = await insertAddress(test.database.db, a.id, a.name);
    await test.database.db.updateTable('address').set({ status: 'archived' }).where('id', '=', id).execute();
    const found = (await all(listCompanyAddresses)).find((one) => one.id === id);
    expect(found).toMatchObject({ externalId: null, archived: true });
  });

  it('[OP-74] of readings has the hours of machines on rent alone', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    await insertAsset(db, a.id, a.name);
    await test.sampleOf(getCompanyReading);
    const readings = await db.selectFrom('asset_reading').select(['id', 'asset_id', 'kind']).execute();
    const lines = new Set((await db.selectFrom('contract_line').select('id').execute()).map(({ id }) => id));
    const hours = readings.filter((one) => one.kind === 'cumulativeOperatingHours' && lines.has(one.asset_id));
    expect(idsOf(await all(listCompanyReadings))).toEqual(hours.map(({ id }) => id).toSorted());
    expect(hours.length).toBeLessThan(readings.length);
  });

  it('[OP-74] refuses the cursor of another list', async () => {
    const { next } = (await page(listCompanyAddresses, { size: '1' })).json();
    const answer = await page(listCompanyProjects, { after: next });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ pointer: '?after', code: 'format' }]]);
  });
});
