import {
  deleteCalendarFeed,
  endSession,
  getPersonalData,
  getProfile,
  getRights,
  listCorporateClients,
  listProjects,
  login,
  logout,
  refresh,
} from '@hireyard/contract';
import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import { beginDeskView, type DeskView, endDeskView } from '@hireyard/contract/desk';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertColleague, insertDeskUser, type TestUser } from '../../testing/fixture.ts';
import { type RowChanges, watchRows } from '../../testing/row-changes.ts';

const named = (operations: readonly Operation[]) => operations.map((endpoint) => [endpoint.id, endpoint] as const);
const guarded = ALL_OPERATIONS.filter(({ access }) => access !== 'public' && access !== 'machine');
const writes = guarded.filter(({ method }) => method !== 'GET');
const ofSystems = ALL_OPERATIONS.filter(({ access }) => access === 'machine');
const reads = ROUTE_TABLE.filter(
  ({ access, method }) => method === 'GET' && (access === 'client' || access === 'token'),
);
/** Reads that belong to the person alone, and are refused. */
const PERSONAL = [
  'getNotificationSettings',
  'getPersonalData',
  'listCalendarFeeds',
  'listMachineClients',
  'listSessions',
];

let test: TestApp;
let changes: RowChanges;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = (await begin()).accessToken;
  changes = await watchRows(test.database.db, ['idempotency_answer', 'attempt_counter']);
});
afterAll(() => test.close());

