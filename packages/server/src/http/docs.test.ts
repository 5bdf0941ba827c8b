import { fullPath, login } from '@hireyard/contract';
import { BACKOFFICE_TABLE } from '@hireyard/contract/backoffice';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
