import { inviteUser, listCorporateClients, login } from '@hireyard/contract';
import { getDeskAccount } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser, PASSWORD } from '../../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('[DK-01] signs in like everybody, learns its company and depots, and has no client', async () => {
  const { email } = test.fixture.desk;
  const signedIn = await test.call(login, {
    token: null,
    client: null,
    sample: { body: { email, password: PASSWORD } },
  });
  const { accessToken: token } = signedIn.json();
  const answer = await test.call(getDeskAccount, { token, client: null });
  const depot = await test.database.db.selectFrom('depot').select(['id', 'name']).executeTakeFirstOrThrow();
  expect(answer.json()).toEqual({
    userId: test.fixture.desk.id,
    ...{ firstName: 'Test', lastName: 'User', email, preferredLanguageCode: 'en-US' },
    company: { code: 'NL', name: 'Hireyard NL', country: 'NL', timeZone: 'Europe/Amsterdam' },
    depot: null,
    depots: [depot],
    rights: ['desk.see', 'desk.act'],
  });
  expect((await test.call(listCorporateClients, { token, client: null })).json()).toEqual({ items: [] });
});

it('[DK-01] begins with the depot of the person, and offers no archived one', async () => {
  const { db } = test.database;
  const { id, ...depot } = await db.selectFrom('depot').selectAll().executeTakeFirstOrThrow();
  const columns = Object.fromEntries(Object.entries(depot).filter(([name]) => name !== 'opening_times'));
  const [open, archived] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('depot')
    .values([
      { ...columns, id: open, name: 'Haarlem' } as never,
      { ...columns, id: archived, name: 'Delft', archived: true } as never,
    ])
    .execute();
  const user = await insertDeskUser(db, 'haarlem@nl.example', null, { opCo: 'NL', depotId: open });
  const answer = (await test.call(getDeskAccount, { token: await test.tokenOf(user) })).json();
  expect(answer.depot).toEqual({ id: open, name: 'Haarlem' });
  expect(answer.depots.map(({ name }: { name: string }) => name)).toEqual(['Haarlem', 'Utrecht']);
  expect(answer.depots.map((one: { id: string }) => one.id)).toContain(id);
});

it('[DK-01] cannot be invited to a client', async () => {
  const sample = await test.sampleOf(inviteUser);
  const body = { ...(sample.body as object), email: test.fixture.desk.email };
  const answer = await test.call(inviteUser, { sample: { ...sample, body } });
  expect(answer.json()).toMatchObject({ type: 'validation', errors: [{ pointer: '/email', code: 'taken' }] });
});
