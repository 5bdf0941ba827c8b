import { type BodyOf, markDocumentsRead, putProfile } from '@hireyard/contract';
import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import type { Operation } from '@hireyard/contract/operations';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, startTestApp, type TestApp } from '../../testing/app.ts';
import { confine } from '../../testing/fixture.ts';
import { type RowChanges, watchRows } from '../../testing/row-changes.ts';
import type { Sample } from '../../testing/samples.ts';
import { UPLOADS_AT_ONCE_OF_A_USER } from '../upload.ts';

const named = (operations: readonly Operation[]) => operations.map((endpoint) => [endpoint.id, endpoint] as const);

/** Returns the statuses of a success: the endpoint's own, and 201 if it may make what it writes. */
const successOf = ({ status, makes }: Operation): readonly number[] => (makes ? [status, 201] : [status]);

/** Number of endpoints that one commit tests. All share one pipeline. */
const TRIED = 10;
/** Returns endpoints spread evenly over the table. `npm run test:all` covers all of them. */
const some = (operations: readonly Operation[]) => {
  const step = process.env.TEST_ALL ? 1 : Math.max(1, operations.length / TRIED);
  return named(operations.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step)));
};
const keyed = ALL_OPERATIONS.filter((endpoint) => endpoint.idempotent);
const versioned = ALL_OPERATIONS.filter((endpoint) => endpoint.ifMatch);
const lifecycles = ALL_OPERATIONS.filter((endpoint) => endpoint.problems.includes('illegal-transition'));
const foreign = keyed.filter((endpoint) => endpoint.access === 'client' && endpoint.path.includes('{'));
const withinClient = keyed.filter((endpoint) => endpoint.access === 'client');
const answering = withinClient.filter((endpoint) => endpoint.response);
/** What is public may stay in any cache. */
const downloads = ALL_OPERATIONS.filter(
  ({ access, carries, columns }) => access !== 'public' && carries === 'download' && !columns,
);
/** A list's file is streamed, and has no tag. */
const [files, reads] = [true, false].map((isFile) =>
  ALL_OPERATIONS.filter(({ method, columns }) => method === 'GET' && (columns !== undefined) === isFile),
) as [Operation[], Operation[]];
const DAY = 24 * 3600 * 1000;

let test: TestApp;
let changes: RowChanges;
beforeAll(async () => {
  test = await startTestApp();
  changes = await watchRows(test.database.db, ['idempotency_answer', 'attempt_counter']);
});
afterAll(() => test.close());
afterEach(() => test.database.db.deleteFrom('idempotency_answer').execute());

/** Prepares a write: a resource of its own, its current version and a new key. */
async function ready(
  endpoint: Operation,
  { sample: given, ...options }: CallOptions = {},
): Promise<CallOptions & { readonly sample: Sample; readonly headers: Readonly<Record<string, string>> }> {
  const sample = given ?? (await test.sampleOf(endpoint));
  const tag = await test.tagOf(endpoint, { ...options, sample });
  const headers = { 'idempotency-key': crypto.randomUUID(), ...(tag ? { 'if-match': tag } : {}), ...options.headers };
  return { ...options, sample, headers };
}

/** Returns digests of all tables, except the idempotency keys. */
const everything = () => changes.digests();

