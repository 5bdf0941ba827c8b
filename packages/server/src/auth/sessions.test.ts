import { getProfile } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { cookieIn, openBrowser, REFRESH, type TestBrowser, valueIn } from '../testing/browser.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'admin@a.example';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Returns true if the server accepts this access token. */
const stands = async (accessToken: string) => {
  const { statusCode } = await test.call(getProfile, { token: accessToken });
  expect([200, 401]).toContain(statusCode);
  return statusCode === 200;
};
const tokenIn = (answer: Awaited<ReturnType<TestBrowser['signIn']>>): string => answer.json().accessToken;
/** Signs in on a new device. Returns the browser and its first access token. */
const signedIn = async (email = EMAIL) => {
  const browser = openBrowser(test);
  const token = tokenIn(await browser.signIn(email));
  return { browser, token };
};
/** Returns the browser with a previous refresh token, like a thief or a slow tab. */
const withFormer = (browser: TestBrowser, token: string) =>
  openBrowser(test, { cookies: { ...Object.fromEntries(browser.cookies), [REFRESH]: token } });

describe('a session', () => {
  it('[HT-07] is refreshed with a new cookie at each use', async () => {
    const { browser, token } = await signedIn();
    const first = browser.cookies.get(REFRESH);
    const answer = await browser.refresh();
    expect(answer.json()).toEqual({ accessToken: expect.any(String), expiresIn: 900 });
    expect(valueIn(answer, REFRESH)).not.toBe(first);
    const second = await browser.refresh();
    expect(second.statusCode).toBe(200);
    for (const one of [token, tokenIn(answer), tokenIn(second)]) expect(await stands(one)).toBe(true);
  });

  it('[SE-01] has one successor of a refresh token, however often it is used within ten seconds', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get(REFRESH) ?? '';
    const answers = await Promise.all(Array.from({ length: 50 }, () => withFormer(browser, first).refresh()));
    test.advance(10_000);
    answers.push(await withFormer(browser, first).refresh());
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const answer of answers) expect(await stands(tokenIn(answer))).toBe(true);
    const successors = answers.filter((answer) => cookieIn(answer, REFRESH));
    expect(successors.length).toBe(1);
    test.advance(MINUTE);
    const next = withFormer(browser, valueIn(successors[0] as (typeof answers)[number], REFRESH));
    expect((await next.refresh()).statusCode).toBe(200);
  });

  it('[SE-01] takes a token within its ten seconds also when its successor was used meanwhile', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get(REFRESH) ?? '';
    await browser.refresh();
    test.advance(5_000);
    await browser.refresh();
    expect((await withFormer(browser, first).refresh()).statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  it('[SE-01] ends at once, access tokens too, when a token comes back after that; no other session does', async () => {
    const other = await signedIn();
    const { browser, token } = await signedIn();
    const first = browser.cookies.get(REFRESH) ?? '';
    const second = tokenIn(await browser.refresh());
    test.advance(10_001);
    const reused = await withFormer(browser, first).refresh();
    expect(reused.json()).toMatchObject({ type: 'token', status: 401 });
    expect(cookieIn(reused, REFRESH)).toMatchObject({ value: '', path: '/api/usermgmt/auth' });
    for (const one of [token, second]) expect(await stands(one)).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(401);
    expect(await stands(other.token)).toBe(true);
    expect((await other.browser.refresh()).statusCode).toBe(200);
  });

  it('[SE-01] ends also when a token of long ago comes back', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get(REFRESH) ?? '';
    for (let i = 0; i < 4; i++) {
      test.advance(MINUTE);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    expect((await withFormer(browser, first).refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('[SE-01] is not ended by its id, which every access token shows', async () => {
    const { browser, token } = await signedIn();
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(await test.database.db.selectFrom('session').select('id').where('id', '=', sid).execute()).toHaveLength(1);
    expect((await withFormer(browser, `${sid}.guessed`).refresh()).statusCode).toBe(401);
    expect((await withFormer(browser, `${sid}.guessed`).logout()).statusCode).toBe(204);
    expect(await stands(token)).toBe(true);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  it('[SE-01] keeps no more tokens than the one in use and those of the last ten seconds', async () => {
    const { browser } = await signedIn('admin@b.example');
    for (let i = 0; i < 5; i++) {
      test.advance(MINUTE);
      await browser.refresh();
    }
    const rows = await test.database.db
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'session_id')
      .select('hash')
      .where('user_id', '=', test.fixture.administratorOfB.id)
      .execute();
    expect(rows.length).toBe(2);
  });

  it('[SE-01] lives 30 days from its last use, and 90 in all', async () => {
    const unused = await signedIn();
    test.advance(30 * DAY - 1);
    expect((await unused.browser.refresh()).statusCode).toBe(200);
    test.advance(30 * DAY);
    expect((await unused.browser.refresh()).statusCode).toBe(401);

    const { browser } = await signedIn();
    for (let day = 20; day < 90; day += 20) {
      test.advance(20 * DAY);
      expect((await browser.refresh()).statusCode, `day ${day}`).toBe(200);
    }
    test.advance(10 * DAY - 1);
    const last = await browser.refresh();
    expect(cookieIn(last, REFRESH)?.expires?.getTime()).toBeLessThan(test.now().getTime() + 1_000);
    expect(await stands(tokenIn(last))).toBe(true);
    test.advance(1);
    expect(await stands(tokenIn(last))).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('answers 401 without a cookie, with garbage, and for a user who was blocked', async () => {
    const garbage = ['garbage', '%00', `${crypto.randomUUID()}.x`, '.', `${'1'.repeat(36)}.x`];
    for (const cookies of [{}, ...garbage.map((token) => ({ [REFRESH]: token }))]) {
      expect((await openBrowser(test, { cookies }).refresh()).statusCode, JSON.stringify(cookies)).toBe(401);
    }
    const user = test.fixture.lacking['asset-manage'];
    const { browser } = await signedIn(user.email);
    await test.database.db.updateTable('app_user').set({ status: 'blocked' }).where('id', '=', user.id).execute();
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('[LO-01] [SE-01] ends with logout: another tab with its access token gets 401 at once', async () => {
    const { browser, token } = await signedIn();
    const former = browser.cookies.get(REFRESH) ?? '';
    const renewed = tokenIn(await browser.refresh());
    const copy = withFormer(browser, browser.cookies.get(REFRESH) ?? '');
    const answer = await browser.logout();
    expect(answer.statusCode).toBe(204);
    expect(cookieIn(answer, REFRESH)).toMatchObject({ value: '', path: '/api/usermgmt/auth' });
    for (const one of [token, renewed]) expect(await stands(one)).toBe(false);
    for (const one of [copy, withFormer(browser, former)]) expect((await one.refresh()).statusCode).toBe(401);
    expect((await openBrowser(test).logout()).statusCode).toBe(204);
  });

  it('[SE-01] ends with a new sign-in on the same device, by whomever; other devices stay signed in', async () => {
    const elsewhere = await signedIn();
    const { browser, token } = await signedIn();
    await browser.logout();
    const again = tokenIn(await browser.signIn(EMAIL));
    expect(await stands(token)).toBe(false);
    const byAnother = tokenIn(await browser.signIn('admin@b.example'));
    expect(await stands(again)).toBe(false);
    expect(await stands(byAnother)).toBe(true);
    expect(await stands(elsewhere.token)).toBe(true);
  });

  it('[SE-01] is one a device, also where two sign-ins come at the same moment', async () => {
    const { browser } = await signedIn();
    const copies = Array.from({ length: 8 }, () => withFormer(browser, ''));
    const tokens = (await Promise.all(copies.map((copy) => copy.signIn(EMAIL)))).map(tokenIn);
    const standing = await Promise.all(tokens.map(stands));
    expect(standing.filter(Boolean)).toEqual([true]);
  });

  it('[OP-02] is rows that hold digests alone', async () => {
    const { browser } = await signedIn();
    const { db } = test.database;
    const rows = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('refresh_token').selectAll().execute(),
    ]);
    expect(browser.cookies.size).toBe(2);
    for (const [name, value] of browser.cookies) expect(rows, name).not.toContain(value.split('.').at(-1));
  });
});
