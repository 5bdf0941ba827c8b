import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskScopeOf } from '../auth/desk-accounts.ts';
import { passwordMatches } from '../auth/passwords.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertInvited, insertSession } from '../testing/fixture.ts';
import { addDeskUser, listDeskUsers, type NewDeskUser, removeDeskUser, setDeskUser } from './desk-users.ts';
import { eraseUser } from './erase-user.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.deleteFrom('desk_account').execute();
});
afterAll(() => test.close());

const PERSON: NewDeskUser = {
  ...{ email: 'Dora@desk.example', password: null, firstName: 'Dora', lastName: 'Depot' },
  ...{ opCo: 'nl', depot: 'Utrecht', language: 'nl', readsOnly: false, connects: false, viewsAs: false },
};
const idOf = async (email: string) =>
  (await test.database.db.selectFrom('app_user').where('email', '=', email).selectAll().executeTakeFirstOrThrow()).id;

it('[DK-01] is made, listed and removed by an operator; a password is shown once and kept nowhere', async () => {
  const { db } = test.database;
  expect(await listDeskUsers(db)).toBe('There is no desk account.');
  const made = await addDeskUser(db, PERSON);
  const [, password = ''] =
    /^dora@desk\.example works at the desk of NL\. The password, shown this once: (\S{20})$/.exec(made) ?? [];
  const user = await db.selectFrom('app_user').where('email', '=', 'dora@desk.example').selectAll().executeTakeFirst();
  expect(user).toMatchObject({ first_name: 'Dora', last_name: 'Depot', language: 'nl', status: 'active' });
  expect(await passwordMatches(user?.password_hash ?? null, password)).toBe(true);

  const reader = { ...PERSON, email: 'rob@desk.example', password: 'a password of one line', depot: null };
  expect(await addDeskUser(db, { ...reader, readsOnly: true })).toBe('rob@desk.example reads the desk of NL.');
  expect(await listDeskUsers(db)).toBe('dora@desk.example  NL  Utrecht  acts\nrob@desk.example  NL  all depots  reads');
  const id = await idOf('dora@desk.example');
  expect(await deskScopeOf(db, id)).toMatchObject({ opCo: 'NL', rights: new Set(['desk.see', 'desk.act']) });
  expect((await deskScopeOf(db, await idOf('rob@desk.example')))?.rights).toEqual(new Set(['desk.see']));

  // Whoever may connect systems is told apart.
  const rob = { email: 'rob@desk.example', readsOnly: false, viewsAs: false };
  expect(await setDeskUser(db, { ...rob, connects: true })).toBe('rob@desk.example at the desk of NL: acts, connects.');
  expect(await listDeskUsers(db)).toContain('rob@desk.example  NL  all depots  acts, connects');
  expect(await setDeskUser(db, { ...rob, readsOnly: true, connects: false, viewsAs: true })).toBe(
    'rob@desk.example at the desk of NL: reads, views as users.',
  );
  expect((await deskScopeOf(db, await idOf('rob@desk.example')))?.rights).toEqual(
    new Set(['desk.see', 'desk.view-as']),
  );
  const ivo = { ...PERSON, email: 'ivo@desk.example', connects: true };
  await addDeskUser(db, ivo);
  expect((await deskScopeOf(db, await idOf(ivo.email)))?.rights).toEqual(
    new Set(['desk.see', 'desk.act', 'desk.connect']),
  );

  await insertSession(db, id);
  const erased = () => eraseUser(db, { email: 'dora@desk.example', id: null });
  await expect(erased()).rejects.toThrow('dora@desk.example works at the desk of NL: use remove-desk-user first.');
  expect(await removeDeskUser(db, 'dora@desk.example')).toBe('dora@desk.example has no access to the desk any more.');
  expect(await deskScopeOf(db, id)).toBeNull();
  expect(await db.selectFrom('session').where('user_id', '=', id).selectAll().execute()).toEqual([]);
  expect(await erased()).toContain('Erased.');
});

it('[OP-44] takes over an address that was invited, and ends its invitations', async () => {
  const { db } = test.database;
  const { a } = test.fixture;
  const email = 'eve@desk.example';
  const invitedId = await insertInvited(db, email, a, test.now());
  await addDeskUser(db, { ...PERSON, email, password: 'a password of one line' });
  const user = await db.selectFrom('app_user').where('email', '=', email).selectAll().executeTakeFirstOrThrow();
  expect(user).toMatchObject({
    id: invitedId,
    first_name: 'Dora',
    last_name: 'Depot',
    language: 'nl',
    status: 'active',
  });
  expect(await passwordMatches(user.password_hash, 'a password of one line')).toBe(true);
  expect(await deskScopeOf(db, invitedId)).toMatchObject({ opCo: 'NL' });
  const members = db.selectFrom('membership').where('user_id', '=', invitedId).select('status');
  expect(await members.execute()).toEqual([{ status: 'deactivated' }]);
});

it('[DK-01] says in one sentence what is wrong, and makes nothing', async () => {
  const { db } = test.database;
  const refused = async (change: Partial<NewDeskUser>, sentence: string) =>
    expect(addDeskUser(db, { ...PERSON, email: 'new@desk.example', ...change })).rejects.toThrow(sentence);
  await refused({ opCo: 'XX' }, '--op-co has to name an operating company: NL.');
  await refused({ depot: 'Atlantis' }, '--depot has to name one of: Utrecht.');
  await refused({ language: 'tlh' }, '--language has to be one of: en-US, de, fr, nl, hu, pl.');
  await refused({ email: 'admin@a.example' }, 'There is a user admin@a.example already.');
  await refused({ readsOnly: true, connects: true }, 'Take either --read-only or --connects.');
  await refused({ password: 'short' }, 'The password needs at least 12 characters.');
  await expect(removeDeskUser(db, 'admin@a.example')).rejects.toThrow('There is no desk account admin@a.example.');
  const unknown = { email: 'admin@a.example', readsOnly: true, connects: false, viewsAs: false };
  await expect(setDeskUser(db, unknown)).rejects.toThrow('There is no desk account admin@a.example.');
  expect(await db.selectFrom('app_user').where('email', '=', 'new@desk.example').selectAll().execute()).toEqual([]);
});