describe.each(some(keyed))('%s', (_id, endpoint) => {
  it('[HT-05] has one effect for one key and replays its first answer', async () => {
    const call = await ready(endpoint);
    const before = await everything();
    const first = await test.call(endpoint, call);
    const after = await everything();
    const again = await test.call(endpoint, call);
    expect(successOf(endpoint), first.body).toContain(first.statusCode);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([
      first.statusCode,
      first.body,
      first.headers.etag,
    ]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(after).not.toEqual(before);
    expect(await everything()).toEqual(after);
  });

  it('[HT-05] has one effect when the same key arrives many times at once', async () => {
    const call = await ready(endpoint);
    // A user may upload fewer files at once.
    const length = endpoint.carries === 'upload' ? UPLOADS_AT_ONCE_OF_A_USER : 10;
    const answers = await Promise.all(Array.from({ length }, () => test.call(endpoint, call)));
    const statuses = new Set(answers.map((answer) => answer.statusCode));
    expect(statuses.size).toBe(1);
    expect(successOf(endpoint)).toContain(answers[0]?.statusCode);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed']).length).toBe(length - 1);
  });

  // A call without a body, a file and a resource has no other request.
  const varies = endpoint.body !== undefined || endpoint.carries === 'upload' || endpoint.path.includes('{');
  it.runIf(varies)('[HT-05] answers 409 to a key that comes back with another request', async () => {
    const call = await ready(endpoint);
    expect(successOf(endpoint)).toContain((await test.call(endpoint, call)).statusCode);
    // Without a body, another resource makes another request.
    const other = endpoint.body ? { ...call.sample, body: call.sample.otherBody } : await test.sampleOf(endpoint);
    const before = await everything();
    const answer = await test.call(endpoint, { ...call, sample: other });
    expect(answer.json()).toMatchObject({ type: 'idempotency-key-reuse', status: 409 });
    expect(await everything()).toEqual(before);
  });

  it('[HT-05] answers 400 to a key that is none', async () => {
    const call = await ready(endpoint);
    for (const key of ['', ' ', 'a'.repeat(256), 'with blank']) {
      const answer = await test.call(endpoint, { ...call, headers: { ...call.headers, 'idempotency-key': key } });
      expect(answer.json(), key).toMatchObject({ type: 'malformed', status: 400 });
    }
  });
});

describe.each(some(withinClient))('%s', (_id, endpoint) => {
  it('[HT-05] takes one key as two writes in two clients of the same user', async () => {
    const { a, b, ofBoth: user } = test.fixture;
    const token = await test.tokenOf(user);
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (const client of [a, b]) {
      const sample = await test.sampleOf(endpoint, { user, client });
      const answer = await test.call(
        endpoint,
        await ready(endpoint, { sample, token, client: client.uuid, headers: key }),
      );
      expect(successOf(endpoint), answer.body).toContain(answer.statusCode);
      expect(answer.headers['idempotent-replayed']).toBeUndefined();
    }
  });
});

/** Withdrawals from A's `ofBoth` between two calls. Each returns a function that reverts it. */
const withdrawals: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async 'a right'() {
    const { ofBoth } = test.fixture;
    const roles = test.database.db.selectFrom('membership_role').select('role_id').where('user_id', '=', ofBoth.id);
    const rows = await test.database.db
      .deleteFrom('role_right')
      .where('role_id', 'in', roles)
      .where('right', '=', 'price-view')
      .returningAll()
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    return () => test.database.db.insertInto('role_right').values(rows).execute();
  },
  async 'the prices of the client'() {
    const show = (showPrices: boolean) =>
      test.database.db
        .updateTable('corporate_client')
        .set({ show_prices: showPrices })
        .where('id', '=', test.fixture.a.id)
        .execute();
    await show(false);
    return () => show(true);
  },
  async 'the other projects'() {
    const { a, ofBoth } = test.fixture;
    const { db } = test.database;
    await confine(db, ofBoth.id, a.id, [a.projectIds[0]]);
    return () => confine(db, ofBoth.id, a.id, null);
  },
};

describe.each(some(answering))('%s', (_id, endpoint) => {
  it.each(Object.entries(withdrawals))('[DOM-11] replays no answer after %s is withdrawn', async (_name, withdraw) => {
    const user = test.fixture.ofBoth;
    const sample = await test.sampleOf(endpoint, { user });
    const call = await ready(endpoint, { sample, token: await test.tokenOf(user) });
    expect(successOf(endpoint)).toContain((await test.call(endpoint, call)).statusCode);
    const giveBack = await withdraw();
    const before = await everything();
    const refused = await test.call(endpoint, call);
    expect(await everything()).toEqual(before);
    await giveBack();
    expect(refused.json(), refused.body).toMatchObject({ type: 'missing-right', status: 403 });
    expect((await test.call(endpoint, call)).headers['idempotent-replayed']).toBe('true');
  });

  it('[DOM-11] replays no answer of which it is not known who may see it', async () => {
    const call = await ready(endpoint);
    expect(successOf(endpoint)).toContain((await test.call(endpoint, call)).statusCode);
    await test.database.db.updateTable('idempotency_answer').set({ access: null }).execute();
    expect((await test.call(endpoint, call)).json()).toMatchObject({ type: 'missing-right', status: 403 });
  });
});

describe.each(named(foreign))('%s', (_id, endpoint) => {
  it("[DOM-11] answers 404 to another client's resource and leaves it alone", async () => {
    const { administratorOfB: user, b: client } = test.fixture;
    const sample = await test.sampleOf(endpoint, { user, client });
    const call = await ready(endpoint, { sample, token: await test.tokenOf(user), client: client.uuid });
    const before = await everything();
    const { headers } = call;
    const answer = await test.call(endpoint, { sample, headers });
    expect(answer.json(), answer.body).toMatchObject({ type: 'not-found', status: 404 });
    expect(await everything()).toEqual(before);
    const own = await test.call(endpoint, call);
    expect(successOf(endpoint), own.body).toContain(own.statusCode);
  });
});

describe.each(named(lifecycles))('%s', (_id, endpoint) => {
  it('[DOM-01] answers 409 with the moves that are allowed where the state does not let it', async () => {
    const { refused, ...sample } = await test.sampleOf(endpoint);
    if (!refused) throw new Error(`the sample of ${endpoint.id} has no refused resource`);
    const before = await everything();
    const answer = await test.call(endpoint, await ready(endpoint, { sample: { ...sample, ...refused } }));
    expect(answer.json(), answer.body).toMatchObject({
      type: 'illegal-transition',
      status: 409,
      current: expect.any(String),
      allowed: expect.any(Array),
    });
    expect(await everything()).toEqual(before);
  });
});

