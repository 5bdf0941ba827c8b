import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  acceptInvitation,
  changePassword,
  createProspect,
  type Endpoint,
  getProfile,
  inviteUser,
  readPasswordLink,
  requestPasswordReset,
  resetPassword,
} from '@hireyard/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { appConfig, operatingCompany } from '../../testing/app-config.ts';
import { openBrowser } from '../../testing/browser.ts';
import { insertInvited, insertSession, insertUser, inviteMember, PASSWORD } from '../../testing/fixture.ts';
import { mailsOf, RENTAL_COMPANY, tokenIn } from '../../testing/mails.ts';
import { sendInvitation } from '../usermgmt/invitation.ts';

const CHOSEN = 'tall cranes over the harbor';
const HOUR = 3600 * 1000;

let test: TestApp;
let configDir: string;
beforeAll(async () => {
  configDir = await mkdtemp(path.join(tmpdir(), 'hireyard-config-'));
  const { code, name, contact } = RENTAL_COMPANY;
  const operatingCompanies = [operatingCompany({ code, name, rentalContact: contact })];
  await writeFile(path.join(configDir, 'app-config.json'), appConfig({ opCo: code, operatingCompanies }));
  test = await startTestApp({ env: { CONFIG_DIR: configDir } });
});
afterAll(async () => {
  await test.close();
  await rm(configDir, { recursive: true });
});
beforeEach(async () => {
  await test.database.db.deleteFrom('mail').execute();
  await test.database.db.deleteFrom('attempt_counter').execute();
});

const ask = (endpoint: Endpoint, body: object, token: string | null = null) =>
  test.call(endpoint, { sample: { body }, token, client: null });
const signIn = (email: string, password: string) => openBrowser(test).signIn(email, password);
const queued = () => test.database.db.selectFrom('mail').select(['template', 'params']).execute();
const reset = async (email: string) => {
  expect((await ask(requestPasswordReset, { email })).statusCode).toBe(204);
  return tokenIn((await mailsOf(test).next())[0]);
};

describe('a forgotten password', () => {
  it('[OP-05] [RT-05] does the same for a known address, an unknown one and one of who may not sign in', async () => {
    const blocked = await insertUser(test.database.db, 'blocked@a.example', null, []);
    await test.database.db.updateTable('app_user').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    const emails = ['admin@a.example', 'nobody@a.example', 'blocked@a.example'];
    const answers = [];
    for (const email of emails) answers.push(await ask(requestPasswordReset, { email: email.toUpperCase() }));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([204, '']));
    // No lookup happened: each address wrote the same row.
    expect(await queued()).toEqual(emails.map((email) => ({ template: 'passwordReset', params: { email } })));
    expect((await mailsOf(test).next()).map(({ to }) => to.address)).toEqual(['admin@a.example']);
  });

  it('[SE-01] is replaced by a link that works once; all sessions end, and the user is told', async () => {
    const { db } = test.database;
    const user = await insertUser(db, 'forgetful@a.example', null, []);
    const token = await test.tokenOf(user);
    for (let i = 0; i < 10; i++) await signIn(user.email, 'wrong');
    expect((await signIn(user.email, CHOSEN)).statusCode).toBe(429);
    const link = await reset(user.email);
    const short = await ask(resetPassword, { token: link, password: 'short' });
    expect(short.json().errors).toEqual([{ pointer: '/password', code: 'too-short', params: { min: 12 } }]);
    const known = await ask(resetPassword, { token: link, password: 'forgetful2026' });
    expect(known.json().errors).toEqual([{ pointer: '/password', code: 'known-password' }]);

    const done = await ask(resetPassword, { token: link, password: CHOSEN });
    expect([done.statusCode, done.json()]).toEqual([200, { email: user.email }]);
    expect((await test.call(getProfile, { token })).statusCode).toBe(401);
    expect((await signIn(user.email, CHOSEN)).statusCode).toBe(200);
    expect((await mailsOf(test).next()).map(({ template, to }) => [template, to.address])).toEqual([
      ['passwordChanged', user.email],
    ]);
    const again = await ask(resetPassword, { token: link, password: `${CHOSEN}!` });
    expect(again.json()).toMatchObject({ type: 'link-expired', status: 410 });
    expect((await ask(resetPassword, { token: 'x', password: CHOSEN })).statusCode).toBe(410);
  });

  it('[OP-05] has a link that no longer works after an hour, or once its user is blocked', async () => {
    const { db } = test.database;
    const user = await insertUser(db, 'late@a.example', null, []);
    const late = await reset(user.email);
    test.advance(HOUR);
    expect((await ask(resetPassword, { token: late, password: CHOSEN })).statusCode).toBe(410);
    const blocked = await reset(user.email);
    await db.updateTable('app_user').set({ status: 'blocked' }).where('id', '=', user.id).execute();
    expect((await ask(resetPassword, { token: blocked, password: CHOSEN })).statusCode).toBe(410);
  });

  it('is mailed five times in 15 minutes at most, known or not', async () => {
    for (const email of ['admin@b.example', 'nobody@b.example']) {
      for (let i = 0; i < 5; i++) expect((await ask(requestPasswordReset, { email })).statusCode).toBe(204);
      expect((await ask(requestPasswordReset, { email })).json()).toMatchObject({ type: 'too-many-requests' });
    }
    expect((await queued()).length).toBe(10);
  });
});

