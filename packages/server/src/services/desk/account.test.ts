import { getRights, inviteUser, listCorporateClients, login } from '@hireyard/contract';
import { DESK_RIGHTS, type DeskAccount, getDeskAccount } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { operatingCompany } from '../../testing/app-config.ts';
import { insertDeskUser, PASSWORD } from '../../testing/fixture.ts';
import { mailsOf } from '../../testing/mails.ts';
import { deskAccountRoutes } from './account.ts';

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
    companyMismatch: { isOwnMissing: false, notSetUp: [] },
  });
  expect((await test.call(listCorporateClients, { token, client: null })).json()).toEqual({ items: [] });
});

it('[DK-16] learns what app-config.json and the database know differently, but not of other companies of the database', async () => {
  const { db } = test.database;
  const { time_zone, country, currency } = await db
    .selectFrom('operating_company')
    .selectAll()
    .executeTakeFirstOrThrow();
  const hidden = { code: 'HX', name: 'Hidden', time_zone, country, currency };
  await db.insertInto('operating_company').values(hidden).execute();
  const configured = (...codes: string[]) =>
    deskAccountRoutes(async () => codes.map((code) => ({ ...operatingCompany({ code }), code }) as never));
  const answerOf = async (...codes: string[]) => {
    const [account] = configured(...codes);
    const desk = { userId: test.fixture.desk.id, opCo: 'NL', depotId: null, rights: new Set(DESK_RIGHTS) };
    return (await account?.handle({ db, desk } as never)) as DeskAccount;
  };
  expect((await answerOf('NL', 'PL')).companyMismatch).toEqual({ isOwnMissing: false, notSetUp: ['PL'] });
  expect((await answerOf('PL')).companyMismatch).toEqual({ isOwnMissing: true, notSetUp: ['PL'] });
  // The server serves no portal.
  expect((await answerOf()).companyMismatch).toEqual({ isOwnMissing: false, notSetUp: [] });
  await db.deleteFrom('operating_company').where('code', '=', 'HX').execute();
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
