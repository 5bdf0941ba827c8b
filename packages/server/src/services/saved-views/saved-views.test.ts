import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  putSavedView,
  SAVED_VIEW_LISTS,
  type SavedView,
} from '@hireyard/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/fixture.ts';
import { insertSavedView } from '../../testing/fixture-saved-views.ts';
import { endpointOf, viewQuery } from './view-query.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const db = () => test.database.db;

let made = 0;
const entered = (given: object = {}) => {
  made += 1;
  return { name: `View ${made}`, query: 'q=lift&status=paid&sort=date%2Casc&page=3', shared: false, ...given };
};
const create = async (user: TestUser, given: object = {}) =>
  test.call(createSavedView, {
    token: await test.tokenOf(user),
    sample: { body: { list: 'documents', ...entered(given) } },
  });
const of = async (user: TestUser, sample = {}) => {
  const { a, b, administratorOfB } = test.fixture;
  return { token: await test.tokenOf(user), sample, client: user === administratorOfB ? b.uuid : a.uuid };
};
/** Edits a view that was read in this version. */
const put = async (user: TestUser, id: string, body: object, version = 1) =>
  test.call(putSavedView, { ...(await of(user, { params: { id }, body })), headers: { 'if-match': `"${version}"` } });
const shown = async (user: TestUser, list = 'documents'): Promise<SavedView[]> =>
  (await test.call(listSavedViews, await of(user, { query: { list } }))).json().items;
const idsOf = async (user: TestUser, list?: string) => (await shown(user, list)).map(({ id }) => id);

describe('the query of a saved view', () => {
  it('[DOM-21] keeps what the list knows, in one order and without the page', () => {
    expect(viewQuery('documents', 'page=3&size=50&status=paid&q=lift&status=overdue&status=paid')).toBe(
      'q=lift&status=paid&status=overdue&size=50',
    );
    expect(viewQuery('contract-lines', '?view=planning&zoom=week&q=a')).toBe('q=a&view=planning&zoom=week');
    for (const list of SAVED_VIEW_LISTS) {
      const { defaultSort } = endpointOf(list).list ?? {};
      const sort = new URLSearchParams({ sort: `${defaultSort?.field},asc` }).toString();
      expect(viewQuery(list, `${sort}&page=2`)).toBe(sort);
    }
  });

  it.each([
    ['documents', 'token=secret', 'unknown'],
    ['documents', 'lang=de', 'unknown'],
    ['documents', 'view=planning', 'unknown'],
    ['contract-lines', 'view=map', 'choice'],
    ['documents', 'status=lost', 'choice'],
    ['documents', 'sort=colour%2Casc', 'choice'],
    ['documents', 'from=2026-02-30', 'date'],
    ['documents', 'size=201', 'too-large'],
    ['documents', 'size=25&size=50', 'type'],
    ['documents', `q=${'a'.repeat(101)}`, 'too-long'],
    ['documents', 'q=a%E2%80%AEb', 'characters'],
    ['documents', Array.from({ length: 51 }, (_, index) => `project=p${index}`).join('&'), 'too-long'],
  ] as const)('[DOM-21] refuses what it does not (%#: %s)', (list, query, code) => {
    const issues = [expect.objectContaining({ pointer: '/query', code })];
    expect(() => viewQuery(list, query)).toThrow(expect.objectContaining({ extension: { errors: issues } }));
  });
});

