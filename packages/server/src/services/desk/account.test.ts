import { getRights, inviteUser, listCorporateClients, login } from '@hireyard/contract';
import { DESK_RIGHTS, getDeskAccount } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser, PASSWORD } from '../../testing/fixture.ts';
import { mailsOf } from '../../testing/mails.ts';

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
    rights: [...DESK_RIGHTS],
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

it('[DK-01] [OP-44] has no client, and whoever invites it does not learn whose address it is', async () => {
  const { db } = test.database;
  const { a, desk } = test.fixture;
  const sample = await test.sampleOf(inviteUser);
  const invite = (email: string) =>
    test.call(inviteUser, { sample: { ...sample, body: { ...(sample.body as object), email } } });
  const [answer, other] = [await invite(desk.email), await invite('nobody@nl.example')];
  expect([answer.statusCode, other.statusCode]).toEqual([201, 201]);
  expect(answer.json()).toEqual({ ...other.json(), id: desk.id, email: desk.email });
  const sent = await mailsOf(test).next();
  expect(sent.map(({ to }) => to.address)).toEqual(['nobody@nl.example']);

  const token = await test.tokenOf(desk);
  expect((await test.call(getRights, { token })).statusCode).toBe(404);
  expect((await test.call(listCorporateClients, { token, client: null })).json().items).toEqual([]);
  // Not even where a membership is an accepted one.
  await db.updateTable('membership').set({ status: 'active' }).where('user_id', '=', desk.id).execute();
  expect((await test.call(getRights, { token })).statusCode).toBe(404);
  expect((await test.call(listCorporateClients, { token, client: null })).json().items).toEqual([]);
  await db.deleteFrom('membership_role').where('user_id', '=', desk.id).execute();
  await db.deleteFrom('membership').where('user_id', '=', desk.id).where('client_id', '=', a.id).execute();
});
