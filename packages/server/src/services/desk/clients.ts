import type { Right } from '@hireyard/contract';
import {
  CLIENT_STATES,
  type ClientAdministrator,
  type ClientState,
  type DeskClient,
  type DeskClientSummary,
  getDeskClient,
  inviteDeskAdministrator,
  listDeskClients,
  listDeskClientsFacets,
  patchDeskClient,
  resendDeskInvitation,
} from '@hireyard/contract/desk';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { USER } from '../../domain/lifecycle.ts';
import { isUuid } from '../../domain/uuid.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { accountsRoute, type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { changeClient, clients } from '../../imports/clients.ts';
import { nameKey } from '../../lists/page.ts';
import { searchWords } from '../../lists/search.ts';
import { namesFor } from '../../privacy/former-user.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { holdsRight } from '../members.ts';
import { administratorRole } from '../usermgmt/administrator-role.ts';
import { addMember, inviteMember } from '../usermgmt/member-writes.ts';
import { sentInvitation } from '../usermgmt/users.ts';
import { cellCounts } from './cell-counts.ts';

/** Clients of the operating company, for its people (DK-08). The writes are those of the company's systems. */
export const deskClientRoutes: Route[] = [
  route(listDeskClients, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredClients(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskClientsFacets, async ({ db, query }) => {
    const rows = await filteredClients(db, { q: query.q, state: [], managed: [] });
    const cells = await rows
      .clearSelect()
      .select(['state', 'managed'])
      .select(sql<number>`count(*)::int`.as('n'))
      .groupBy(['state', 'managed'])
      .execute();
    const { total, counted } = cellCounts(['state', 'managed'], cells, query);
    const facets = {
      state: CLIENT_STATES.map((state) => counted('state', state)),
      managed: (['yes', 'no'] as const).map((value) => counted('managed', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskClient, async ({ db, params }) => toClient(db, await clientRow(db, params.id))),
  route(patchDeskClient, async ({ db, params, body }) => {
    await db.lock();
    const before = await clientRow(db, params.id);
    await changeClient(db, before, body);
    return toClient(db, await clientRow(db, params.id));
  }),
  accountsRoute(inviteDeskAdministrator, async (call) => {
    const { db, params, body, accounts, log } = call;
    const { id, row, client } = await lockedClient(db, params.id);
    const role = await administratorRole(client);
    const access = { roleIds: [role], projectIds: null, orderLimit: null };
    const userId = await addMember(client, accounts, { ...body, ...access });
    logSecurity(log, 'user-invited');
    await inviteMember(client, call, { userId, clientId: id, invitedBy: null });
    return toClient(db, row);
  }),
  accountsRoute(resendDeskInvitation, async (call) => {
    const { db, params, log } = call;
    const { id, row, client } = await lockedClient(db, params.id);
    const member = (await administratorsOf(client)).find((one) => one.id === params.userId);
    if (!member) throw notFound();
    if (member.status !== 'invited') throw illegalTransition(member.status, USER[member.status]);
    logSecurity(log, 'user-invited');
    await inviteMember(client, call, { userId: member.id, clientId: id, invitedBy: null });
    return toClient(db, row);
  }),
];

type ClientRow = Selectable<Database['corporate_client']>;
type MemberRow = Selectable<Database['membership']>;

interface Listed extends Omit<DeskClientSummary, 'state'> {
  readonly customer_number: string;
  readonly state: ClientState;
  readonly managed: 'yes' | 'no';
  readonly name_key: string;
}

const MANAGES: Right = 'manage-roles-and-users';

/** Selects the clients that match all filters, each with the number of its administrators. */
async function filteredClients(
  db: CompanyDb,
  {
    q,
    state,
    managed,
  }: { readonly q?: string | undefined; readonly state: readonly string[]; readonly managed: readonly string[] },
) {
  let rows = db
    .selectFrom(
      sql<Listed>`(
        select *, case when administrators > 0 then 'yes' else 'no' end as managed from (
          select owner.external_uuid as id, owner.name, owner.customer_number, owner.search_key,
            case when owner.archived then 'archived' when owner.blocked then 'blocked' else 'active' end as state,
            ${nameKey(sql`owner.name`, db.language)} as name_key,
            (select count(distinct member.id)::int from membership member
              join membership_role held on held.user_id = member.id and held.client_id = member.client_id
              join role_right granted on granted.role_id = held.role_id and granted."right" = ${MANAGES}
              where member.client_id = owner.id and member.status = 'active') as administrators
          from (select *, folded(name, customer_number) as search_key from corporate_client) owner) described)`.as(
        'client',
      ),
    )
    .selectAll('client');
  if (state.length) rows = rows.where('state', 'in', state as never);
  if (managed.length) rows = rows.where('managed', 'in', managed as never);
  for (const { pattern } of await searchWords(db, q))
    rows = rows.where(sql<SqlBool>`client.search_key like ${pattern}`);
  return rows;
}

const ordered = (key: 'name_key' | 'customer_number') => ({
  keys: [{ key: `client.${key}`, type: 'text' as const }],
  id: 'client.id',
  positionOf: (row: Listed) => ({ keys: [row[key]], id: row.id }),
});
const ORDERS = { name: ordered('name_key'), number: ordered('customer_number') };

const toSummary = ({ id, name, customer_number: customerNumber, state, administrators }: Listed) => ({
  ...{ id, name, customerNumber, state, administrators },
});

/** Returns a client of the company. Throws 404 for any other. */
export async function clientRow(db: CompanyDb, id: string): Promise<ClientRow> {
  const row = isUuid(id)
    ? await db.selectFrom('corporate_client').where('external_uuid', '=', id).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

async function lockedClient(db: CompanyDb, id: string) {
  const row = await clientRow(db, id);
  const client = db.within(row.id);
  await client.lock();
  return { id: row.id, row, client };
}

/** Returns the users with the right to manage users, and those who are invited to. */
const administratorsOf = (client: ClientDb): Promise<MemberRow[]> =>
  client
    .selectFrom('membership')
    .where('status', '<>', 'deactivated')
    .where(holdsRight(MANAGES))
    .selectAll()
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();

async function toClient(
  db: CompanyDb,
  { id, external_uuid: uuid, default_depot_id: depotId }: ClientRow,
): Promise<DeskClient> {
  const [read] = await clients.read(db, [String(id)]);
  if (!read) throw notFound();
  const { uuid: _uuid, ...item } = read.item;
  const keys = await db.externalKeys.of('clients', [String(id)]);
  const depot =
    depotId === null
      ? undefined
      : await db.selectFrom('depot').where('id', '=', depotId).select(['id', 'name']).executeTakeFirst();
  const administrators = await administratorsOf(db.within(id));
  return {
    ...item,
    id: uuid,
    externalId: keys.get(String(id))?.externalId ?? null,
    depot: depot ?? null,
    administrators: administrators.map((member) => toAdministrator(member, db)),
  };
}

function toAdministrator(member: MemberRow, { language }: CompanyDb): ClientAdministrator {
  const { id, email, status } = member;
  const { first: firstName, last: lastName } = namesFor(member, language);
  return { id, firstName, lastName, email, status, invitation: sentInvitation(member) };
}