it('[SE-03] links that are guessed count against the address, with what else it tries', async () => {
  const tries = () => test.database.db.selectFrom('attempt_counter').where('key', 'like', 'address:%');
  for (const endpoint of [resetPassword, acceptInvitation])
    expect((await ask(endpoint, { token: 'x', password: CHOSEN })).statusCode).toBe(410);
  expect(await tries().select('count').execute()).toEqual([{ count: 2 }]);
  await test.database.db.updateTable('attempt_counter').set({ count: 300 }).execute();
  for (const endpoint of [resetPassword, acceptInvitation])
    expect((await ask(endpoint, { token: 'x', password: CHOSEN })).statusCode).toBe(429);
});

it('[SE-01] a link answers the address of its account to password managers, and still works afterwards', async () => {
  const { db } = test.database;
  const user = await insertUser(db, 'manager@a.example', null, []);
  const token = await reset(user.email);
  const readLink = (body: object) => ask(readPasswordLink, { token, purpose: 'reset', ...body });
  for (let count = 0; count < 2; count += 1) {
    const answer = await readLink({});
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: user.email }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  for (const other of [{ purpose: 'invitation' }, { token: 'x' }])
    expect((await readLink(other)).json()).toMatchObject({ type: 'link-expired', status: 410 });
  expect((await ask(resetPassword, { token, password: CHOSEN })).statusCode).toBe(200);
  expect((await readLink({})).statusCode).toBe(410);
});

it('[SE-01] a password of a decomposing keyboard is stored composed, and its length counted so', async () => {
  const { db } = test.database;
  const user = await insertUser(db, 'keyboard@a.example', null, []);
  const accents = 'é'.repeat(11).normalize('NFD');
  const refused = await ask(resetPassword, { token: await reset(user.email), password: accents });
  expect(refused.json().errors).toMatchObject([{ pointer: '/password', code: 'too-short' }]);
  const chosen = 'Kräne über dem Hafen 7';
  const token = await reset(user.email);
  expect((await ask(resetPassword, { token, password: chosen.normalize('NFD') })).statusCode).toBe(200);
  for (const typed of [chosen, chosen.normalize('NFD')]) expect((await signIn(user.email, typed)).statusCode).toBe(200);
});

