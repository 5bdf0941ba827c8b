import { getModules, MODULES, type Module, paramNames, type UserStatus } from '@hireyard/contract';
import { type EndpointId, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signingKeys } from '../../auth/signing-keys.ts';
import { serviceRoutes } from '../../services/index.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { ENCRYPTION_KEY } from '../../testing/encryption-key.ts';

const endpoints = ROUTE_TABLE;
const withClient = endpoints.filter((endpoint) => endpoint.access === 'client');
const withModule = withClient.filter((endpoint) => endpoint.module !== null);
const withoutModule = withClient.filter((endpoint) => endpoint.module === null);
const withRights = endpoints.filter((endpoint) => endpoint.rights.length > 0);
/** What is public belongs to no client. */
const readsByParams = endpoints.filter(
  (endpoint) => endpoint.method === 'GET' && endpoint.access !== 'public' && paramNames(endpoint).length > 0,
);
/** Reads that every member of a client may call. Each other endpoint of a client needs a right. */
const FOR_EVERYONE: readonly EndpointId[] = [
  'getGlobalActions',
  'getRights',
  'listProjects',
  'listProjectsFacets',
  'getProject',
  'getProjectSpend',
  'listAddresses',
  'listAddressesFacets',
  'getAddress',
  'listContactPersons',
  'listContactPersonsFacets',
  'listUsers',
  'listUsersFacets',
  'getUser',
  'getContactPerson',
  'listDepots',
  'listActivity',
  'listActivityFacets',
  'createAttachment',
  'createFeedback',
  'listCalendarFeeds',
  'deleteCalendarFeed',
  'listSavedViews',
  'getSavedView',
  'createSavedView',
  'putSavedView',
  'deleteSavedView',
  'getAttention',
  'search',
  'putAttentionSnooze',
  'deleteAttentionSnooze',
  'getAttentionAssignees',
  'putAttentionAssignee',
  'snoozeAttention',
  'getSharedAssignees',
  'assignAttention',
  'listNotifications',
  'listNotificationsFacets',
  'markNotificationsRead',
  'getAttachmentContent',
  'getAttachmentThumbnail',
  'listProducts',
  'listRequests',
  'listRequestsFacets',
  'getRequest',
  // Contains the user's own orders. Colleagues' orders need a right.
  'listOrders',
  'listOrdersFacets',
  'getOrder',
  // Contains rates only with the right.
  'getCatalogue',
  'getStock',
];
const never = crypto.randomUUID();

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Returns a body without the fields that differ from call to call. */
const bodyOf = (answer: LightMyRequestResponse) => ({ ...answer.json(), traceId: '' });

describe.each(withClient.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[DOM-11] answers 400 without the client header', async () => {
    const answer = await test.call(endpoint, { client: null });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'missing-client-context', status: 400 });
  });

  it("[DOM-11] answers 404 to another's client and to garbage, the same as to a client that never was", async () => {
    const reference = await test.call(endpoint, { client: never });
    expect(reference.statusCode).toBe(404);
    for (const client of [test.fixture.b.uuid, 'garbage', "' or 1=1 --", '%00', `${never},${never}`]) {
      const answer = await test.call(endpoint, { client });
      expect(answer.statusCode, client).toBe(404);
      expect(bodyOf(answer), client).toEqual(bodyOf(reference));
    }
  });

  it('[RG-01] [DOM-07] refuses a membership that was blocked at once', async () => {
    const user = test.fixture.lacking.export;
    const token = await test.tokenOf(user);
    const become = (status: UserStatus) =>
      test.database.db.updateTable('membership').set({ status }).where('user_id', '=', user.id).execute();
    await become('blocked');
    const sample = await test.sampleOf(endpoint, { user });
    expect((await test.call(endpoint, { token, sample })).statusCode).toBe(404);
    await become('active');
    expect((await test.call(endpoint, { token, sample })).statusCode).not.toBe(404);
  });
});

it('[DOM-11] everything within a client needs a right, but for what is named', () => {
  const free = withClient.filter((endpoint) => endpoint.rights.length === 0);
  expect(free.map((endpoint) => endpoint.id).toSorted()).toEqual(FOR_EVERYONE.toSorted());
  // Resources of the user alone. Exceptions are shared views, whose lists have rights of their own, and attention
  // entries, which are assigned among members who see them.
  const writes = free.filter((endpoint) => endpoint.method !== 'GET').map((endpoint) => endpoint.id);
  expect(writes.toSorted()).toEqual([
    'assignAttention',
    'createAttachment',
    'createFeedback',
    'createSavedView',
    'deleteAttentionSnooze',
    'deleteCalendarFeed',
    'deleteSavedView',
    'markNotificationsRead',
    'putAttentionAssignee',
    'putAttentionSnooze',
    'putSavedView',
    'snoozeAttention',
  ]);
});

