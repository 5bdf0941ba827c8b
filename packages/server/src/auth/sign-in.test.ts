import { getProfile, login, logout, refresh } from '@hireyard/contract';
import { ROUTE_TABLE } from '@hireyard/contract/operations';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { cookieIn, DEVICE, openBrowser, REFRESH } from '../testing/browser.ts';
import { PASSWORD } from '../testing/fixture.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.database.db.deleteFrom('attempt_counter').execute());

/** Signs in on an unknown device. */
const signIn = (email: string, password = PASSWORD, address = '127.0.0.1') =>
  openBrowser(test, { address }).signIn(email, password);
describe('signing in', () => {
  it('answers a token that opens the API, and a cookie that scripts and other sites cannot use', async () => {
    const answer = await signIn('Admin@A.example');
    expect(answer.json()).toEqual({ accessToken: expect.any(String), expiresIn: 900 });
    expect(cookieIn(answer, REFRESH)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/usermgmt/auth' });
    expect(cookieIn(answer, REFRESH)).not.toHaveProperty('secure');
    const profile = await test.call(getProfile, { token: answer.json().accessToken });
    expect(profile.json()).toMatchObject({ id: test.fixture.administrator.id, email: 'admin@a.example' });
  });

  it('[OP-02] gives tokens that no cache may keep, refusals included', async () => {
    const browser = openBrowser(test);
    const answers = [
      await browser.signIn('admin@a.example', 'wrong'),
      await browser.signIn('admin@a.example'),
      await browser.refresh(),
      await browser.logout(),
      await browser.refresh(),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200, 204, 401]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('names issuer, subject, audience, expiry and an id of its own in the token', async () => {
    const { accessToken } = (await signIn('admin@a.example')).json();
    const claims = decodeJwt(accessToken);
    const now = test.now().getTime() / 1000;
    expect(claims).toEqual({
      iss: 'http://127.0.0.1:8080',
      aud: 'hireyard',
      sub: test.fixture.administrator.id,
      sid: expect.any(String),
      iat: now,
      exp: now + 900,
      jti: expect.any(String),
    });
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
  });

  it('answers the same to an unknown address, a wrong password and a user who is not active', async () => {
    const wrong = await signIn('admin@a.example', 'wrong');
    expect(wrong.json()).toMatchObject({ type: 'credentials', status: 401 });
    const user = test.fixture.lacking['asset-view'];
    for (const status of ['invited', 'blocked', 'deactivated'] as const) {
      await test.database.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
      const answer = await signIn(user.email);
      expect({ ...answer.json(), traceId: '' }).toEqual({ ...wrong.json(), traceId: '' });
      expect(cookieIn(answer, REFRESH)).toBeUndefined();
    }
    const unknown = await signIn('nobody@a.example');
    expect({ ...unknown.json(), traceId: '' }).toEqual({ ...wrong.json(), traceId: '' });
  });

  it('works as hard for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const start = process.cpuUsage();
      await signIn(email, 'wrong');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    await time('warm@a.example');
    const known = await time('admin@a.example');
    const unknown = await time('nobody@a.example');
    expect(unknown).toBeGreaterThan(known / 4);
  });

  it('needs neither a client header nor an idempotency key anywhere under /auth', () => {
    for (const endpoint of [login, refresh, logout]) {
      expect(ROUTE_TABLE.map(({ id }) => id)).toContain(endpoint.id);
      expect(endpoint).toMatchObject({ access: 'public', idempotent: false });
    }
  });
});

describe('attempts', () => {
  it('answers 429 to an account after 10 failures in 15 minutes, right password or not, known or not', async () => {
    for (const email of ['admin@a.example', 'nobody@a.example']) {
      for (let i = 0; i < 10; i++) expect((await signIn(email, 'wrong')).statusCode).toBe(401);
      const refused = await signIn(email.toUpperCase());
      expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
      expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    }
    expect((await signIn('admin@b.example')).statusCode).toBe(200);
    test.advance(15 * MINUTE - 1);
    expect((await signIn('admin@a.example')).statusCode).toBe(429);
    test.advance(1);
    expect((await signIn('admin@a.example')).statusCode).toBe(200);
  });

  it('lets no more than a few of fifty guesses through that are sent at once', async () => {
    const guesses = [...Array<string>(49).fill('wrong'), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => signIn('admin@a.example', password)));
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBe(10);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  it('does not count sign-ins that succeed against the account', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => signIn('admin@a.example')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('allows one address 300 attempts a minute, and another its own', async () => {
    const counter = () =>
      test.database.db.updateTable('attempt_counter').set({ count: 299 }).where('key', 'like', 'address:%');
    expect((await signIn('admin@a.example')).statusCode).toBe(200);
    await counter().execute();
    expect((await signIn('admin@a.example')).statusCode).toBe(200);
    const refused = await signIn('admin@a.example');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await signIn('admin@a.example', PASSWORD, '10.0.0.9')).statusCode).toBe(200);
    test.advance(MINUTE);
    expect((await signIn('admin@a.example')).statusCode).toBe(200);
  });

  it('[SE-03] counts the addresses of one IPv6 network as one', async () => {
    expect((await signIn('admin@a.example', PASSWORD, '2001:db8:1:2::1')).statusCode).toBe(200);
    await test.database.db
      .updateTable('attempt_counter')
      .set({ count: 300 })
      .where('key', 'like', 'address:%')
      .execute();
    expect((await signIn('admin@a.example', PASSWORD, '2001:db8:1:2:ffff::2')).statusCode).toBe(429);
    expect((await signIn('admin@a.example', PASSWORD, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('[SE-03] never lock out a device on which the user has signed in before, whoever guesses elsewhere', async () => {
    const office = openBrowser(test);
    expect((await office.signIn('admin@a.example')).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) expect((await signIn('admin@a.example', 'wrong')).statusCode).toBe(401);
    expect((await signIn('admin@a.example')).statusCode).toBe(429);
    await office.logout();
    expect((await office.signIn('admin@a.example', 'mistyped')).statusCode).toBe(401);
    expect((await office.signIn('admin@a.example')).statusCode).toBe(200);
  });

  it('[SE-03] are limited on a known device as well, by a counter of its own', async () => {
    const office = openBrowser(test);
    const phone = openBrowser(test);
    for (const browser of [office, phone]) expect((await browser.signIn('admin@a.example')).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) expect((await office.signIn('admin@a.example', 'wrong')).statusCode).toBe(401);
    expect((await office.signIn('admin@a.example')).statusCode).toBe(429);
    expect((await phone.signIn('admin@a.example')).statusCode).toBe(200);
    expect((await signIn('admin@a.example')).statusCode).toBe(200);
  });

  it('[SE-03] of a device are counted for the accounts that have signed in there, not for others', async () => {
    const attacker = openBrowser(test);
    expect((await attacker.signIn('admin@b.example')).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) expect((await attacker.signIn('admin@a.example', 'wrong')).statusCode).toBe(401);
    expect((await attacker.signIn('admin@a.example', 'wrong')).statusCode).toBe(429);
    expect((await signIn('admin@a.example')).statusCode).toBe(429);
    expect((await attacker.signIn('admin@b.example')).statusCode).toBe(200);
  });

  it('[SE-03] recognize a device by a random cookie that outlives logout, and not by one that was made up', async () => {
    const office = openBrowser(test);
    const answer = await office.signIn('admin@a.example');
    const device = cookieIn(answer, DEVICE);
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', value: expect.stringMatching(/^[\w-]{43}$/) });
    const inAYear = test.now().getTime() + 365 * 24 * 60 * MINUTE;
    expect(Math.abs((device?.expires?.getTime() ?? 0) - inAYear)).toBeLessThan(1_000);
    await office.logout();
    expect(office.cookies.get(DEVICE)).toBe(device?.value);
    const again = await office.signIn('admin@a.example');
    expect(cookieIn(again, DEVICE)?.value).toBe(device?.value);
    const rows = await test.database.db.selectFrom('known_device').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(device?.value);
    const forged = openBrowser(test, { cookies: { [DEVICE]: 'admin@a.example' } });
    expect(cookieIn(await forged.signIn('admin@a.example'), DEVICE)?.value).toMatch(/^[\w-]{43}$/);
  });

  it('[OP-02] are rows that hold no address in clear', async () => {
    await signIn('admin@a.example', 'wrong');
    const rows = await test.database.db.selectFrom('attempt_counter').select('key').execute();
    expect(rows.length).toBe(2);
    for (const { key } of rows) expect(key).not.toMatch(/admin|127\.0/);
  });
});
