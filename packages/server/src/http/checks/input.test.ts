import { fullPath, listContractLines, login, putProfile } from '@hireyard/contract';
import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import type { Operation } from '@hireyard/contract/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { MACHINE_SECRET } from '../../testing/fixture.ts';

/** Random queries of each read. */
const RUNS = process.env.TEST_ALL ? 60 : 15;
const endpoints = ALL_OPERATIONS;
const withQuery = endpoints.filter((endpoint) => endpoint.query);
const namesOf = (endpoint: Operation): string[] =>
  Object.keys(
    (
      z.toJSONSchema(endpoint.query as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as {
        properties?: object;
      }
    ).properties ?? {},
  );

const NASTY = [
  '',
  ' ',
  '\0',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(30),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  "'; drop table contract; --",
  '%',
  '_',
  '\\',
  '%_\\%',
  '../../etc/passwd',
  '{}',
  '[]',
  '\u{1f69c}',
  '\u202e',
  'ı',
  'İ'.repeat(90),
  'a'.repeat(101),
  'a'.repeat(4000),
  'asc',
  'status,sideways',
  '__proto__',
  'constructor',
];

/** Counts and files read their filters like the list, so each value in each filter is tried on the list alone. */
const readsAsItsList = ({ id }: Operation): boolean => {
  const list = id.replace(/(?:Facets|Export)$/, '');
  return list !== id && endpoints.some((endpoint) => endpoint.id === list);
};

let test: TestApp;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  // Each list answers several hundred hostile queries of one user.
  test = await startTestApp({ rateLimits: { user: 1e6, address: 1e6 } });
  const token = await test.tokenOf(test.fixture.administrator);
  tokens = { token, client: token, machine: MACHINE_SECRET, desk: await test.tokenOf(test.fixture.desk) };
});
afterAll(() => test.close());

describe.each(withQuery.map((endpoint) => [endpoint.id, endpoint] as const))('the query of %s', (_id, endpoint) => {
  const names = namesOf(endpoint);
  const value = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }), fc.integer().map(String));

  it('[DOM-11] never answers 5xx, whatever a parameter holds', async () => {
    const own = await test.sampleOf(endpoint);
    const ask = async (pairs: [string, string][]) => {
      const asked = new URLSearchParams({ ...own.query });
      for (const [name] of pairs) asked.delete(name);
      for (const [name, text] of pairs) asked.append(name, text);
      const path = fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) => own.params?.[name] ?? '');
      const answer = await test.app.inject({
        url: `${path}?${asked}`,
        headers: {
          authorization: `Bearer ${tokens[endpoint.access]}`,
          'x-mysite-corporate-client-external-uuid': test.fixture.a.uuid,
        },
      });
      expect(answer.statusCode, asked.toString()).toBeLessThan(500);
      if (answer.statusCode === 422) {
        for (const error of answer.json().errors) expect(error.pointer, asked.toString()).toMatch(/^\?/);
      }
    };
    if (!readsAsItsList(endpoint)) for (const name of names) for (const nasty of NASTY) await ask([[name, nasty]]);
    const pair = fc.tuple(fc.constantFrom(...names), value);
    await fc.assert(fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), ask), { numRuns: RUNS });
  });

  it('[DOM-11] refuses a parameter it does not know and NUL in one it does', async () => {
    const own = await test.sampleOf(endpoint);
    const unknown = await test.call(endpoint, { sample: { ...own, query: { ...own.query, surprise: '1' } } });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json().errors).toEqual([{ pointer: '?surprise', code: 'unknown' }]);
    const [name] = names as [string];
    const nul = await test.call(endpoint, { sample: { ...own, query: { ...own.query, [name]: 'a\0b' } } });
    expect(nul.statusCode).toBe(422);
    expect(nul.json()).toMatchObject({ type: 'validation', errors: [{ pointer: `?${name}`, code: 'characters' }] });
  });
});

describe('a query', () => {
  it('names each parameter that is wrong, with its bounds', async () => {
    const answer = await test.call(listContractLines, {
      sample: { query: { size: '0', page: 'x', q: 'a'.repeat(101), sort: 'no' } },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { pointer: '?page', code: 'type' },
      { pointer: '?size', code: 'too-small', params: { min: 1 } },
      { pointer: '?sort', code: 'choice' },
      { pointer: '?q', code: 'too-long', params: { max: 100 } },
    ]);
  });
});

