import {
  blockUser,
  deactivateUser,
  getProfile,
  getRights,
  listCorporateClients,
  listProjects,
  putRole,
  putUser,
  type Right,
  resendInvitation,
  unblockUser,
} from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../auth/passwords.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import {
  confine,
  insertColleague,
  insertRole,
  insertUser,
  PASSWORD,
  type TestClient,
  type TestUser,
} from '../../testing/fixture.ts';
import { mailsOf, tokenIn } from '../../testing/mails.ts';
import { userCalls } from './users.fixture.ts';

let test: TestApp;
let a: TestClient;
let b: TestClient;
let calls: ReturnType<typeof userCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a, b } = test.fixture);
  calls = userCalls(test);
});
afterAll(() => test.close());

const email = () => `${crypto.randomUUID().slice(0, 8)}@new.example`;
const entered = (roleIds: readonly string[], more: object = {}) => ({
  email: email(),
  firstName: 'Jan',
  lastName: 'Bakker',
  language: 'nl' as const,
  roleIds: [...roleIds],
  projectIds: null,
  orderLimit: null,
  ...more,
});
/** Inserts a manager of A with these additional rights, confined or not. */
const manager = (rights: readonly Right[], projects?: readonly string[]): Promise<TestUser> =>
  insertUser(test.database.db, email(), null, [
    { client: a, rights: ['manage-roles-and-users', ...rights], ...(projects && { projects }) },
  ]);
const typeOf = (answer: { json(): { type: string } }) => answer.json().type;