describe('a saved view', () => {
  it('[DOM-21] is found again by its owner alone, until it is shared', async () => {
    const { administrator, confined } = test.fixture;
    const answer = await create(administrator, { name: 'Paid lifts' });
    expect(answer.statusCode, answer.body).toBe(201);
    const view: SavedView = answer.json();
    expect(view).toMatchObject({
      name: 'Paid lifts',
      query: 'q=lift&status=paid&sort=date%2Casc',
      shared: false,
      own: true,
      owner: { id: administrator.id },
      actions: ['edit', 'delete'],
      version: 1,
    });
    expect(await shown(administrator)).toContainEqual(view);
    expect(await idsOf(administrator, 'orders')).not.toContain(view.id);
    expect(await idsOf(confined)).not.toContain(view.id);
    const sample = { params: { id: view.id }, body: entered({ shared: true }) };
    for (const endpoint of [getSavedView, putSavedView, deleteSavedView]) {
      const tried = await test.call(endpoint, { ...(await of(confined, sample)), headers: { 'if-match': '"1"' } });
      expect(tried.statusCode, endpoint.id).toBe(404);
    }
    const changed = await put(administrator, sample.params.id, sample.body);
    expect(changed.json()).toMatchObject({ shared: true, version: 2, name: sample.body.name });
    const found = (await shown(confined)).find(({ id }) => id === view.id);
    expect(found).toMatchObject({ shared: true, own: false, owner: { id: administrator.id }, actions: ['delete'] });
    // An edit of an outdated version does not overwrite.
    expect((await put(administrator, view.id, entered())).statusCode).toBe(412);
  });

  it('[DOM-21] is changed by nobody else; a shared one is deleted by who manages users too', async () => {
    const { a, administrator, confined } = test.fixture;
    const id = await insertSavedView(db(), a, confined.id, { shared: true });
    const others = await insertSavedView(db(), a, confined.id);
    const plain = test.fixture.lacking['manage-roles-and-users'];
    expect((await shown(plain)).find((view) => view.id === id)).toMatchObject({ own: false, actions: [] });
    for (const user of [plain, administrator]) {
      expect((await put(user, id, entered())).json()).toMatchObject({ type: 'missing-right' });
    }
    const params = { params: { id } };
    expect((await test.call(deleteSavedView, await of(plain, params))).json()).toMatchObject({ type: 'missing-right' });
    expect((await test.call(deleteSavedView, await of(administrator, params))).statusCode).toBe(204);
    expect(await idsOf(confined)).not.toContain(id);
    const hidden = await test.call(deleteSavedView, await of(administrator, { params: { id: others } }));
    expect(hidden.statusCode).toBe(404);
    expect(await idsOf(confined)).toContain(others);
  });

  it('[DOM-21] [DOM-11] is nothing to another client, nor to who may not read its list', async () => {
    const { a, administrator, administratorOfB } = test.fixture;
    const id = await insertSavedView(db(), a, administrator.id, { shared: true });
    const blind = test.fixture.lacking['document-view'];
    expect(await idsOf(administratorOfB)).not.toContain(id);
    expect(await idsOf(blind)).toEqual([]);
    for (const user of [administratorOfB, blind]) {
      for (const endpoint of [getSavedView, deleteSavedView]) {
        const tried = await test.call(endpoint, await of(user, { params: { id } }));
        expect(tried.statusCode, endpoint.id).toBe(404);
      }
    }
    expect((await create(blind)).json()).toMatchObject({ type: 'missing-right' });
    // An older view of the user's own: hidden in the list, but still deletable.
    const own = await insertSavedView(db(), a, blind.id);
    expect(await idsOf(blind)).toEqual([]);
    expect((await put(blind, own, entered())).json()).toMatchObject({
      type: 'missing-right',
    });
    expect((await test.call(deleteSavedView, await of(blind, { params: { id: own } }))).statusCode).toBe(204);
    const ofOrder = { client_id: a.id, module: 'order' } as const;
    await db().deleteFrom('client_module').where('client_id', '=', a.id).where('module', '=', 'order').execute();
    onTestFinished(async () => {
      await db().insertInto('client_module').values(ofOrder).execute();
    });
    const lines = await insertSavedView(db(), a, administrator.id, { list: 'contract-lines' });
    expect(await idsOf(administrator, 'contract-lines')).not.toContain(lines);
    expect((await create(administrator, { list: 'contract-lines', query: '' })).json()).toMatchObject({
      type: 'module-inactive',
    });
  });

  it('[DOM-21] has a name that none of the same owner and list has, whatever the case', async () => {
    const { administrator, confined } = test.fixture;
    const taken = { errors: [{ pointer: '/name', code: 'taken' }] };
    expect((await create(administrator, { name: 'Überfällig' })).statusCode).toBe(201);
    expect((await create(administrator, { name: ' überfällig ' })).json()).toMatchObject(taken);
    expect((await create(confined, { name: 'überfällig' })).statusCode).toBe(201);
    const other = await create(administrator, { list: 'orders', name: 'überfällig', query: '' });
    expect(other.statusCode, other.body).toBe(201);
    const { id } = (await create(administrator)).json();
    expect((await put(administrator, id, entered({ name: 'ÜBERFÄLLIG' }))).json()).toMatchObject(taken);
  });

  it('[DOM-21] is one of at most 50 of a user, and of 100 that are shared of a list', async () => {
    const { a, administrator } = test.fixture;
    const { 'asset-view': user, export: other } = test.fixture.lacking;
    onTestFinished(async () => {
      await db().deleteFrom('saved_view').where('created_by', 'in', [user.id, other.id]).execute();
    });
    for (let count = 0; count < 50; count += 1) await insertSavedView(db(), a, user.id, { shared: true });
    const full = (of: string, max: number) => ({ errors: [{ pointer: '', code: 'too-many', params: { max, of } }] });
    expect((await create(user)).json()).toMatchObject(full('user', 50));
    const before = (await shown(administrator)).filter(({ shared }) => shared).length;
    for (let count = before; count < 100; count += 1) await insertSavedView(db(), a, other.id, { shared: true });
    expect((await create(administrator, { shared: true })).json()).toMatchObject(full('list', 100));
    const { id } = (await create(administrator)).json();
    expect((await put(administrator, id, entered({ shared: true }))).json()).toMatchObject(full('list', 100));
  });
});
