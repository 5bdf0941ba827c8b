import { endpointsOf } from '@hireyard/contract';
import type { Operation } from '@hireyard/contract/operations';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Lifecycle, move } from '../domain/lifecycle.ts';
import { embeddedFiles } from '../files/file-store.ts';
import { type CallOptions, requestOf, startTestApp, type TestApp } from '../testing/app.ts';
import { CLIENT_HEADER } from './client-scope.ts';
import { refusedBy } from './constraints.ts';
import { answerErrors } from './errors.ts';
import { mountRoutes } from './mount.ts';
import { notFound } from './problem.ts';
import { type Call, route } from './route.ts';

/** Endpoints of a client resource with states, mounted beside the API. */
const Site = z.object({ id: z.string(), status: z.enum(['active', 'closed']), version: z.int() });
const schemas = {
  makeSite: { body: z.object({ number: z.string() }), response: Site },
  closeSite: { response: Site },
};
const endpoint = endpointsOf<typeof schemas>();
const makeSite = endpoint('makeSite', {
  summary: '',
  method: 'POST',
  base: 'main',
  path: '/sites',
  module: null,
  status: 201,
});
const closeSite = endpoint('closeSite', {
  summary: '',
  method: 'POST',
  base: 'main',
  path: '/sites/{id}/close',
  module: null,
  ifMatch: true,
});
const operations: Operation[] = [
  { ...makeSite, query: undefined, ...schemas.makeSite },
  { ...closeSite, query: undefined, body: undefined, ...schemas.closeSite },
];
const SITE: Lifecycle<'active' | 'closed'> = { active: ['closed'], closed: [] };

/** Input of the last handler call. */
let seen: Call<typeof makeSite>;

const routes = [
  route(makeSite, async (call) => {
    seen = call;
    const { db, body } = call;
    const row = { id: crypto.randomUUID(), number: body.number, name: 'Site', status: 'active' as const };
    const taken = { project_client_id_number_key: { pointer: '/number', code: 'taken' } } as const;
    const [site] = await db.insert('project', [row]).catch(refusedBy(taken));
    if (!site) throw notFound();
    return { id: site.id, status: site.status, version: site.version };
  }),
  route(closeSite, async ({ db, params, version }) => {
    const site = await db.selectFrom('project').select('status').where('id', '=', params.id).executeTakeFirst();
    if (!site) throw notFound();
    const row = { id: params.id, version };
    const {
      id,
      status,
      version: next,
    } = await db.update('project', row, { status: move(SITE, site.status, 'closed') });
    return { id, status, version: next };
  }),
];

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await startTestApp();
  app = fastify();
  answerErrors(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('clientScope', null);
  const context = {
    db: test.database.db,
    tokens: test.tokens,
    clock: test.now,
    files: embeddedFiles,
    limitRate: async () => {},
    checkAnswers: true,
    secure: () => false,
  };
  mountRoutes(app, routes, context, operations);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const call = async (one: Operation, { token, client, sample = {}, headers }: CallOptions = {}) =>
  app.inject(
    requestOf(one, sample, {
      authorization: `Bearer ${token ?? (await test.tokenOf(test.fixture.administrator))}`,
      [CLIENT_HEADER]: client ?? test.fixture.a.uuid,
      ...headers,
    }),
  );
const [make, close] = operations as [Operation, Operation];
const makeOne = async (number: string, options: CallOptions = {}) =>
  call(make, { ...options, sample: { body: { number } } });

describe('a write within a client', () => {
  it('[DOM-11] gets nothing by which its handler could reach other clients', async () => {
    await makeOne('S-0');
    // `files` reads a file by its random key, which stands in a row of the client alone.
    const given = ['body', 'db', 'files', 'log', 'now', 'params', 'query', 'scope', 'userAgent', 'version'];
    expect(Object.keys(seen).toSorted()).toEqual(given);
    const { language, ...ways } = seen.db;
    expect(language).toBe('en-US');
    expect(Object.keys(ways).toSorted()).toEqual([
      'followPeriods',
      'insert',
      'link',
      'lock',
      'move',
      'nextNumber',
      'notify',
      'remove',
      'selectFrom',
      'settleDispute',
      'splitPeriods',
      'update',
    ]);
  });

  it('[DOM-11] adds a row to that client, with who made it and when', async () => {
    const made = await makeOne('S-1');
    expect([made.statusCode, made.json().version]).toEqual([201, 1]);
    const row = await test.database.db
      .selectFrom('project')
      .selectAll()
      .where('id', '=', made.json().id)
      .executeTakeFirstOrThrow();
    const { id } = test.fixture.administrator;
    const by = { client_id: 1, created_by: id, updated_by: id, created_at: test.now(), updated_at: test.now() };
    expect(row).toMatchObject(by);
  });

  it('[DOM-01] moves its resource as the lifecycle says, and answers 409 with the moves it allows otherwise', async () => {
    const made = await makeOne('S-2');
    const params = { id: made.json().id };
    const closed = await call(close, { sample: { params }, headers: { 'if-match': '"1"' } });
    expect(closed.json()).toEqual({ ...params, status: 'closed', version: 2 });
    const again = await call(close, { sample: { params }, headers: { 'if-match': '"2"' } });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ type: 'illegal-transition', current: 'closed', allowed: [] }),
    ]);
  });

  it('answers 412 to a version that has moved on, and leaves the row alone', async () => {
    const made = await makeOne('S-3');
    const params = { id: made.json().id };
    const stale = await call(close, { sample: { params }, headers: { 'if-match': '"7"' } });
    expect(stale.json()).toMatchObject({ type: 'stale-version', status: 412 });
    expect((await call(close, { sample: { params }, headers: { 'if-match': '"1"' } })).statusCode).toBe(200);
  });

  it("[DOM-11] answers 404 to another client's row", async () => {
    const { administratorOfB, b } = test.fixture;
    const made = await makeOne('S-4', { token: await test.tokenOf(administratorOfB), client: b.uuid });
    const params = { id: made.json().id };
    const foreign = await call(close, { sample: { params }, headers: { 'if-match': '"1"' } });
    expect(foreign.json()).toMatchObject({ type: 'not-found', status: 404 });
  });

  it('answers 422 with the value that another row has already, and no key is used up', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await makeOne('S-9')).statusCode).toBe(201);
    const refused = await makeOne('S-9', { headers });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ pointer: '/number', code: 'taken' }]]);
    expect((await makeOne('S-10', { headers })).statusCode).toBe(201);
  });

  it('[DOM-11] refuses a user confined to projects what would be out of their sight', async () => {
    const made = await makeOne('S-5', { token: await test.tokenOf(test.fixture.confined) });
    expect(made.json()).toMatchObject({ type: 'missing-right', status: 403 });
  });

  it('[HT-05] takes the same key of the same user in another client as another write', async () => {
    const { a, b, ofBoth } = test.fixture;
    const token = await test.tokenOf(ofBoth);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const made = [];
    for (const client of [a, b, a]) made.push(await makeOne('S-6', { token, client: client.uuid, headers }));
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [inA, inB, replayed] = made.map((answer) => answer.json().id);
    expect(inB).not.toBe(inA);
    expect(replayed).toBe(inA);
  });
});