describe('an invitation', () => {
  it('[OP-05] [DOM-07] is accepted with a password once, and signs in then; the link of a newer one replaces it', async () => {
    const { db } = test.database;
    const { a, b, administrator } = test.fixture;
    const userId = await insertInvited(db, 'invited@a.example', a, test.now());
    const invite = async () => {
      await sendInvitation(db, { userId, clientId: a.id, invitedBy: administrator.id }, test.now());
      return tokenIn((await mailsOf(test).next())[0]);
    };
    const first = await invite();
    const second = await invite();
    const accept = (token: string, password = CHOSEN) => ask(acceptInvitation, { token, password });
    expect((await accept(first)).json()).toMatchObject({ type: 'link-expired', status: 410 });
    expect((await accept(second, 'qwertyuiop12')).json().errors).toMatchObject([{ code: 'known-password' }]);
    expect((await ask(resetPassword, { token: second, password: CHOSEN })).statusCode).toBe(410);
    expect((await accept(second)).json()).toEqual({ email: 'invited@a.example' });
    expect((await accept(second, `${CHOSEN}!`)).statusCode).toBe(410);
    expect((await signIn('invited@a.example', CHOSEN)).statusCode).toBe(200);
    // An existing user gets the way to the client instead of a link.
    await inviteMember(db, { userId, clientId: b.id }, test.now());
    await sendInvitation(db, { userId, clientId: b.id, invitedBy: null }, test.now());
    const [told] = await mailsOf(test).next();
    expect(told?.message.subject).toBe('You now have access to Beta Bau');
    expect(told?.message.action?.url).not.toContain('#');
  });

  it('[OP-42] names its person, and makes the account, as its own inviter did, not as another company', async () => {
    const { db } = test.database;
    const { a, administrator, administratorOfB, b } = test.fixture;
    const email = 'shared@bouw.example';
    const inviteAs = async (user: typeof administrator, client: typeof a, person: object) => {
      const access = { roleIds: [client.roleId], projectIds: null, orderLimit: null };
      const answer = await test.call(inviteUser, {
        sample: { body: { email, ...person, ...access } },
        token: await test.tokenOf(user),
        client: client.uuid,
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return (await mailsOf(test).next()).find(({ template }) => template === 'invitation');
    };
    const first = await inviteAs(administratorOfB, b, { firstName: 'Sly', lastName: 'Dog', language: 'pl' });
    expect(first).toMatchObject({ to: { name: 'Sly Dog', address: email }, language: 'pl' });
    const second = await inviteAs(administrator, a, { firstName: 'Ada', lastName: 'Bakker', language: 'nl' });
    expect(second).toMatchObject({ to: { name: 'Ada Bakker', address: email }, language: 'nl' });
    expect(second?.message.greeting).toContain('Ada Bakker');
    const accepted = await ask(acceptInvitation, { token: tokenIn(second), password: CHOSEN });
    expect(accepted.statusCode, accepted.body).toBe(200);
    const account = await db.selectFrom('app_user').where('email', '=', email).selectAll().executeTakeFirst();
    expect(account).toMatchObject({ first_name: 'Ada', last_name: 'Bakker', language: 'nl', status: 'active' });
    // The other company still sees what it has entered.
    const members = db.selectFrom('membership').where('email', '=', email).orderBy('client_id').select('name');
    expect(await members.execute()).toEqual([{ name: 'Ada Bakker' }, { name: 'Sly Dog' }]);
  });

  it('[DOM-07] that is withdrawn leads nowhere, also by the link of its mail', async () => {
    const { db } = test.database;
    const { a } = test.fixture;
    const userId = await insertInvited(db, 'withdrawn@a.example', a, test.now());
    await sendInvitation(db, { userId, clientId: a.id, invitedBy: null }, test.now());
    const token = tokenIn((await mailsOf(test).next())[0]);
    await db.updateTable('membership').set({ status: 'deactivated' }).where('user_id', '=', userId).execute();
    expect((await ask(acceptInvitation, { token, password: CHOSEN })).json()).toMatchObject({ type: 'link-expired' });
    // The refusal did not use the link up: a user who is invited again by mistake still gets in.
    await inviteMember(db, { userId, clientId: a.id }, test.now());
    expect((await ask(acceptInvitation, { token, password: CHOSEN })).statusCode).toBe(200);
  });
});

describe('a change of password', () => {
  it('[SE-01] takes the current password and a new one that is not known, and ends the other sessions', async () => {
    const { db } = test.database;
    const user = test.fixture.lacking['order-view-all'];
    const other = await insertSession(db, user.id);
    const [token, elsewhere] = [await test.tokenOf(user), await test.tokenOf({ ...user, sessionId: other })];
    const change = (currentPassword: string, newPassword: string) =>
      ask(changePassword, { currentPassword, newPassword }, token);
    expect((await change('wrong', CHOSEN)).json().errors).toEqual([
      { pointer: '/currentPassword', code: 'wrong-password' },
    ]);
    expect((await change(PASSWORD, 'password1234')).json().errors).toEqual([
      { pointer: '/newPassword', code: 'known-password' },
    ]);
    expect((await test.call(getProfile, { token: elsewhere })).statusCode).toBe(200);
    expect((await change(PASSWORD, CHOSEN)).statusCode).toBe(204);
    expect((await test.call(getProfile, { token: elsewhere })).statusCode).toBe(401);
    expect((await test.call(getProfile, { token })).statusCode).toBe(200);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(user.email, CHOSEN)).statusCode).toBe(200);
    expect((await mailsOf(test).next()).map(({ template }) => template)).toEqual(['passwordChanged']);
  });

  it('[SE-03] lets the current password be guessed ten times in 15 minutes, and keeps nothing of what was typed', async () => {
    const token = await test.tokenOf(test.fixture.lacking['asset-manage']);
    const change = (currentPassword: string) => ask(changePassword, { currentPassword, newPassword: CHOSEN }, token);
    for (let i = 0; i < 10; i++) expect((await change('wrong')).statusCode).toBe(422);
    expect((await change(PASSWORD)).json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(await test.database.db.selectFrom('idempotency_answer').selectAll().execute()).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ scope: expect.stringContaining('changePassword') })]),
    );
  });
});

