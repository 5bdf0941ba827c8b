import { endSession, getProfile, listSessions } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { insertSession } from '../../testing/fixture.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const user = () => test.fixture.lacking.export;
const signedIn = async (userAgent: string, email = user().email) => {
  const browser = openBrowser(test, { userAgent });
  return { browser, token: (await browser.signIn(email)).json().accessToken as string };
};
const listed = async (token: string) =>
  (await test.call(listSessions, { token })).json().items as {
    id: string;
    browser: string | null;
    system: string | null;
    usedAt: string;
    current: boolean;
  }[];

describe('the sessions of a user', () => {
  it('[SE-02] are listed with device and time of last use, the latest first, and nobody else’s', async () => {
    const phone = await signedIn(ANDROID);
    test.advance(60_000);
    const office = await signedIn(WINDOWS);
    test.advance(60_000);
    const script = await signedIn('');
    await signedIn(ANDROID, 'admin@b.example');
    const at = test.now().getTime();
    expect((await listed(office.token)).slice(0, 3)).toEqual([
      { id: expect.any(String), browser: null, system: null, usedAt: new Date(at).toISOString(), current: false },
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        usedAt: new Date(at - 60_000).toISOString(),
        current: true,
      },
      {
        id: expect.any(String),
        browser: 'Chrome',
        system: 'Android',
        usedAt: new Date(at - 120_000).toISOString(),
        current: false,
      },
    ]);
    // The fourth session belongs to the fixture.
    expect((await listed(office.token)).length).toBe(4);
    await phone.browser.refresh();
    expect((await listed(script.token))[0]).toMatchObject({ usedAt: new Date(at).toISOString() });
    expect((await listed(phone.token)).find(({ current }) => current)).toMatchObject({ browser: 'Chrome' });
  });

  it('[SE-02] are no longer listed once they are over', async () => {
    const { token } = await signedIn(ANDROID);
    const over = await insertSession(test.database.db, user().id, { expiresAt: test.now() });
    const ids = (await listed(token)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(over);
    expect((await test.call(endSession, { token, sample: { params: { id: over } } })).statusCode).toBe(404);
  });

  it('[SE-02] can be ended by their user: that device is signed out at once, the others are not', async () => {
    const phone = await signedIn(ANDROID);
    const office = await signedIn(WINDOWS);
    const id = (await listed(phone.token)).find(({ current }) => current)?.id ?? '';
    const end = (token: string) => test.call(endSession, { token, sample: { params: { id } } });
    expect((await end(office.token)).statusCode).toBe(204);
    expect((await test.call(getProfile, { token: phone.token })).statusCode).toBe(401);
    expect((await phone.browser.refresh()).statusCode).toBe(401);
    expect((await listed(office.token)).map((one) => one.id)).not.toContain(id);
    expect((await end(office.token)).statusCode).toBe(404);
  });

  it('[SE-02] cannot be ended by anyone else, who learns nothing of them', async () => {
    const { token } = await signedIn(ANDROID);
    const id = (await listed(token)).find(({ current }) => current)?.id ?? '';
    const answer = await test.call(endSession, { sample: { params: { id } } });
    const never = await test.call(endSession, { sample: { params: { id: crypto.randomUUID() } } });
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json(), traceId: '' }).toEqual({ ...never.json(), traceId: '' });
    expect((await test.call(getProfile, { token })).statusCode).toBe(200);
  });
});
