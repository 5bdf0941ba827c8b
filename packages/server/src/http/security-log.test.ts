import {
  blockUser,
  createRole,
  deactivateUser,
  deleteRole,
  endSession,
  getContract,
  getProfile,
  getRights,
  inviteUser,
  listSessions,
  putRole,
  putUser,
  resetPassword,
  unblockUser,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openBrowser, REFRESH } from '../testing/browser.ts';
import { PASSWORD } from '../testing/fixture.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
    rateLimits: { user: 1_000, address: 1_000 },
  });
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

const ADDRESS = '203.0.113.77';
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const EMAIL = 'admin@a.example';
const LOGIN = '/api/usermgmt/auth/login';

const open = () => openBrowser(test, { address: ADDRESS, userAgent: AGENT });
/** Returns the security events of the log, without the fields of every line. */
const events = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security)
    .map(({ security, reason, route, knownDevice, level }) =>
      JSON.parse(JSON.stringify({ security, reason, route, knownDevice, level })),
    );
const INFO = 30;
const WARN = 40;

describe('the security event log', () => {
  it('[OP-08] holds sign-ins, from a known device or not, their refusals and sign-outs', async () => {
    const browser = open();
    await browser.signIn(EMAIL, 'wrong');
    await browser.signIn(EMAIL);
    await browser.logout();
    await browser.logout();
    await browser.signIn(EMAIL);
    expect(events()).toEqual([
      { security: 'refused', reason: 'credentials', route: LOGIN, level: WARN },
      { security: 'signed-in', knownDevice: false, level: INFO },
      { security: 'signed-out', level: INFO },
      { security: 'signed-in', knownDevice: true, level: INFO },
    ]);
  });

  it('[OP-08] holds that an account or an address has used up its attempts', async () => {
    for (let i = 0; i < 11; i++) await open().signIn('admin@b.example', 'wrong');
    expect(events().at(-1)).toEqual({ security: 'refused', reason: 'too-many-requests', route: LOGIN, level: WARN });
    expect(events().length).toBe(11);
  });

  it('[OP-08] holds refused tokens and rights, and nothing of a call that is allowed', async () => {
    await test.call(getProfile);
    expect(events()).toEqual([]);
    await test.call(getProfile, { token: 'a.b.c' });
    const token = await test.tokenOf(test.fixture.lacking['contract-view']);
    await test.call(getContract, { token });
    expect(events()).toEqual([
      { security: 'refused', reason: 'token', route: '/api/usermgmt/profile', level: WARN },
      { security: 'refused', reason: 'missing-right', route: '/api/overview/contracts/:id', level: WARN },
    ]);
  });

  it('[OP-08] holds what a client’s modules keep out', async () => {
    const { db } = test.database;
    const { id } = test.fixture.a;
    await db.deleteFrom('client_module').where('client_id', '=', id).where('module', '=', 'order').execute();
    await test.call(getContract);
    await db.insertInto('client_module').values({ client_id: id, module: 'order' }).execute();
    const route = '/api/overview/contracts/:id';
    expect(events()).toEqual([{ security: 'refused', reason: 'module-inactive', route, level: WARN }]);
  });

  it('[OP-08] holds what knocks on the door of another client', async () => {
    await test.call(getRights, { client: test.fixture.b.uuid });
    expect(events()).toEqual([{ security: 'refused', reason: 'client', route: '/api/usermgmt/rights', level: WARN }]);
  });

  it('[OP-08] holds sessions that were ended elsewhere, and refresh tokens that came back', async () => {
    const [phone, office] = [open(), open()];
    await phone.signIn(EMAIL);
    const token = (await office.signIn(EMAIL)).json().accessToken;
    const { items } = (await test.call(listSessions, { token })).json();
    const { id } = items.find(({ current }: { current: boolean }) => !current);
    lines.length = 0;
    await test.call(endSession, { token, sample: { params: { id } } });
    const first = office.cookies.get(REFRESH) ?? '';
    await office.refresh();
    test.advance(10_001);
    office.cookies.set(REFRESH, first);
    await office.refresh();
    expect(events()).toEqual([
      { security: 'session-ended', level: INFO },
      { security: 'refresh-token-reused', level: WARN },
      { security: 'refused', reason: 'token', route: '/api/usermgmt/auth/refresh', level: WARN },
    ]);
  });

  it('[OP-08] holds links that open nothing any more', async () => {
    const body = { token: 'a'.repeat(43), password: 'tall cranes over the harbor' };
    const answer = await test.call(resetPassword, { token: null, client: null, sample: { body } });
    expect(answer.statusCode).toBe(410);
    const route = '/api/public/profiles/password/reset';
    expect(events()).toEqual([{ security: 'refused', reason: 'link-expired', route, level: WARN }]);
  });

  it('[OP-08] holds nothing personal, and the trace id of its request', async () => {
    const browser = open();
    const answer = await browser.signIn(EMAIL);
    await browser.signIn(EMAIL, 'wrong');
    const { accessToken } = answer.json();
    await test.call(getRights, { client: test.fixture.b.uuid, token: accessToken });
    const written = lines.filter((line) => line.includes('"security"'));
    expect(written.length).toBe(3);
    for (const line of written) expect(JSON.parse(line).traceId).toMatch(/^[\da-f]{32}$/);
    const { administrator, b } = test.fixture;
    const personal = [EMAIL, 'wrong', PASSWORD, ADDRESS, 'Firefox', 'Mozilla', administrator.id, b.uuid, accessToken];
    for (const secret of [...personal, ...browser.cookies.values()]) expect(written.join('')).not.toContain(secret);
  });

  it('[OP-08] holds who may do what when it changes, and nothing of whom', async () => {
    for (const endpoint of [
      inviteUser,
      putUser,
      blockUser,
      unblockUser,
      deactivateUser,
      createRole,
      putRole,
      deleteRole,
    ]) {
      const sample = await test.sampleOf(endpoint);
      const tag = await test.tagOf(endpoint, { sample });
      const answer = await test.call(endpoint, { sample, headers: tag ? { 'if-match': tag } : {} });
      expect(answer.statusCode, endpoint.id).toBe(endpoint.status);
    }
    expect(events()).toEqual(
      [
        'user-invited',
        'user-changed',
        'user-blocked',
        'user-unblocked',
        'user-deactivated',
        'role-created',
        'role-changed',
        'role-deleted',
      ].map((security) => ({ security, level: INFO })),
    );
    expect(lines.join('')).not.toMatch(/@|Ada|Bakker/);
  });
});