describe('a registration', () => {
  it('[RT-05] [OP-05] is a row and a mail to the rental company, and confirmed to the visitor in their language', async () => {
    const { body } = (await test.sampleOf(createProspect)) as { body: Record<string, unknown> };
    const email = String(body.email);
    const sent = await ask(createProspect, { ...body, vatNumber: '0044.95.445.B01', language: 'pl' });
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const rows = test.database.db.selectFrom('prospect').selectAll().where('email', '=', email);
    expect(await rows.execute()).toMatchObject([
      { op_co: 'NL', vat_number: 'NL004495445B01', terms_accepted_at: test.now() },
    ]);
    const mails = await mailsOf(test).next();
    expect(mails).toMatchObject([
      {
        to: { address: RENTAL_COMPANY.contact.email },
        language: 'nl',
        replyTo: email,
        message: { subject: `Nieuwe registratie: ${body.company}` },
      },
      {
        to: { name: '', address: email },
        language: 'pl',
        company: RENTAL_COMPANY.name,
        replyTo: RENTAL_COMPANY.contact.email,
      },
    ]);
    // Only the rental company reads what a visitor has entered.
    const facts = mails.map(({ message }) => message.facts?.map(([, value]) => value));
    expect(facts).toEqual([expect.arrayContaining(['NL004495445B01']), undefined]);
  });

  it('[DOM-15] names everything that is wrong at once', async () => {
    const { body } = (await test.sampleOf(createProspect)) as { body: object };
    const wrong = { company: ' ', vatNumber: 'NL004495446B01', phone: '0205550110', termsAccepted: false };
    expect((await ask(createProspect, { ...body, ...wrong })).json().errors).toEqual([
      { pointer: '/company', code: 'required' },
      { pointer: '/phone', code: 'phone' },
      { pointer: '/termsAccepted', code: 'agreement' },
      { pointer: '/vatNumber', code: 'vat-number' },
    ]);
    const elsewhere = await ask(createProspect, { ...body, opCo: 'XX' });
    expect(elsewhere.json().errors).toEqual([{ pointer: '/opCo', code: 'choice' }]);
    expect(await queued()).toEqual([]);
  });

  it('is taken ten times in 15 minutes from one network', async () => {
    const register = async () => ask(createProspect, ((await test.sampleOf(createProspect)) as { body: object }).body);
    for (let i = 0; i < 10; i++) expect((await register()).statusCode).toBe(204);
    expect((await register()).statusCode).toBe(429);
  });
});
