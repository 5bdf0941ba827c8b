import { fullPath, getRights } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

const PORTAL = 'https://portal.example';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: PORTAL } });
});
afterAll(() => test.close());

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: fullPath(getRights),
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });

describe('a base that was moved here', () => {
  it('[ST-01] may be called from the portal, headers and ETag included', async () => {
    const asked = await preflight(PORTAL);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe(PORTAL);
    const allowed = String(asked.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'x-opco', 'idempotency-key', 'if-match']));
    expect(allowed).toContain('x-mysite-corporate-client-external-uuid');

    const answer = await test.call(getRights, { headers: { origin: PORTAL } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(PORTAL);
    expect(answer.headers['access-control-expose-headers']).toContain('ETag');
    const refused = await test.call(getRights, { token: null, headers: { origin: PORTAL } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, PORTAL]);
  });

  it('[ST-01] may not be called from anywhere else, and caches keep the two apart', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'https://portal.example.evil.example',
      'http://portal.example',
    ]) {
      expect((await preflight(origin)).statusCode, origin).toBe(405);
      const answer = await test.call(getRights, { headers: { origin } });
      expect(answer.headers, origin).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers.vary, origin).toMatch(/^Authorization, x-mysite-corporate-client-external-uuid, Origin/);
    }
  });
});