describe('inviting', () => {
  it('[DOM-07] makes a member of this client, who is invited until they open it', async () => {
    const { db } = test.database;
    const roleId = await insertRole(db, a, ['order-create']);
    const body = entered([roleId], {
      email: ` ${email().toUpperCase()}`,
      projectIds: [a.projectIds[1]],
      orderLimit: { amount: '2500', currency: 'EUR' },
    });
    const answer = await calls.invite(body);
    expect(answer.statusCode, answer.body).toBe(201);
    const user = answer.json();
    expect(user).toMatchObject({
      email: body.email.trim().toLowerCase(),
      firstName: 'Jan',
      status: 'invited',
      placesOrders: true,
      orderLimit: { amount: '2500.00', currency: 'EUR' },
      projects: [{ id: a.projectIds[1] }],
      invitation: { sentAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-11-27T09:00:00.000Z' },
    });
    const [mail] = await mailsOf(test).next();
    expect([mail?.to.address, mail?.language]).toEqual([user.email, 'nl']);
    expect(tokenIn(mail)).not.toBe('');
    // The mail leads to a password, which activates the account.
    const account = { status: 'active', password_hash: await hashPassword(PASSWORD), first_name: 'Johannes' } as const;
    await db.updateTable('app_user').set(account).where('id', '=', user.id).execute();
    expect(await calls.read(user.id)).toMatchObject({ status: 'invited', firstName: 'Jan' });
    const token = (await openBrowser(test).signIn(user.email)).json().accessToken;
    expect((await test.call(listProjects, { token })).json().items.map(({ id }: { id: string }) => id)).toEqual([
      a.projectIds[1],
    ]);
    // From now on the name is their own.
    expect(await calls.read(user.id)).toMatchObject({
      status: 'active',
      firstName: 'Johannes',
      invitation: null,
      lastSeenAt: '2026-11-20T09:00:00.000Z',
    });
  });

  it('[DOM-07] tells nothing of an account that the address has with another client, and leaves it alone', async () => {
    const { db } = test.database;
    const { administratorOfB } = test.fixture;
    const roleId = await insertRole(db, a);
    const body = entered([roleId], { email: administratorOfB.email });
    const user = (await calls.invite(body)).json();
    expect(user).toMatchObject({ id: administratorOfB.id, status: 'invited', firstName: 'Jan', lastName: 'Bakker' });
    const clients = async () =>
      (await test.call(listCorporateClients, { token: await test.tokenOf(administratorOfB), client: null }))
        .json()
        .items.map(({ id }: { id: number }) => id);
    const entry = { status: 'invited', firstName: 'Jan', lastName: 'Bakker', lastSeenAt: null };
    expect(await clients()).toEqual([a.id, b.id]);
    const token = await test.tokenOf(administratorOfB);
    expect((await test.call(getProfile, { token, client: null })).json().firstName).toBe('Test');
    // The person goes on working for the other client.
    const browser = openBrowser(test);
    await browser.signIn(administratorOfB.email);
    await browser.refresh();
    expect((await test.call(getRights, { token, client: b.uuid })).statusCode).toBe(200);
    expect(await calls.read(user.id)).toMatchObject(entry);
    // An expired invitation cannot be accepted, but the next one.
    const open = async () => test.call(getRights, { token: await test.tokenOf(administratorOfB) });
    test.advance(8 * 24 * 3600 * 1000);
    expect([await clients(), (await open()).statusCode]).toEqual([[b.id], 404]);
    expect((await calls.act(resendInvitation, user.id)).json().invitation.sentAt).toBe('2026-11-28T09:00:00.000Z');
    // An existing user gets the way to the client.
    expect((await mailsOf(test).next()).map(({ to }) => to.address)).toContain(administratorOfB.email);
    expect(await calls.read(user.id)).toMatchObject(entry);
    expect((await open()).statusCode).toBe(200);
    expect(await calls.read(user.id)).toMatchObject({ status: 'active', firstName: 'Test', invitation: null });
    expect((await calls.act(deactivateUser, user.id)).statusCode).toBe(200);
    expect(await clients()).toEqual([b.id]);
  });

  it('[DOM-07] that is withdrawn tells nothing of the account of its address either', async () => {
    const { db } = test.database;
    const person = await insertUser(db, email(), null, [{ client: b, rights: [] }]);
    const user = (await calls.invite(entered([await insertRole(db, a)], { email: person.email }))).json();
    await calls.act(deactivateUser, user.id);
    await db.updateTable('app_user').set({ last_name: 'Married' }).where('id', '=', person.id).execute();
    expect(await calls.read(user.id)).toMatchObject({
      ...{ status: 'deactivated', firstName: 'Jan', lastName: 'Bakker', lastSeenAt: null },
    });
    expect((await test.call(getRights, { token: await test.tokenOf(person) })).statusCode).toBe(404);
  });

  it('[DOM-07] mails one address five invitations of a company in 15 minutes, and twenty of all of them', async () => {
    const { db } = test.database;
    const email = 'pestered@a.example';
    const user = (await calls.invite(entered([await insertRole(db, a)], { email }))).json();
    for (let count = 1; count < 5; count += 1)
      expect((await calls.act(resendInvitation, user.id)).statusCode, `${count}`).toBe(200);
    const refused = await calls.act(resendInvitation, user.id);
    expect(refused.json()).toMatchObject({ type: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const ofB = { user: test.fixture.administratorOfB, client: b };
    // One company does not use up the limit of another.
    const inB = await calls.invite(entered([await insertRole(db, b)], { email, projectIds: null }), ofB);
    expect(inB.statusCode, inB.body).toBe(201);
    // Six so far, and thirteen more.
    const others = { count: sql<number>`attempt_counter.count + 13` };
    await db
      .updateTable('attempt_counter')
      .set(others)
      .where('key', 'like', 'invitation:%')
      .where('count', '=', 6)
      .execute();
    expect((await calls.act(resendInvitation, user.id, ofB)).statusCode).toBe(200);
    expect((await calls.act(resendInvitation, user.id, ofB)).json()).toMatchObject({ type: 'too-many-requests' });
    test.advance(16 * 60_000);
    expect((await calls.act(resendInvitation, user.id)).statusCode).toBe(200);
  });

  it('[DOM-15] takes an address once per client, and names what is wrong', async () => {
    const { db } = test.database;
    const roleId = await insertRole(db, a);
    const taken = await calls.invite(entered([roleId], { email: test.fixture.administrator.email }));
    expect(taken.json().errors).toEqual([{ pointer: '/email', code: 'taken' }]);
    const wrong = entered([await insertRole(db, b), crypto.randomUUID()], {
      projectIds: [b.projectIds[0]],
      orderLimit: { amount: '1', currency: 'PLN' },
    });
    expect((await calls.invite(wrong)).json().errors).toEqual([
      { pointer: '/roleIds', code: 'reference' },
      { pointer: '/projectIds', code: 'reference' },
      { pointer: '/orderLimit/currency', code: 'choice' },
    ]);
    const empty = await calls.invite(entered([], { email: 'jan.bakker@noordzee', projectIds: [] }));
    expect(empty.json().errors).toEqual(
      expect.arrayContaining([
        { pointer: '/email', code: 'email' },
        { pointer: '/roleIds', code: 'required' },
        { pointer: '/projectIds', code: 'required' },
      ]),
    );
  });
});

describe('granting', () => {
  it('[DOM-07] nobody grants a right they lack, by an invitation, an edit or a wider project scope', async () => {
    const { db } = test.database;
    const [prices, contracts] = [await insertRole(db, a, ['price-view']), await insertRole(db, a)];
    const user = await manager(['contract-view']);
    expect(typeOf(await calls.invite(entered([contracts, prices]), { user }))).toBe('missing-right');
    expect((await calls.invite(entered([contracts]), { user })).statusCode).toBe(201);
    const id = await insertColleague(db, a);
    const scope = { projectIds: [a.projectIds[0]], orderLimit: null };
    expect(typeOf(await calls.edit(id, { roleIds: [prices], ...scope }, { user }))).toBe('missing-right');
    expect(typeOf(await calls.edit(user.id, { roleIds: [prices], ...scope }, { user }))).toBe('missing-right');
    // Existing roles may stay, but reach no further.
    expect((await calls.edit(id, { roleIds: [prices], ...scope })).statusCode).toBe(200);
    expect((await calls.edit(id, { roleIds: [prices, contracts], ...scope }, { user })).statusCode).toBe(200);
    for (const projectIds of [null, [...a.projectIds]]) {
      const wider = { roleIds: [prices, contracts], projectIds, orderLimit: null };
      expect(typeOf(await calls.edit(id, wider, { user }))).toBe('missing-right');
      expect((await calls.read(id)).projects).toHaveLength(1);
    }
  });

  it('[DOM-07] who is confined to projects gives no others, and changes nobody who sees others', async () => {
    const { db } = test.database;
    const [first, second] = a.projectIds;
    const roleId = await insertRole(db, a);
    const user = await manager(['contract-view'], [first]);
    for (const projectIds of [null, [second], [first, second]]) {
      const answer = await calls.invite(entered([roleId], { projectIds }), { user });
      expect([403, 422]).toContain(answer.statusCode);
    }
    const within = (await calls.invite(entered([roleId], { projectIds: [first] }), { user })).json();
    expect(within.actions).toEqual(['edit', 'resend', 'deactivate']);
    const other = await insertColleague(db, a);
    for (const id of [other, test.fixture.administrator.id, user.id === '' ? '' : test.fixture.ofBoth.id]) {
      expect((await calls.read(id, { user })).actions).toEqual([]);
      expect(typeOf(await calls.act(blockUser, id, { user }))).toBe('missing-right');
      const edit = { roleIds: [roleId], projectIds: [first], orderLimit: null };
      expect(typeOf(await calls.edit(id, edit, { user }))).toBe('missing-right');
    }
    expect((await calls.read(other)).projects).toHaveLength(2);
    const wider = { roleIds: [roleId], projectIds: null, orderLimit: null };
    expect(typeOf(await calls.edit(user.id, wider, { user }))).toBe('missing-right');
  });

  it('[RG-01] counts from the next call', async () => {
    const { db } = test.database;
    const user = await insertUser(db, email(), null, [{ client: a, rights: ['price-view'] }]);
    const token = await test.tokenOf(user);
    const rights = async () => (await test.call(getRights, { token })).json().rights;
    expect(await rights()).toEqual(['price-view']);
    const roleIds = [await insertRole(db, a, ['export']), await insertRole(db, a, ['contract-view'])];
    const edited = await calls.edit(user.id, { roleIds, projectIds: null, orderLimit: null });
    expect(edited.json()).toMatchObject({ version: 2, projects: null });
    expect(await rights()).toEqual(['contract-view', 'export']);
  });
});

describe('an order limit', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' });
  const refused = [{ pointer: '/orderLimit', code: 'own-order-limit' }];
  /** Inserts a manager of A with this limit, and returns an edit that changes it alone. */
  const managerWith = async (limit: { amount: string; currency: string } | null) => {
    const user = await manager([]);
    const columns = { order_limit_amount: limit?.amount ?? null, order_limit_currency: limit?.currency ?? null };
    await test.database.db.updateTable('membership').set(columns).where('user_id', '=', user.id).execute();
    const roleIds = (await calls.read(user.id)).roles.map(({ id }) => id);
    return { user, edit: { roleIds, projectIds: null } };
  };

  it.each([
    ['lowers it', euros('1000.00'), euros('999.99')],
    ['keeps it', euros('1000.00'), euros('1000')],
    ['sets one where there was none', null, euros('1000.00')],
    ['keeps none', null, null],
  ])('[DOM-08] is one’s own to lower: %s', async (_, before, orderLimit) => {
    const { user, edit } = await managerWith(before);
    const answer = await calls.edit(user.id, { ...edit, orderLimit }, { user });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it.each([
    ['a higher amount', euros('1000.00'), euros('1000.01')],
    ['no limit', euros('1000.00'), null],
    ['another currency', { amount: '1000.00', currency: 'PLN' }, euros('1.00')],
  ])('[DOM-08] is never one’s own to raise, but a colleague’s: %s', async (_, before, orderLimit) => {
    const { user, edit } = await managerWith(before);
    const answer = await calls.edit(user.id, { ...edit, orderLimit }, { user });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, refused]);
    expect(await calls.read(user.id)).toMatchObject({ version: 1, orderLimit: before });
    const colleague = (await managerWith(before)).user;
    expect((await calls.edit(user.id, { ...edit, orderLimit }, { user: colleague })).statusCode).toBe(200);
  });

  it('[DOM-08] is not one’s own to raise by inviting oneself again', async () => {
    const { user, edit } = await managerWith(euros('1000.00'));
    const { email } = await calls.read(user.id);
    const answer = await calls.invite(entered(edit.roleIds, { email, orderLimit: null }), { user });
    expect(answer.json().errors).toEqual([{ pointer: '/email', code: 'taken' }]);
    expect((await calls.read(user.id)).orderLimit).toEqual(euros('1000.00'));
  });
});

describe('blocking', () => {
  it('[DOM-07] keeps out of this client alone, from the next call, until unblocked', async () => {
    const { ofBoth } = test.fixture;
    const token = await test.tokenOf(ofBoth);
    const status = async (client: TestClient) =>
      (await test.call(listProjects, { token, client: client.uuid })).statusCode;
    const blocked = await calls.act(blockUser, ofBoth.id);
    expect(blocked.json()).toMatchObject({ status: 'blocked', actions: ['edit', 'unblock', 'deactivate'] });
    expect([await status(a), await status(b)]).toEqual([404, 200]);
    expect((await calls.act(unblockUser, ofBoth.id)).json().status).toBe('active');
    expect([await status(a), await status(b)]).toEqual([200, 200]);
  });

  it('[DOM-07] nobody blocks or deactivates themselves, nor unblocks who was only invited', async () => {
    const { administrator } = test.fixture;
    expect((await calls.read(administrator.id)).actions).toEqual(['edit']);
    for (const endpoint of [blockUser, deactivateUser]) {
      expect(typeOf(await calls.act(endpoint, administrator.id))).toBe('missing-right');
    }
    const invited = await insertColleague(test.database.db, a, 'invited');
    expect((await calls.act(unblockUser, invited)).json()).toMatchObject({
      type: 'illegal-transition',
      current: 'invited',
    });
  });
});

describe('the last who manages users and roles', () => {
  /** Inserts a client with two managers and a role that grants the right. */
  async function twoManagers() {
    const { db } = test.database;
    const { b: client } = test.fixture;
    const roleId = await insertRole(db, client, ['manage-roles-and-users', 'contract-view']);
    await db.updateTable('membership').set({ status: 'blocked' }).where('client_id', '=', client.id).execute();
    const managers: TestUser[] = [];
    for (let index = 0; index < 2; index += 1) {
      const user = await insertUser(db, email(), null, [{ client, rights: [] }]);
      await db.deleteFrom('membership_role').where('user_id', '=', user.id).execute();
      await db
        .insertInto('membership_role')
        .values({ user_id: user.id, client_id: client.id, role_id: roleId })
        .execute();
      managers.push(user);
    }
    const [one, other] = managers as [TestUser, TestUser];
    return { client, roleId, one, other };
  }

  it('[DOM-07] can be neither removed nor demoted nor confined, nor by an edit of the role', async () => {
    const { db } = test.database;
    const { client, roleId, one, other } = await twoManagers();
    const as = { user: one, client };
    const plain = await insertRole(db, client);
    const edit = (id: string, body: object) =>
      calls.send(
        putUser,
        { params: { id }, body: { roleIds: [roleId], projectIds: null, orderLimit: null, ...body } },
        as,
        { 'if-match': '"1"' },
      );
    expect((await calls.act(blockUser, other.id, as)).statusCode).toBe(200);
    const version = (await calls.read(one.id, as)).version;
    expect(version).toBe(1);
    expect(typeOf(await edit(one.id, { roleIds: [plain] }))).toBe('last-administrator');
    expect(typeOf(await edit(one.id, { projectIds: [client.projectIds[0]] }))).toBe('last-administrator');
    const role = await calls.readRole(roleId, as);
    const rights = { name: role.name, rights: ['contract-view'] };
    const answer = await calls.send(putRole, { params: { id: roleId }, body: rights }, as, {
      'if-match': `"${role.version}"`,
    });
    expect(typeOf(answer)).toBe('last-administrator');
    expect(await calls.readRole(roleId, as)).toEqual(role);
    expect(await calls.read(one.id, as)).toMatchObject({ version: 1, projects: null, roles: [{ id: roleId }] });
    // A member confined to projects could not restore access.
    await confine(db, other.id, client.id, [client.projectIds[0]]);
    expect((await calls.act(unblockUser, other.id, as)).statusCode).toBe(200);
    expect(typeOf(await edit(one.id, { roleIds: [plain] }))).toBe('last-administrator');
  });

  it('[DOM-07] is left, however many remove each other at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { client, one, other } = await twoManagers();
      const answers = await Promise.all([
        calls.act(blockUser, other.id, { user: one, client }),
        calls.act(blockUser, one.id, { user: other, client }),
      ]);
      // The second caller is no member any more: refused before the checks, or after the lock.
      const [done, refused] = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(done).toBe(200);
      expect([403, 404]).toContain(refused);
    }
  });

  it('[DOM-07] a right that is withdrawn at the same time is not granted any more', async () => {
    const { db } = test.database;
    const { client, roleId, one, other } = await twoManagers();
    await db.insertInto('role_right').values({ role_id: roleId, right: 'export' }).execute();
    const [plain, exporting] = [await insertRole(db, client), await insertRole(db, client, ['export'])];
    const role = await calls.readRole(roleId, { user: one, client });
    const withdraw = calls.send(
      putRole,
      { params: { id: roleId }, body: { name: role.name, rights: ['manage-roles-and-users', 'contract-view'] } },
      { user: one, client },
      { 'if-match': `"${role.version}"` },
    );
    const id = await insertColleague(db, client);
    const body = { roleIds: [plain, exporting], projectIds: [...client.projectIds], orderLimit: null };
    const [withdrawn, granted] = await Promise.all([
      withdraw,
      calls.send(putUser, { params: { id }, body }, { user: other, client }, { 'if-match': '"1"' }),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    // Either order is valid: granted before the withdrawal, or refused after it.
    expect([200, 403]).toContain(granted.statusCode);
  });
});
