import { type Endpoint, putProfile, ROUTE_TABLE } from '@hireyard/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const endpoints = ROUTE_TABLE as readonly Endpoint[];
const keyed = endpoints.filter((endpoint) => endpoint.idempotent);
const versioned = endpoints.filter((endpoint) => endpoint.ifMatch);
const reads = endpoints.filter((endpoint) => endpoint.method === 'GET');
const DAY = 24 * 3600 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.database.db.deleteFrom('idempotency_answer').execute());

/** The ETag to edit with: from the read at the same path, or of a first version. */
const currentTag = async (endpoint: Endpoint): Promise<string> => {
  const read = reads.find((candidate) => candidate.base === endpoint.base && candidate.path === endpoint.path);
  if (!read) throw new Error(`${endpoint.id} edits what no read gives out`);
  return String((await test.call(read)).headers.etag);
};

const headersOf = async (endpoint: Endpoint, key: string): Promise<Record<string, string>> => ({
  'idempotency-key': key,
  ...(endpoint.ifMatch ? { 'if-match': await currentTag(endpoint) } : {}),
});

describe.each(keyed.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('[HT-05] has one effect for one key and replays its first answer', async () => {
    const headers = await headersOf(endpoint, crypto.randomUUID());
    const first = await test.call(endpoint, { headers });
    const again = await test.call(endpoint, { headers });
    expect(first.statusCode).toBe(endpoint.status);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([
      first.statusCode,
      first.body,
      first.headers.etag,
    ]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('[HT-05] has one effect when the same key arrives ten times at once', async () => {
    const headers = await headersOf(endpoint, crypto.randomUUID());
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.call(endpoint, { headers })));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([endpoint.status]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed']).length).toBe(9);
  });

  it('[HT-05] answers 409 to a key that comes back with another request', async () => {
    const headers = await headersOf(endpoint, crypto.randomUUID());
    const sample = test.samples[endpoint.id] ?? {};
    expect((await test.call(endpoint, { headers })).statusCode).toBe(endpoint.status);
    const answer = await test.call(endpoint, { headers, sample: { ...sample, body: sample.otherBody } });
    expect(answer.json()).toMatchObject({ type: 'idempotency-key-reuse', status: 409 });
  });

  it('[HT-05] answers 400 to a key that is none', async () => {
    for (const key of ['', ' ', 'a'.repeat(256), 'with blank']) {
      const headers = { ...(await headersOf(endpoint, 'x')), 'idempotency-key': key };
      expect((await test.call(endpoint, { headers })).json(), key).toMatchObject({ type: 'malformed', status: 400 });
    }
  });
});

describe.each(versioned.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('answers 412 to a version that someone else has changed, and 400 without one', async () => {
    const stale = await currentTag(endpoint);
    expect((await test.call(endpoint, { headers: { 'if-match': stale } })).statusCode).toBe(endpoint.status);
    for (const tag of [stale, '"0"', '"never-was"', '"999999-x"', '""']) {
      const answer = await test.call(endpoint, { headers: { 'if-match': tag } });
      expect(answer.json(), tag).toMatchObject({ type: 'stale-version', status: 412 });
    }
    for (const tag of [null, '*', '1', '"1", "2"']) {
      const headers: Record<string, string> = tag ? { 'if-match': tag } : {};
      expect((await test.call(endpoint, { headers })).json(), String(tag)).toMatchObject({
        type: 'malformed',
        status: 400,
      });
    }
  });

  it('takes the tag that the edit itself answered with, also when a proxy has made it weak', async () => {
    const first = await test.call(endpoint, { headers: { 'if-match': await currentTag(endpoint) } });
    const second = await test.call(endpoint, { headers: { 'if-match': `W/${first.headers.etag}` } });
    expect(second.statusCode).toBe(endpoint.status);
  });
});

describe('an idempotency key', () => {
  const edit = async (key: string, options: { token?: string } = {}) =>
    test.call(putProfile, {
      ...options,
      headers: { 'idempotency-key': key, 'if-match': await currentTag(putProfile) },
    });

  it('[HT-05] means nothing to another user', async () => {
    const key = crypto.randomUUID();
    const other = test.fixture.lacking('export');
    expect((await edit(key)).statusCode).toBe(200);
    const token = await test.tokenOf(other);
    const answer = await test.call(putProfile, { token, headers: { 'idempotency-key': key, 'if-match': '"1"' } });
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
});

describe.each(reads.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  it('carries an ETag, answers 304 to it, and is kept apart by token and client', async () => {
    const answer = await test.call(endpoint);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toMatch(/^Authorization, x-mysite-corporate-client-external-uuid/);
    for (const tag of [answer.headers.etag, `W/${answer.headers.etag}`, `"other", ${answer.headers.etag}`, '*']) {
      const unchanged = await test.call(endpoint, { headers: { 'if-none-match': String(tag) } });
      expect(unchanged.statusCode).toBe(304);
      expect(unchanged.body).toBe('');
      expect(unchanged.headers.etag).toBe(answer.headers.etag);
    }
    expect((await test.call(endpoint, { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});
