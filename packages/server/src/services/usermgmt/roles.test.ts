import { BUILT_IN_ROLES, createRole, deleteRole, putRole, RIGHTS, type Right } from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS_OF_ROLE } from '../../domain/roles.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertColleague, insertRole, insertUser, type TestClient } from '../../testing/fixture.ts';
import { userCalls } from './users.fixture.ts';

let test: TestApp;
let a: TestClient;
let calls: ReturnType<typeof userCalls>;
beforeAll(async () => {
  test = await startTestApp();
  ({ a } = test.fixture);
  calls = userCalls(test);
  const { db } = test.database;
  for (const name of BUILT_IN_ROLES) {
    const id = crypto.randomUUID();
    await db.insertInto('role').values({ id, client_id: a.id, name, built_in: true, copied_from: null }).execute();
    await db
      .insertInto('role_right')
      .values(RIGHTS_OF_ROLE[name].map((right) => ({ role_id: id, right })))
      .execute();
  }
});
afterAll(() => test.close());

const typeOf = (answer: { json(): { type: string } }) => answer.json().type;
const name = () => `Role ${crypto.randomUUID().slice(0, 8)}`;
const builtIn = async (wanted: string) => {
  const role = (await calls.roles()).find((one) => one.name === wanted);
  if (!role) throw new Error(`no role ${wanted}`);
  return role;
};
const copy = (body: { copiedFromId: string; name: string; rights: readonly Right[] }, as = {}) =>
  calls.send(createRole, { body }, as);

describe('GET /roles', () => {
  it('[RG-02] lists built-in roles in their order, then own ones by name, with rights and members', async () => {
    const roles = await calls.roles();
    expect(roles.slice(0, 7).map((role) => role.name)).toEqual([...BUILT_IN_ROLES]);
    expect(roles[0]).toMatchObject({ builtIn: true, rights: [...RIGHTS], memberCount: 0, actions: ['copy'] });
    const own = roles.slice(7);
    expect(own.length).toBeGreaterThan(20);
    expect(own.every((role) => !role.builtIn)).toBe(true);
    expect(own.find((role) => role.name.endsWith('of admin@a.example'))).toMatchObject({
      memberCount: 1,
      actions: ['copy', 'edit'],
    });
  });
});

describe('an own role', () => {
  it('[DOM-07] begins as a copy, is edited in place and deleted while nobody holds it', async () => {
    const source = await builtIn('Site user');
    const made = await copy({ copiedFromId: source.id, name: name(), rights: source.rights });
    expect(made.json()).toMatchObject({
      builtIn: false,
      copiedFromId: source.id,
      rights: source.rights,
      memberCount: 0,
      actions: ['copy', 'edit', 'delete'],
      version: 1,
    });
    const { id } = made.json();
    const edited = await calls.editRole(id, { name: name(), rights: ['export', 'contract-view', 'export'] });
    expect(edited.json()).toMatchObject({ rights: ['contract-view', 'export'], version: 2 });
    expect(await calls.readRole(id)).toEqual(edited.json());

    const { db } = test.database;
    const member = await insertColleague(db, a);
    const held = { user_id: member, client_id: a.id, role_id: id };
    await db.insertInto('membership_role').values(held).execute();
    expect((await calls.readRole(id)).actions).toEqual(['copy', 'edit']);
    expect(typeOf(await calls.act(deleteRole, id))).toBe('role-in-use');
    // A deactivated member does not block the deletion.
    await db.updateTable('membership').set({ status: 'deactivated' }).where('user_id', '=', member).execute();
    expect((await calls.act(deleteRole, id)).statusCode).toBe(204);
    expect((await calls.act(deleteRole, id)).statusCode).toBe(404);
    expect((await calls.read(member)).roles).toHaveLength(1);
  });

  it('[DOM-07] gives no right that its maker lacks, and keeps one that it has', async () => {
    const { db } = test.database;
    const source = await builtIn('Viewer');
    const user = await insertUser(db, `${crypto.randomUUID()}@a.example`, null, [
      { client: a, rights: ['manage-roles-and-users', 'contract-view'] },
    ]);
    const refused = await copy({ copiedFromId: source.id, name: name(), rights: ['price-view'] }, { user });
    expect(typeOf(refused)).toBe('missing-right');
    const id = await insertRole(db, a, ['price-view']);
    expect(typeOf(await calls.editRole(id, { rights: ['price-view', 'export'] }, { user }))).toBe('missing-right');
    expect((await calls.editRole(id, { rights: ['price-view', 'contract-view'] }, { user })).statusCode).toBe(200);
  });

  it('has a name of its own within the client, and a source that the client has', async () => {
    const source = await builtIn('Buyer');
    const taken = await copy({ copiedFromId: source.id, name: 'Viewer', rights: ['contract-view'] });
    expect(taken.json().errors).toEqual([{ pointer: '/name', code: 'taken' }]);
    for (const other of [
      'viewer',
      ' Lezer ',
      'lecteur',
      'NUR LESEN',
      'finanse',
      'PÉNZÜGY',
      'Вuуеr',
      'Ｖｉｅｗｅｒ',
      'Αdministratοr',
    ]) {
      const again = await copy({ copiedFromId: source.id, name: other, rights: ['contract-view'] });
      expect([other, again.json().errors]).toEqual([other, [{ pointer: '/name', code: 'taken' }]]);
    }
    const foreign = await insertRole(test.database.db, test.fixture.b);
    const unknown = await copy({ copiedFromId: foreign, name: name(), rights: ['contract-view'] });
    expect(unknown.json().errors).toEqual([{ pointer: '/copiedFromId', code: 'reference' }]);
    const empty = await copy({ copiedFromId: source.id, name: ' ', rights: [] });
    expect(empty.json().errors).toEqual([
      { pointer: '/name', code: 'required' },
      { pointer: '/rights', code: 'required' },
    ]);
  });
});

