import { confirmDeskOrder, listDeskInbox } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser } from '../../testing/fixture.ts';
import { insertOrder } from '../../testing/fixture-orders.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const submitted = () => {
  const { a } = test.fixture;
  return insertOrder(test.database.db, a, { ordererId: a.colleagueId, label: a.name, status: 'submitted' });
};
const waiting = async (token?: string): Promise<string[]> => {
  const sample = { query: { kind: 'order', size: '200' } };
  const answer = await test.call(listDeskInbox, { sample, ...(token && { token }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items.map(({ id }: { id: string }) => id);
};

it('[DK-04] has what waits from all clients of the company, and nothing of it for another one', async () => {
  const { db } = test.database;
  const id = await submitted();
  expect(await waiting()).toContain(id);
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  const other = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
  expect(await waiting(await test.tokenOf(other))).toEqual([]);
});

it('[DK-05] confirms an order as the rental company does, so that it waits no more', async () => {
  const { db } = test.database;
  const id = await submitted();
  const answer = await test.call(confirmDeskOrder, { sample: { params: { id } } });
  expect(answer.json().status, answer.body).toBe('confirmed');
  expect(answer.json().actions).toContain('complete');
  expect(await waiting()).not.toContain(id);
  // The client reads that the rental company did it, not which person.
  const steps = await db
    .selectFrom('rental_order_step')
    .where('order_id', '=', id)
    .orderBy('moved_at')
    .selectAll()
    .execute();
  expect(steps.at(-1)).toMatchObject({ status: 'confirmed', moved_by: null });
});