/** Begins a view of A as A's administrator. */
async function begin({
  user = test.fixture.administrator,
  desk = test.fixture.desk,
}: {
  user?: TestUser;
  desk?: TestUser;
} = {}): Promise<DeskView> {
  const sample = { params: { id: test.fixture.a.uuid, userId: user.id } };
  const answer = await test.call(beginDeskView, { sample, token: await test.tokenOf(desk) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const within = (endpoint: Parameters<TestApp['call']>[0], options: Parameters<TestApp['call']>[1] = {}) =>
  test.call(endpoint, { token, ...options });

describe.each(named(writes))('%s', (_id, endpoint) => {
  it('[DK-15] is refused in a view before anything of it is read, and changes nothing', async () => {
    const before = await changes.digests();
    for (const sample of [{ params: { id: crypto.randomUUID() } }, { body: { nothing: 'of it' } }]) {
      const answer = await within(endpoint, { sample, headers: { 'idempotency-key': crypto.randomUUID() } });
      expect([answer.statusCode, answer.json().type]).toEqual([403, 'read-only-view']);
      expect(answer.headers['idempotent-replayed']).toBeUndefined();
    }
    expect(await changes.digests()).toEqual(before);
  });
});

describe.each(named(reads))('%s', (id, endpoint) => {
  it('[DK-15] changes nothing in a view, shows nothing of the person, and stays in no cache', async () => {
    const sample = await test.sampleOf(endpoint);
    const before = await changes.digests();
    const answer = await within(endpoint, { sample });
    expect(await changes.digests()).toEqual(before);
    expect(answer.headers['cache-control']).toBe('no-store');
    if (PERSONAL.includes(id)) expect([answer.statusCode, answer.json().type]).toEqual([403, 'read-only-view']);
    else expect(answer.statusCode, answer.body).toBe(endpoint.status);
  });
});

describe.each(named(reads.filter(({ access }) => access === 'client')))('%s', (_id, endpoint) => {
  it('[DK-15] answers 404 in a view for every other client of the same user', async () => {
    const { ofBoth, b } = test.fixture;
    const view = await begin({ user: ofBoth });
    if (PERSONAL.includes(endpoint.id)) return;
    const sample = { params: { id: crypto.randomUUID() }, query: {} };
    const answer = await test.call(endpoint, { sample, token: view.accessToken, client: b.uuid });
    expect([answer.statusCode, answer.json().type]).toEqual([404, 'not-found']);
  });
});

it.each(named(ofSystems))('[DK-15] %s takes no view for a machine account', async (_id, endpoint) => {
  const answer = await within(endpoint, { sample: { params: { id: '1' } } });
  expect([answer.statusCode, answer.json().type]).toEqual([401, 'token']);
});

describe('a view as a user', () => {
  it('[DK-15] shows the client of the view alone', async () => {
    const { ofBoth, a, b } = test.fixture;
    const own = await within(listCorporateClients, { token: await test.tokenOf(ofBoth) });
    expect(own.json().items).toHaveLength(2);
    const view = await begin({ user: ofBoth });
    const seen = await within(listCorporateClients, { token: view.accessToken });
    expect(seen.json().items.map(({ externalUuid }: { externalUuid: string }) => externalUuid)).toEqual([a.uuid]);
    const other = ROUTE_TABLE.filter(({ id }) => id === 'getCorporateClient' || id === 'getModules');
    expect(other).toHaveLength(2);
    for (const endpoint of other) {
      const sample = { params: { uuid: b.uuid, userId: ofBoth.id }, query: { clientUuid: b.uuid } };
      const query = endpoint.id === 'getModules' ? sample.query : {};
      const answer = await within(endpoint, { sample: { ...sample, query }, token: view.accessToken });
      expect(answer.statusCode, endpoint.id).toBe(404);
    }
    expect((await within(getProfile, { token: view.accessToken })).json()).toMatchObject({ id: ofBoth.id });
  });

  it('[DK-15] is no session: it renews nothing, and calls by cookie are not helped by it', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect((await test.call(refresh, { token: null, headers })).statusCode).toBe(401);
    expect(await test.tokens.verify(token, test.now())).toBeNull();
    expect(await test.tokens.verifyView(await test.tokenOf(test.fixture.administrator), test.now())).toBeNull();
    for (const endpoint of [login, logout]) expect(endpoint.access).toBe('public');
  });

  it('[DK-15] opens no invitation of the user to another client', async () => {
    const { db } = test.database;
    const { b, confined } = test.fixture;
    const invited = { invited_at: test.now(), invitation_expires_at: new Date(test.now().getTime() + 3_600_000) };
    await db
      .insertInto('membership')
      .values({ user_id: confined.id, client_id: b.id, status: 'invited', ...invited })
      .execute();
    const view = await begin({ user: confined });
    const answer = await within(getRights, { token: view.accessToken, client: b.uuid, sample: {} });
    expect(answer.statusCode).toBe(404);
    const row = db.selectFrom('membership').where('user_id', '=', confined.id).where('client_id', '=', b.id);
    expect(await row.select('status').executeTakeFirst()).toEqual({ status: 'invited' });
  });

  it('[DK-15] that is begun within a view is refused, and so is ending one', async () => {
    const params = { id: test.fixture.a.uuid, userId: test.fixture.administrator.id };
    expect((await within(beginDeskView, { sample: { params } })).json().type).toBe('read-only-view');
    const { id } = await begin();
    expect((await within(endDeskView, { sample: { params: { id } } })).json().type).toBe('read-only-view');
    for (const endpoint of [getPersonalData, endSession, deleteCalendarFeed])
      expect((await within(endpoint)).json().type).toBe('read-only-view');
  });
});

describe('the end of a view', () => {
  const open = async (view: DeskView) =>
    (await test.call(listProjects, { sample: {}, token: view.accessToken })).statusCode;
  /** Begins a view by a person, does something, and expects the view to be over. */
  const endsBy = async (work: (made: { view: DeskView; desk: TestUser; user: TestUser }) => Promise<unknown>) => {
    const { db } = test.database;
    const { a } = test.fixture;
    const desk = await insertDeskUser(db, `${crypto.randomUUID()}@nl.example`, null, { opCo: 'NL' });
    const user = { id: await insertColleague(db, a, 'active'), email: '', sessionId: '' };
    const view = await begin({ user, desk });
    expect(await open(view)).toBe(200);
    await work({ view, desk, user });
    expect(await open(view)).toBe(401);
  };
  const deskAccount = (set: object, userId: string) =>
    test.database.db.updateTable('desk_account').set(set).where('user_id', '=', userId).execute();
  const member = (set: object, userId: string) =>
    test.database.db.updateTable('membership').set(set).where('user_id', '=', userId).execute();
  const account = (userId: string, status: 'blocked' | 'deactivated') =>
    test.database.db
      .updateTable('app_user')
      .set({ status } as never)
      .where('id', '=', userId)
      .execute();

  it('[DK-15] comes at once with the desk account', () =>
    endsBy(({ desk }) => test.database.db.deleteFrom('desk_account').where('user_id', '=', desk.id).execute()));
  it.each([
    ['to view', ['desk.see', 'desk.act']],
    ['to read', ['desk.act', 'desk.view-as']],
  ])('[DK-15] comes at once with the right %s', (_, rights) => endsBy(({ desk }) => deskAccount({ rights }, desk.id)));
  it('[DK-15] comes at once where the person works for another company', async () => {
    const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
    await test.database.db.insertInto('operating_company').values(de).execute();
    await endsBy(({ desk }) => deskAccount({ op_co: 'DE' }, desk.id));
  });
  it('[DK-15] comes at once with the session of the person', () =>
    endsBy(({ desk }) => test.database.db.deleteFrom('session').where('user_id', '=', desk.id).execute()));
  it('[DK-15] comes at once where the person may not sign in any more', () =>
    endsBy(({ desk }) => account(desk.id, 'deactivated')));
  it.each(['blocked', 'deactivated'] as const)('[DK-15] comes at once where the user is %s at the client', (status) =>
    endsBy(({ user }) => member({ status }, user.id)),
  );
  it('[DK-15] comes at once where the account of the user is gone', () =>
    endsBy(({ user }) => account(user.id, 'deactivated')));
  it('[DK-15] comes by hand, of the person alone', () =>
    endsBy(async ({ view, desk }) => {
      const params = { id: view.id };
      const others = await test.call(endDeskView, { sample: { params } });
      expect(others.statusCode).toBe(404);
      expect(await open(view)).toBe(200);
      const own = { sample: { params }, token: await test.tokenOf(desk) };
      expect((await test.call(endDeskView, own)).statusCode).toBe(204);
      expect((await test.call(endDeskView, own)).statusCode).toBe(404);
    }));
  it('[DK-15] comes at once with an archived client', async () => {
    const { a } = test.fixture;
    const view = await begin();
    const archive = (archived: boolean) =>
      test.database.db.updateTable('corporate_client').set({ archived }).where('id', '=', a.id).execute();
    await archive(true);
    expect(await open(view)).toBe(401);
    await archive(false);
    expect(await open(view)).toBe(200);
  });
  it('[DK-15] comes after 30 minutes, whatever was called in between', async () => {
    const view = await begin();
    expect(Date.parse(view.expiresAt) - test.now().getTime()).toBe(30 * 60_000);
    test.advance(29 * 60_000);
    expect(await open(view)).toBe(200);
    test.advance(60_000);
    expect(await open(view)).toBe(401);
  });
});