/** Withdraws modules of A during a test. */
async function withdraw(modules: readonly Module[]): Promise<void> {
  const rows = await test.database.db
    .deleteFrom('client_module')
    .where('client_id', '=', test.fixture.a.id)
    .where('module', 'in', modules)
    .returningAll()
    .execute();
  onTestFinished(async () => {
    await test.database.db.insertInto('client_module').values(rows).execute();
  });
}

describe.each(withModule.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[DOM-11] answers 403 once its module is withdrawn, before it looks at rights and input', async () => {
    const sample = await test.sampleOf(endpoint);
    const tag = await test.tagOf(endpoint, { sample });
    const answered = await test.call(endpoint, { sample, headers: tag ? { 'if-match': tag } : {} });
    expect(answered.statusCode).toBe(endpoint.status);
    await withdraw([endpoint.module as Module]);
    const token = await test.tokenOf(test.fixture.lacking[endpoint.rights[0] ?? 'export']);
    const nonsense = { params: { id: never }, query: { size: 'x' }, body: 1 };
    for (const options of [{}, { token }, { sample: nonsense }]) {
      const answer = await test.call(endpoint, options);
      expect(answer.json()).toMatchObject({ type: 'module-inactive', status: 403 });
    }
    // The tenant scope is checked first.
    expect((await test.call(endpoint, { client: test.fixture.b.uuid })).statusCode).toBe(404);
  });
});

it('[RT-08] what belongs to no module is answered to a client without any', async () => {
  await withdraw(MODULES);
  expect(withoutModule.length).toBeGreaterThan(10);
  // Assignees are requested for an entry, which belongs to a module.
  const asked = withoutModule.filter(({ method, id }) => method === 'GET' && id !== 'getAttentionAssignees');
  for (const endpoint of asked) {
    expect((await test.call(endpoint)).statusCode, endpoint.id).toBe(endpoint.status);
  }
});

describe.each(withRights.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[DOM-11] answers 403 without each of its rights, before it looks at the input', async () => {
    for (const right of endpoint.rights) {
      const token = await test.tokenOf(test.fixture.lacking[right]);
      for (const sample of [await test.sampleOf(endpoint), { params: { id: never }, query: { size: 'x' }, body: 1 }]) {
        const answer = await test.call(endpoint, { token, sample });
        expect(answer.statusCode, right).toBe(403);
        expect(answer.json(), right).toMatchObject({ type: 'missing-right', status: 403 });
      }
    }
  });
});

describe.each(readsByParams.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it("[DOM-11] answers 404 to another client's ids, the same as to ids that never were", async () => {
    const { administratorOfB: user, b: client } = test.fixture;
    const own = await test.sampleOf(endpoint);
    const { params: foreign = {} } = await test.sampleOf(endpoint, { user, client });
    expect((await test.call(endpoint)).statusCode).toBe(endpoint.status);
    for (const name of Object.keys(own.params ?? {})) {
      const ask = (value: string) =>
        test.call(endpoint, { sample: { ...own, params: { ...own.params, [name]: value } } });
      const reference = await ask(never);
      expect(reference.statusCode).toBe(404);
      expect(reference.json()).toMatchObject({ type: 'not-found', status: 404 });
      for (const value of [foreign[name] ?? '', 'garbage', '1', '\0', '\u{1f600}', 'a'.repeat(500), "' or 1=1 --"]) {
        const answer = await ask(value);
        expect(answer.statusCode, value).toBe(404);
        expect(bodyOf(answer), value).toEqual(bodyOf(reference));
      }
    }
  });
});

it("[DOM-11] answers 404 to another client's uuid in the query of getModules", async () => {
  const params = { userId: test.fixture.administrator.id };
  for (const clientUuid of [test.fixture.b.uuid, never]) {
    expect((await test.call(getModules, { sample: { params, query: { clientUuid } } })).statusCode).toBe(404);
  }
});

it('[DOM-11] nothing but what is mailed, and views as a user, reaches accounts, which belong to no client', () => {
  const keys = signingKeys(test.database.db, ENCRYPTION_KEY);
  const routes = serviceRoutes(test.tokens, keys, async () => []).filter(({ reachesAccounts }) => reachesAccounts);
  expect(routes.map(({ endpoint }) => endpoint.id)).toEqual([
    ...['putCompanyUser', 'importCompanyUsers'],
    ...['inviteDeskAdministrator', 'resendDeskInvitation', 'sendDeskMailAgain'],
    ...['beginDeskView', 'endDeskView'],
    ...['createFeedback', 'inviteUser', 'resendInvitation'],
  ]);
});
