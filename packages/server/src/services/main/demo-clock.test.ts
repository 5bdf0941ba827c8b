import { putDemoClock } from '@hireyard/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClock } from '../../simulator/clock-store.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const set = async (user: TestUser) =>
  test.call(putDemoClock, {
    sample: { body: { speed: 60, aheadMinutes: 0 } },
    token: await test.tokenOf(user),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const speed = async () =>
  (await test.database.db.selectFrom('demo_clock').select('speed').executeTakeFirst())?.speed ?? null;

it('[DOM-24] [DOM-11] is set by who manages users and roles of a client, and by nobody else', async () => {
  const { lacking, administrator } = test.fixture;
  expect((await set(administrator)).json()).toMatchObject({ status: 404 });
  await startClock(test.database.db, 1, test.now());
  const refused = await set(lacking['manage-roles-and-users']);
  expect(refused.json(), refused.body).toMatchObject({ status: 403, type: 'missing-right' });
  expect(await speed()).toBe(1);
  expect((await set(administrator)).json()).toMatchObject({ speed: 60 });
  expect(await speed()).toBe(60);
});