describe.each(some(versioned))('%s', (_id, endpoint) => {
  it('answers 412 to a version that someone else has changed, and 400 without one', async () => {
    const call = await ready(endpoint);
    const { 'if-match': stale = '' } = call.headers;
    const send = async (tag: string | null) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      return test.call(endpoint, { ...call, headers: { ...key, ...(tag === null ? {} : { 'if-match': tag }) } });
    };
    expect(successOf(endpoint)).toContain((await send(stale)).statusCode);
    for (const tag of [stale, '"0"', '"never-was"', '"999999-x"', '""']) {
      expect((await send(tag)).json(), tag).toMatchObject({ type: 'stale-version', status: 412 });
    }
    for (const tag of [null, '*', '1', '"1", "2"']) {
      expect((await send(tag)).json(), String(tag)).toMatchObject({ type: 'malformed', status: 400 });
    }
  });

  it('takes the tag that a read gave out, also when a proxy has made it weak', async () => {
    const call = await ready(endpoint);
    const headers = { ...call.headers, 'if-match': `W/${call.headers['if-match']}` };
    expect(successOf(endpoint)).toContain((await test.call(endpoint, { ...call, headers })).statusCode);
  });
});

it('takes the same id in upper and lower case as one', async () => {
  const { body } = await test.sampleOf(markDocumentsRead);
  const { ids } = body as BodyOf<typeof markDocumentsRead>;
  const twice = { body: { ids: [...ids, ...ids.map((id) => id.toUpperCase())] } };
  expect((await test.call(markDocumentsRead, { sample: twice })).statusCode).toBe(204);
});

describe('an idempotency key', () => {
  const edit = async (key: string, options: CallOptions = {}) => {
    const sample = await test.sampleOf(putProfile);
    const tag = await test.tagOf(putProfile, { ...options, sample });
    return test.call(putProfile, { ...options, sample, headers: { 'idempotency-key': key, 'if-match': String(tag) } });
  };

  it('[HT-05] means nothing to another user', async () => {
    const key = crypto.randomUUID();
    const other = test.fixture.lacking.export;
    expect((await edit(key)).statusCode).toBe(200);
    const answer = await edit(key, { token: await test.tokenOf(other) });
    expect(answer.json()).toMatchObject({ id: other.id, version: 2 });
  });

  it('[HT-05] is forgotten after 24 hours', async () => {
    const key = crypto.randomUUID();
    const first = await edit(key);
    test.advance(DAY - 1);
    expect((await edit(key)).body).toBe(first.body);
    test.advance(1);
    expect((await edit(key)).json().version).toBe(first.json().version + 1);
  });

  it('[HT-05] is not used up by a write that was refused', async () => {
    const key = crypto.randomUUID();
    const refused = await test.call(putProfile, { headers: { 'idempotency-key': key, 'if-match': '"0"' } });
    expect(refused.statusCode).toBe(412);
    expect((await edit(key)).statusCode).toBe(200);
  });

  it('an edit answers with the tag for the next one', async () => {
    const first = await edit(crypto.randomUUID());
    const headers = { 'if-match': String(first.headers.etag) };
    expect((await test.call(putProfile, { headers })).statusCode).toBe(200);
  });
});

describe.each(named(files))('%s', (_id, endpoint) => {
  it('carries no ETag and is kept by nobody on the way', async () => {
    const answer = await test.call(endpoint);
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe.each(named(downloads))('%s', (_id, endpoint) => {
  it('[DOM-25] leaves no file on a shared machine', async () => {
    const answer = await test.call(endpoint);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

/** A public file never changes under its address. */
const cachingOf = ({ access, carries, uncached }: Operation): string => {
  if (access === 'public' && carries === 'download') return 'public, max-age=31536000, immutable';
  return uncached ? 'no-store' : 'private, no-cache';
};

describe.each(some(reads))('%s', (_id, endpoint) => {
  it('[DOM-25] carries an ETag, answers 304 to it, and is kept apart by token and client', async () => {
    const sample = await test.sampleOf(endpoint);
    const answer = await test.call(endpoint, { sample });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(answer.headers['cache-control']).toBe(cachingOf(endpoint));
    expect(answer.headers.vary).toMatch(/^Authorization, x-mysite-corporate-client-external-uuid/);
    for (const tag of [answer.headers.etag, `W/${answer.headers.etag}`, `"other", ${answer.headers.etag}`, '*']) {
      const unchanged = await test.call(endpoint, { sample, headers: { 'if-none-match': String(tag) } });
      expect(unchanged.statusCode).toBe(304);
      expect(unchanged.body).toBe('');
      expect(unchanged.headers.etag).toBe(answer.headers.etag);
    }
    const other = { 'if-none-match': '"other"' };
    expect((await test.call(endpoint, { sample, headers: other })).statusCode).toBe(200);
  });
});
