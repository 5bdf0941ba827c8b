import {
  type Endpoint,
  fullPath,
  getProfile,
  getRights,
  listCorporateClients,
  login,
  ROUTE_TABLE,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { PASSWORD } from '../testing/fixture.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: { TRUST_PROXY: '1' },
    rateLimits: { user: 1_000, address: 20 },
    log: { level: 'debug', stream: { write: (line) => lines.push(line) } },
  });
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

describe('logs', () => {
  it('tell method, route pattern, status, time and trace id', async () => {
    const answer = await test.call(getRights, { client: crypto.randomUUID() });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        method: 'GET',
        route: '/api/usermgmt/rights',
        status: 404,
        ms: expect.any(Number),
        traceId: answer.json().traceId,
      },
    ]);
  });

  it('go on with the trace of the caller', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const answer = await test.call(getRights, {
      client: null,
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect(answer.json().traceId).toBe(traceId);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId });
  });

  it('hold nothing personal: no address, agent, token, e-mail, password, search text or id', async () => {
    const secrets = [
      '203.0.113.77',
      'Mozilla/5.0',
      'admin@a.example',
      PASSWORD,
      'jansen',
      test.fixture.a.uuid,
      test.fixture.administrator.id,
    ];
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0',
      'content-type': 'application/json',
    };
    const token = await test.tokenOf(test.fixture.administrator);
    await test.app.inject({
      method: 'POST',
      url: fullPath(login),
      headers,
      payload: { email: 'admin@a.example', password: PASSWORD },
    });
    await test.app.inject({ method: 'POST', url: fullPath(login), headers, payload: '{"email":"admin@a.example"' });
    for (const endpoint of ROUTE_TABLE) await test.call(endpoint, { headers });
    await test.app.inject({
      url: '/api/overview/contracts?q=jansen',
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    await test.app.inject({ url: '/order/contracts?q=jansen', headers });
    await test.app.inject({ url: '/api/%zz?q=jansen', headers });
    expect(lines.length).toBeGreaterThan(ROUTE_TABLE.length);
    for (const secret of [...secrets, token]) expect(lines.join(''), secret).not.toContain(secret);
  });

  it('[DOM-11] keep what failed inside, with the trace id, and the answer says nothing of it', async () => {
    await test.database.db.schema.alterTable('service_status').renameTo('service_status_gone').execute();
    const answer = await test.app.inject({ url: '/api/availability' });
    await test.database.db.schema.alterTable('service_status_gone').renameTo('service_status').execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toEqual({
      type: 'internal',
      title: 'Something went wrong on our side',
      status: 500,
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
    });
    const failure = lines.map((line) => JSON.parse(line)).find((line) => line.failure);
    expect(failure).toMatchObject({ traceId: answer.json().traceId, failure: { code: '42P01' } });
  });
});

describe('the general limit', () => {
  it('answers 429 with Retry-After to one user beyond it, and to nobody else', async () => {
    const token = await test.tokenOf(test.fixture.lacking('order-approve'));
    const ask = () => test.call(getProfile, { token });
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask();
    expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.call(getProfile)).statusCode).toBe(200);
  });

  it('counts calls with a token that is none by their address, as the trusted proxy names it', async () => {
    const ask = (address: string) =>
      test.call(listCorporateClients, { token: null, headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 20; i++) expect((await ask('198.51.100.1')).statusCode).toBe(401);
    expect((await ask('198.51.100.1')).statusCode).toBe(429);
    expect((await ask('198.51.100.2')).statusCode).toBe(401);
  });
});

describe('what describes and probes the server', () => {
  it('gives out every endpoint as OpenAPI 3.1 with absolute paths', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const endpoint of ROUTE_TABLE as readonly Endpoint[]) {
      const operation = document.paths[fullPath(endpoint)]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.id).toMatchObject({ operationId: endpoint.id, responses: { [endpoint.status]: {} } });
      const named = [...fullPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = operation.parameters.filter((parameter: { in: string }) => parameter.in === 'path');
      expect(inPath.map(({ name }: { name: string }) => name)).toEqual(named);
    }
    expect(new Set(JSON.stringify(document).match(/"\$ref":"[^"]+"/g))).toEqual(
      new Set(['"$ref":"#/components/schemas/Problem"']),
    );
  });

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