describe('a body', () => {
  const put = (payload: string | Buffer, type: string | null = 'application/json') =>
    test.app.inject({
      method: 'PUT',
      url: '/api/usermgmt/profile',
      headers: {
        authorization: `Bearer ${tokens.client}`,
        'if-match': '"1"',
        ...(type ? { 'content-type': type } : {}),
      },
      payload,
    });
  const profile = { firstName: 'Ada', lastName: 'Bakker', phone: null, preferredLanguageCode: 'nl' };

  it.each([
    ['no JSON', '{"firstName":'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['nothing', ''],
  ])('[DOM-11] that is %s answers 400', async (_name, payload) => {
    const answer = await put(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ type: 'malformed' });
  });

  it('[DOM-11] with NUL or half a character answers 422 and names the place', async () => {
    for (const text of ['a\\u0000b', 'a\\ud800', 'a\\u202eb', 'a\\nb']) {
      const answer = await put(JSON.stringify(profile).replace('Ada', text));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([{ pointer: '/firstName', code: 'characters' }]);
    }
  });

  it('[DOM-11] names every field that is wrong by pointer', async () => {
    const answer = await put(JSON.stringify({ firstName: '  ', phone: '0301234', preferredLanguageCode: 'xx' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { pointer: '/firstName', code: 'required' },
      { pointer: '/lastName', code: 'required' },
      { pointer: '/phone', code: 'phone' },
      { pointer: '/preferredLanguageCode', code: 'choice' },
    ]);
  });

  it('answers 413 when it is too large and 415 when it is no JSON', async () => {
    expect((await put(`"${'a'.repeat(300_000)}"`)).json()).toMatchObject({ type: 'too-large', status: 413 });
    for (const type of ['text/plain', 'text/xml', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      expect((await put('{}', type)).json(), type).toMatchObject({ type: 'unsupported-media-type', status: 415 });
    }
  });

  it('[DOM-11] never answers 5xx, whatever it holds', async () => {
    const anything = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ ...profile, firstName: value })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        expect((await put(payload)).statusCode).toBeLessThan(500);
        const signIn = await test.app.inject({
          method: 'POST',
          url: fullPath(login),
          headers: { 'content-type': 'application/json' },
          payload,
        });
        expect(signIn.statusCode).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });
});

describe('paths and methods', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/overview', '/api/usermgmt/auth', '/api/%00', '/api/index.html'])(
    '[DOM-11] %s is a 404 problem with and without a token',
    async (url) => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        for (const headers of [
          {},
          { authorization: `Bearer ${tokens.client}` },
          { accept: 'text/html', 'content-type': 'text/xml' },
        ]) {
          const answer = await test.app.inject({
            method,
            url,
            headers,
            ...(method === 'POST' ? { payload: '{' } : {}),
          });
          expect(answer.statusCode, method).toBe(404);
          expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
          expect(answer.json()).toMatchObject({ type: 'not-found', status: 404 });
        }
      }
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers 405 to another method',
    async (_id, endpoint) => {
      const others = endpoints
        .filter((other) => fullPath(other) === fullPath(endpoint))
        .map((other) => other.method as string);
      const method =
        (['DELETE', 'PATCH', 'POST'] as const).find((candidate) => !others.includes(candidate)) ?? 'OPTIONS';
      const answer = await test.app.inject({ method, url: fullPath(endpoint) });
      expect(answer.json()).toMatchObject({ type: 'method-not-allowed', status: 405 });
      expect(String(answer.headers.allow).split(', ')).toEqual(expect.arrayContaining(others));
    },
  );

  it('[DOM-11] answers 405 to TRACE on each path', async () => {
    for (const endpoint of endpoints) {
      const answer = await test.app.inject({ method: 'TRACE' as 'GET', url: fullPath(endpoint) });
      expect(answer.json(), endpoint.id).toMatchObject({ type: 'method-not-allowed', status: 405 });
    }
  });

  it('[DOM-11] answers 400 to an address that cannot be read or is too long', async () => {
    for (const url of ['/api/corporate-clients/%zz', `/api/availability?x=${'a'.repeat(9_000)}`]) {
      const answer = await test.app.inject({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ type: 'malformed', traceId: expect.any(String) });
    }
  });
});

it('an edit needs If-Match', async () => {
  const answer = await test.call(putProfile);
  expect(answer.json()).toMatchObject({ type: 'malformed', status: 400 });
});
