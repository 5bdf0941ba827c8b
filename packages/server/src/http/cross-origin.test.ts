import { fullPath, getRights, logout } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

const PORTAL = 'https://portal.example';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: PORTAL } });
});
afterAll(() => test.close());

/** Posts from a page of an origin without a preflight, like a current browser. */
const post = (site: string, origin: string) =>
  test.app.inject({ method: 'POST', url: fullPath(logout), headers: { 'sec-fetch-site': site, origin } });

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

  it('[SE-01] [ST-01] is written to by the portal’s pages, not by those of another host of its domain', async () => {
    for (const [site, origin] of [
      ['same-site', 'https://other.portal.example'],
      ['cross-site', 'https://evil.example'],
      ['cross-site', 'null'],
    ] as const) {
      const { statusCode, headers, body } = await post(site, origin);
      expect([statusCode, JSON.parse(body).type], origin).toEqual([400, 'malformed']);
      expect(headers, origin).not.toHaveProperty('set-cookie');
    }
    // A moved base address is another origin to its own portal.
    for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
      expect((await post(site, PORTAL)).statusCode, site).toBe(204);
    }
    expect((await test.app.inject({ method: 'POST', url: fullPath(logout) })).statusCode).toBe(204);
  });

  it('[SE-01] is written to from its own origin alone where a browser names nothing but the origin', async () => {
    const statusOf = async (origin: string, host = 'portal.example') =>
      (await test.app.inject({ method: 'POST', url: fullPath(logout), headers: { origin, host } })).statusCode;
    for (const origin of [
      'https://evil.example',
      'null',
      'https://portal.example.evil.example',
      'https://portal.example:8443',
    ])
      expect(await statusOf(origin), origin).toBe(400);
    expect(await statusOf(PORTAL, 'moved.example')).toBe(204);
    // A demo without TLS, which a phone opens by the address of the machine.
    expect(await statusOf('http://192.168.1.5:8080', '192.168.1.5:8080')).toBe(204);
    expect(await statusOf('http://192.168.1.5:8080', '192.168.1.6:8080')).toBe(400);
    expect(await statusOf('http://portal.example', 'portal.example:80')).toBe(204);
  });
});
