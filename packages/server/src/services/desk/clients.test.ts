import {
  type DeskClient,
  type DeskClientSummary,
  getDeskClient,
  inviteDeskAdministrator,
  listDeskClients,
  listDeskClientsFacets,
  patchDeskClient,
  resendDeskInvitation,
} from '@hireyard/contract/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { administratorRole } from '../../testing/desk-samples.ts';
import { insertDeskUser, type TestUser } from '../../testing/fixture.ts';

let test: TestApp;
let ofOther: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  ofOther = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
  for (const client of [test.fixture.a, test.fixture.b]) await administratorRole(db, client);
});
afterAll(() => test.close());

type Query = Readonly<Record<string, string>>;
const list = async (query: Query = {}, user?: TestUser): Promise<DeskClientSummary[]> => {
  const token = user && { token: await test.tokenOf(user) };
  const answer = await test.call(listDeskClients, { sample: { query }, ...token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items;
};
const read = async (id: string): Promise<DeskClient> =>
  (await test.call(getDeskClient, { sample: { params: { id } } })).json();
const change = (id: string, body: object) => test.call(patchDeskClient, { sample: { params: { id }, body } });
const invite = (id: string, email: string) =>
  test.call(inviteDeskAdministrator, {
    sample: { params: { id }, body: { email, firstName: 'Ann', lastName: 'Mulder', language: 'nl' } },
  });
const mailsTo = async (userId: string) => {
  const rows = await test.database.db.selectFrom('mail').where('template', '=', 'invitation').selectAll().execute();
  return rows.filter(({ params }) => (params as { userId?: string }).userId === userId).length;
};

describe('the clients of the company', () => {
  it('[DK-08] are found by name and number, sorted, counted, and none of another company', async () => {
    const { a, b } = test.fixture;
    const { db } = test.database;
    await db.updateTable('corporate_client').set({ customer_number: 'C-77' }).where('id', '=', a.id).execute();
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual([a.name, b.name].toSorted());
    expect((await list({ sort: 'name,desc' })).map(({ name }) => name)).toEqual(names.toReversed());
    expect(await list({ q: 'c-77' })).toMatchObject([
      { id: a.uuid, customerNumber: 'C-77', state: 'active', administrators: expect.any(Number) },
    ]);
    expect((await list({ q: b.name.toLowerCase() })).map(({ id }) => id)).toEqual([b.uuid]);
    expect(await list({}, ofOther)).toEqual([]);
    const first = await test.call(listDeskClients, { sample: { query: { size: '1' } } });
    expect((await list({ size: '1', after: first.json().next })).map(({ name }) => name)).toEqual(names.slice(1));
    await change(b.uuid, { blocked: true });
    expect(await list({ state: 'blocked' })).toMatchObject([{ id: b.uuid }]);
    const counted = await test.call(listDeskClientsFacets, { sample: { query: { state: 'blocked' } } });
    expect(counted.json()).toMatchObject({
      total: 1,
      facets: { state: [{ count: 1 }, { value: 'blocked', count: 1 }, { value: 'archived', count: 0 }] },
    });
    await change(b.uuid, { blocked: false });
  });

  it('[DK-08] are blocked, and change prices, modules and policy: what is left out stays', async () => {
    const { a } = test.fixture;
    const before = await read(a.uuid);
    const policy = {
      poRequired: true,
      poPattern: '45#####',
      projectRequired: true,
      costCodeRequired: true,
      approval: 'always',
    };
    const answer = await change(a.uuid, { blocked: true, policy, modules: ['order'] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ ...before, blocked: true, policy, modules: ['order'] });
    expect((await change(a.uuid, { blocked: false, policy: { poRequired: false } })).json()).toEqual({
      ...{ ...before, modules: ['order'] },
      policy: { ...policy, poRequired: false },
    });
    await change(a.uuid, { policy: before.policy, modules: before.modules });
    expect(await read(a.uuid)).toEqual(before);
    expect((await change(a.uuid, { modules: ['crane'] })).statusCode).toBe(422);
  });

  it('[DK-08] get an administrator by invitation, which is sent again after its end', async () => {
    const { b } = test.fixture;
    const email = `${crypto.randomUUID()}@bouw.example`;
    const answer = await invite(b.uuid, email);
    expect(answer.statusCode, answer.body).toBe(201);
    const ann = (answer.json() as DeskClient).administrators.find((one) => one.email === email);
    expect(ann).toMatchObject({
      firstName: 'Ann',
      status: 'invited',
      invitation: { sentAt: test.now().toISOString() },
    });
    const id = ann?.id ?? '';
    expect(await mailsTo(id)).toBe(1);
    expect((await invite(b.uuid, email)).json()).toMatchObject({ errors: [{ pointer: '/email', code: 'taken' }] });
    // The answer does not say who is a person of a rental company (OP-44).
    expect((await invite(b.uuid, test.fixture.desk.email)).statusCode).toBe(201);

    const resend = (userId: string) => test.call(resendDeskInvitation, { sample: { params: { id: b.uuid, userId } } });
    test.advance(8 * 24 * 3_600_000);
    const failed = { invitation_failed_at: test.now() };
    await test.database.db.updateTable('membership').set(failed).where('user_id', '=', id).execute();
    const invitationOf = (client: DeskClient) => client.administrators.find((one) => one.id === id)?.invitation;
    // The address took no mail (OP-60). What is sent again is on its way.
    expect(invitationOf(await read(b.uuid))?.failedAt).toBe(test.now().toISOString());
    const again = (await resend(id)).json() as DeskClient;
    const invitation = invitationOf(again);
    expect(invitation?.failedAt).toBeNull();
    expect(invitation?.sentAt).toBe(test.now().toISOString());
    expect(Date.parse(invitation?.expiresAt ?? '')).toBeGreaterThan(test.now().getTime());
    expect(await mailsTo(id)).toBe(2);
    expect((await resend(test.fixture.administratorOfB.id)).json().type).toBe('illegal-transition');
    // Not an administrator.
    expect((await resend(b.colleagueId)).statusCode).toBe(404);
    expect((await resend(test.fixture.administrator.id)).statusCode).toBe(404);
  });
});
