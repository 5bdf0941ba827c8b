import {
  createSavedView,
  deleteSavedView,
  getSavedView,
  listSavedViews,
  putSavedView,
  SAVED_VIEW_LISTS,
  SAVED_VIEWS_MAX,
  type SavedView,
  type SavedViewList,
  SHARED_VIEWS_MAX,
} from '@hireyard/contract';
import { nameKey } from '@hireyard/contract/name-key';
import { sql } from 'kysely';
import { refusedBy } from '../../http/constraints.ts';
import { invalid, missingRight, moduleInactive, notFound } from '../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../http/route.ts';
import { colleague } from '../colleague.ts';
import { endpointOf, viewQuery } from './view-query.ts';

/**
 * Named views of lists (DOM-21): the user's own, and shared views of colleagues. A view is only an address: users open
 * it with their own rights.
 */
export const savedViewRoutes: Route[] = [
  route(listSavedViews, async (call) => {
    const requestedList = call.query.list;
    const lists = SAVED_VIEW_LISTS.filter((list) => mayRead(call.scope, list) && (requestedList ?? list) === list);
    const rows = await rowsOf(call)
      .where(sql<boolean>`list = any(${lists}::text[])`)
      .orderBy('name_key')
      .orderBy('id')
      .execute();
    return { items: rows.map((row) => toView(row, call.scope)) };
  }),

  route(getSavedView, async (call) => viewOf(call, call.params.id)),

  route(createSavedView, async (call) => {
    const { db, scope, body } = call;
    const { list, name, shared } = body;
    assertReads(scope, list);
    const query = viewQuery(list, body.query);
    await assertFewer(db.selectFrom('saved_view').where('created_by', '=', scope.userId), SAVED_VIEWS_MAX, 'user');
    if (shared) await assertShareable(call, list);
    const id = crypto.randomUUID();
    await db.insert('saved_view', [{ id, list, name, name_key: nameKey(name), query, shared }]).catch(refused);
    return viewOf(call, id);
  }),

  route(putSavedView, async (call) => {
    const { body, version } = call;
    const { id, list, own, shared } = await viewOf(call, call.params.id);
    if (!own) throw missingRight();
    assertReads(call.scope, list);
    if (body.shared && !shared) await assertShareable(call, list);
    const set = { ...body, name_key: nameKey(body.name), query: viewQuery(list, body.query) };
    await call.db.update('saved_view', { id, version }, set).catch(refused);
    return viewOf(call, id);
  }),

  route(deleteSavedView, async (call) => {
    const { id, actions } = await viewOf(call, call.params.id);
    if (!actions.includes('delete')) throw missingRight();
    await call.db.remove('saved_view', { id });
    return undefined;
  }),
];

/** True if the caller can read the list: its module is active and they have its rights. */
function mayRead({ modules, rights }: ClientScope, list: SavedViewList): boolean {
  const endpoint = endpointOf(list);
  return (endpoint.module === null || modules.has(endpoint.module)) && endpoint.rights.every((one) => rights.has(one));
}

function assertReads(scope: ClientScope, list: SavedViewList): void {
  const { module } = endpointOf(list);
  if (module !== null && !scope.modules.has(module)) throw moduleInactive();
  if (!mayRead(scope, list)) throw missingRight();
}

type Views = ReturnType<typeof ofShared>;
const ofShared = ({ db }: ClientCall, list: SavedViewList) =>
  db.selectFrom('saved_view').where('list', '=', list).where('shared', '=', true);

/** Points at the whole body, because no other name or query would help. */
async function assertFewer(views: Pick<Views, 'select'>, max: number, scope: 'user' | 'list'): Promise<void> {
  const { count } = await views.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  if (count >= max) throw invalid([{ pointer: '', code: 'too-many', params: { max, of: scope } }]);
}
const assertShareable = (call: ClientCall, list: SavedViewList) =>
  assertFewer(ofShared(call, list), SHARED_VIEWS_MAX, 'list');

/** Selects the user's own views, and shared ones. */
const rowsOf = ({ db }: ClientCall) =>
  db
    .selectFrom('saved_view')
    .select(['id', 'list', 'name', 'query', 'shared', 'created_by', 'version'])
    .select(colleague(db, 'saved_view.created_by').as('owner'));
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

async function viewOf(call: ClientCall, id: string): Promise<SavedView> {
  const row = await rowsOf(call).where('id', '=', id).executeTakeFirst();
  // The owner can still delete a view of a list that they can no longer read.
  if (!row || !(mayRead(call.scope, row.list) || row.created_by === call.scope.userId)) throw notFound();
  return toView(row, call.scope);
}

function toView({ created_by, ...row }: Row, { userId, rights }: ClientScope): SavedView {
  const own = created_by === userId;
  const mayDelete = own || rights.has('manage-roles-and-users');
  const actions = [...(own ? ['edit' as const] : []), ...(mayDelete ? ['delete' as const] : [])];
  return { ...row, own, actions };
}

const refused = refusedBy({ saved_view_name: { pointer: '/name', code: 'taken' } });
