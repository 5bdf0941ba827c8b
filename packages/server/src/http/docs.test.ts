import { fullPath, login } from '@hireyard/contract';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ORIGIN, startTestApp, type TestApp } from '../testing/app.ts';
import { PASSWORD } from '../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('what describes and probes the server', () => {
  it.each([
    ['the portal', '/api/openapi.json', ROUTE_TABLE],
    ['the back office', '/api/backoffice/openapi.json', BACKOFFICE_TABLE],
  ] as const)('[OP-10] gives out every endpoint of %s as OpenAPI 3.1 with absolute paths', async (_of, url, table) => {
    const document = (await test.app.inject({ url })).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path as object))).toHaveLength(table.length);
    for (const endpoint of table) {
      const operation = document.paths[fullPath(endpoint)]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.id).toMatchObject({ operationId: endpoint.id, responses: { [endpoint.status]: {} } });
      const named = [...fullPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path');
      expect(inPath.map(({ name }: { name: string }) => name)).toEqual(named);
    }
    expect(document.servers).toEqual([{ url: ORIGIN }]);
  });

  it.each(['/api/openapi', '/api/backoffice/openapi'])(
    '[OP-15] gives out %s.json as OpenAPI 3.0, too',
    async (path) => {
      const document = (await test.app.inject({ url: `${path}.json` })).json();
      const older = (await test.app.inject({ url: `${path}-3.0.json` })).json();
      expect(older.openapi).toBe('3.0.3');
      expect(older.servers).toEqual([{ url: ORIGIN }]);
      expect(Object.keys(older.paths)).toEqual(Object.keys(document.paths));
    },
  );

  it('shows the description at /api/docs under a policy of its own', async () => {
    const page = await test.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await test.app.inject({ url: '/api/docs/static/swagger-ui.css' })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/docs/json' })).json()).toMatchObject({ openapi: '3.1.0' });
  });

  const DOCUMENTS = [
    '/api/openapi.json',
    '/api/openapi-3.0.json',
    '/api/backoffice/openapi.json',
    '/api/backoffice/openapi-3.0.json',
    '/api/docs/json',
  ];

  it('[OP-46] writes each document once, and answers 304 to whoever has it', async () => {
    const first = new Map<string, LightMyRequestResponse>();
    for (const url of DOCUMENTS) first.set(url, await test.app.inject({ url }));
    const write = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => write.mockRestore());
    for (const [url, { body, headers }] of first) {
      expect((await test.app.inject({ url })).body, url).toBe(body);
      const same = await test.app.inject({ url, headers: { 'if-none-match': `W/${headers.etag}` } });
      expect([same.statusCode, same.body, same.headers.etag], url).toEqual([304, '', headers.etag]);
      const other = await test.app.inject({ url, headers: { 'if-none-match': '"other"' } });
      expect([other.statusCode, other.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    }
    const isDocument = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value;
    expect(write.mock.calls.filter(([value]) => isDocument(value))).toEqual([]);
    const tags = [...first.values()].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(4);
    expect(first.get('/api/docs/json')?.body).toBe(first.get('/api/openapi.json')?.body);
  });

  it('[OP-46] counts the documents and their page among the requests of an address', async () => {
    const one = await startTestApp({ rateLimits: { user: 1_000, address: 3 }, env: { TRUST_PROXY: '1' } });
    onTestFinished(() => one.close());
    for (const [at, url] of [...DOCUMENTS, '/api/docs/yaml', '/api/docs'].entries()) {
      const ask = () => one.app.inject({ url, headers: { 'x-forwarded-for': `198.51.100.${at}` } });
      const answers = [await ask(), await ask(), await ask(), await ask()];
      expect(
        answers.map(({ statusCode }) => statusCode),
        url,
      ).toEqual([200, 200, 200, 429]);
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('answers the probes', async () => {
    expect((await test.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  });

  it('compresses large answers, but none that holds a token', async () => {
    const headers = { 'accept-encoding': 'br' };
    const large = await test.app.inject({ url: '/api/openapi.json', headers });
    expect(large.headers['content-encoding']).toBe('br');
    expect(large.headers.vary).toMatch(/^Authorization, .*accept-encoding$/);
    const signIn = await test.app.inject({
      method: 'POST',
      url: fullPath(login),
      headers,
      payload: { email: 'admin@a.example', password: PASSWORD },
    });
    expect(signIn.headers['content-encoding']).toBeUndefined();
  });
});