it('[DOM-07] an own role keeps its name, and takes that of no other in any case', async () => {
  const { db } = test.database;
  const rights = ['contract-view'] as const;
  const [first, second] = [name(), name()];
  const source = await builtIn('Buyer');
  const [one, other] = await Promise.all(
    [first, second].map((made) => copy({ copiedFromId: source.id, name: made, rights })),
  );
  const id = other?.json().id;
  expect(one?.statusCode).toBe(201);
  const taken = [{ pointer: '/name', code: 'taken' }];
  const again = await copy({ copiedFromId: source.id, name: ` ${first.toUpperCase()} `, rights });
  expect(again.json().errors).toEqual(taken);
  for (const refused of [first.toUpperCase(), 'beheerder'])
    expect((await calls.editRole(id, { name: refused, rights })).json().errors).toEqual(taken);
  expect((await calls.editRole(id, { name: second.toUpperCase(), rights })).json().name).toBe(second.toUpperCase());
  // A name older than the rule.
  await db.updateTable('role').set({ name: 'Lezer' }).where('id', '=', id).execute();
  expect((await calls.editRole(id, { name: 'Lezer', rights: ['export'] })).statusCode).toBe(200);
});

describe('what is not changed', () => {
  it('[DOM-07] is a built-in role, by anybody, and any role by who is confined to projects', async () => {
    const role = await builtIn('Buyer');
    const body = { name: 'Buyer', rights: ['contract-view'] };
    const edit = (id: string, user = test.fixture.administrator) =>
      calls.send(putRole, { params: { id }, body: { ...body, name: name() } }, { user }, { 'if-match': '"1"' });
    expect([typeOf(await edit(role.id)), typeOf(await calls.act(deleteRole, role.id))]).toEqual([
      'missing-right',
      'missing-right',
    ]);
    const user = test.fixture.confined;
    const own = await insertRole(test.database.db, a);
    const answers = [
      await edit(own, user),
      await calls.act(deleteRole, own, { user }),
      await copy({ copiedFromId: role.id, name: name(), rights: ['contract-view'] }, { user }),
    ];
    expect(answers.map(typeOf)).toEqual(Array(3).fill('missing-right'));
    expect((await calls.readRole(own, { user })).actions).toEqual([]);
    expect(await calls.readRole(role.id)).toEqual(role);
  });
});
