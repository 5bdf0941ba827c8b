import { getDeskDepot, listDeskDepots, listDeskDepotsFacets, patchDeskDepot } from '@hireyard/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDepot } from '../../testing/desk-samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await test.database.db.insertInto('operating_company').values(de).execute();
});
afterAll(() => test.close());

const MORNINGS = [
  { day: 2, from: '07:00', to: '12:00' },
  { day: 2, from: '12:30', to: '16:30' },
  { day: 4, from: '07:00', to: '12:00' },
];
const patch = (id: string, body: object) => test.call(patchDeskDepot, { sample: { params: { id }, body } });
const get = async (id: string) => (await test.call(getDeskDepot, { sample: { params: { id } } })).json();

describe('the depots of a company', () => {
  it('[DK-12] are listed with the days on which they open, in pages and by what is asked for', async () => {
    const { db } = test.database;
    const haarlem = await insertDepot(db);
    const assen = await insertDepot(db);
    const old = await insertDepot(db);
    await insertDepot(db, { op_co: 'DE' });
    await db.updateTable('depot').set({ name: 'Assen', city: 'Assen' }).where('id', '=', assen).execute();
    await db.updateTable('depot').set({ name: 'Old yard', archived: true }).where('id', '=', old).execute();
    await patch(haarlem, { openingTimes: MORNINGS });
    const list = async (query: Record<string, string> = {}) =>
      (await test.call(listDeskDepots, { sample: { query } })).json();
    const named = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
    const all = await list();
    expect(named(all)).toEqual(['Assen', 'Haarlem', 'Old yard', 'Utrecht']);
    expect(all.items[1]).toEqual({ id: haarlem, name: 'Haarlem', city: 'Haarlem', state: 'active', openDays: 2 });
    const first = await list({ size: '1', state: 'active' });
    expect(named(await list({ size: '1', state: 'active', page: '1', after: first.next }))).toEqual(['Haarlem']);
    expect(named(await list({ sort: 'city,desc', state: 'active' }))).toEqual(['Utrecht', 'Haarlem', 'Assen']);
    expect(named(await list({ hours: 'no', q: 'ass' }))).toEqual(['Assen']);
    const { total, facets } = (
      await test.call(listDeskDepotsFacets, { sample: { query: { state: 'active' } } })
    ).json();
    const counts = (name: string) => facets[name].map(({ count }: { count: number }) => count);
    expect([total, counts('state'), counts('hours')]).toEqual([3, [3, 1], [1, 2]]);
  });
});

describe('a depot at the desk', () => {
  it('[DK-12] gets opening times by the rule of the company’s systems', async () => {
    const id = await insertDepot(test.database.db);
    const answer = await patch(id, { openingTimes: MORNINGS });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id, externalId: null, openingTimes: MORNINGS });
    expect(await get(id)).toEqual(answer.json());
    const refused = async (openingTimes: object[]) => (await patch(id, { openingTimes })).json().errors;
    expect(await refused([{ day: 1, from: '12:00', to: '07:00' }])).toEqual([
      { pointer: '/openingTimes', code: 'before-start' },
    ]);
    expect(await refused([...MORNINGS, { day: 4, from: '11:00', to: '13:00' }])).toEqual([
      { pointer: '/openingTimes', code: 'taken' },
    ]);
    expect((await get(id)).openingTimes).toEqual(MORNINGS);
  });

  it('[DK-12] leaves phone and e-mail to the system that sends them', async () => {
    const { db } = test.database;
    const id = await insertDepot(db);
    const own = await patch(id, { phone: '+31 23 555 0177', email: 'new@hireyard.example' });
    expect(own.json()).toMatchObject({ phone: '+31 23 555 0177', email: 'new@hireyard.example' });
    await db
      .insertInto('external_key')
      .values({ op_co: 'NL', kind: 'depots', external_id: 'DEP-7', row_id: id })
      .execute();
    const refused = await patch(id, { phone: '+31 23 555 0178', email: 'new@hireyard.example', openingTimes: [] });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/phone', code: 'taken' }] });
    // What stays as it is refuses nothing.
    expect((await patch(id, { phone: '+31 23 555 0177', openingTimes: MORNINGS })).json()).toMatchObject({
      externalId: 'DEP-7',
      openingTimes: MORNINGS,
    });
  });
});
