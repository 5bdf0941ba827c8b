import { fullPath, getRights, login } from '@hireyard/contract';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { PASSWORD } from '../testing/fixture.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: { TRUST_PROXY: '1' },
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
    const requests = lines.map((line) => JSON.parse(line)).filter(({ security }) => !security);
    expect(requests).toMatchObject([
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
