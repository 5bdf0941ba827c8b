import {
  beginDeskView,
  type DeskUser,
  endDeskView,
  listDeskClientUsers,
  MAX_CLIENT_USERS,
  VIEW_MINUTES,
} from '@hireyard/contract/desk';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { AccessTokens } from '../../auth/access-tokens.ts';
import type { ClientDb } from '../../database/client/client-db.ts';
import { requestTransaction } from '../../database/request-transaction.ts';
import type { Database } from '../../database/tables.ts';
import { USER } from '../../domain/lifecycle.ts';
import { isUuid } from '../../domain/uuid.ts';
import { illegalTransition, notFound } from '../../http/problem.ts';
import { accountsRoute, type CompanyActor, type Route, route } from '../../http/route.ts';
import { logSecurity } from '../../http/security-log.ts';
import { searchWords } from '../../lists/search.ts';
import { namesFor } from '../../privacy/former-user.ts';
import { clientRow } from './clients.ts';

const VIEW_LIFE = VIEW_MINUTES * 60_000;

/** The users of a client, and views of the portal as one of them (DK-15). */
export const deskViewRoutes = (tokens: AccessTokens): Route[] => [
  route(listDeskClientUsers, async ({ db, params, query }) => {
    const { id } = await clientRow(db, params.id);
    const client = db.within(id);
    let members = client.selectFrom('membership').selectAll();
    for (const { pattern } of await searchWords(db, query.q)) members = members.where('search_text', 'like', pattern);
    const rows = await members
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .limit(MAX_CLIENT_USERS + 1)
      .execute();
    const shown = rows.slice(0, MAX_CLIENT_USERS);
    const roles = await rolesOf(
      client,
      shown.map((row) => row.id),
    );
    const items = shown.map((row): DeskUser => {
      const { first: firstName, last: lastName } = namesFor(row, db.language);
      return { id: row.id, firstName, lastName, email: row.email, status: row.status, roles: roles.get(row.id) ?? [] };
    });
    return { items, hasMore: rows.length > MAX_CLIENT_USERS };
  }),

  accountsRoute(beginDeskView, async ({ db, params, accounts, caller, by, now, real, log }) => {
    const client = await clientRow(db, params.id);
    const member = await memberOf(db.within(client.id), params.userId);
    if (client.archived || !member) throw notFound();
    if (member.status !== 'active') throw illegalTransition(member.status, USER[member.status]);
    const id = crypto.randomUUID();
    const expiresAt = new Date(real.getTime() + VIEW_LIFE);
    const view = {
      ...{ id, session_id: caller.sessionId, desk_user_id: caller.userId },
      ...{ user_id: member.id, client_id: client.id, begun_at: real, expires_at: expiresAt },
    };
    await requestTransaction(accounts, async (trx) => {
      await trx.insertInto('desk_view').values(view).execute();
      await tell(trx, view, { action: 'viewed', by, now });
    });
    logSecurity(log, 'view-begun');
    return {
      id,
      accessToken: await tokens.issueView({ viewId: id, userId: member.id }, real, expiresAt),
      expiresAt: expiresAt.toISOString(),
      user: { id: member.id, name: member.name },
      client: { uuid: client.external_uuid, name: client.name },
    };
  }),

  accountsRoute(endDeskView, async ({ params, accounts, caller, by, now, real, log }) => {
    if (!isUuid(params.id)) throw notFound();
    await requestTransaction(accounts, async (trx) => {
      const ended = await trx
        .deleteFrom('desk_view')
        .where('id', '=', params.id)
        .where('desk_user_id', '=', caller.userId)
        .returningAll()
        .executeTakeFirst();
      if (!ended) throw notFound();
      if (ended.expires_at > real) await tell(trx, ended, { action: 'viewEnded', by, now });
    });
    logSecurity(log, 'view-ended');
    return undefined;
  }),
];

async function memberOf(client: ClientDb, userId: string) {
  if (!isUuid(userId)) return undefined;
  return client.selectFrom('membership').where('id', '=', userId).selectAll().executeTakeFirst();
}

async function rolesOf(client: ClientDb, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const roles = new Map<string, string[]>();
  if (userIds.length === 0) return roles;
  const rows = await client
    .selectFrom('membership_role')
    .innerJoin('role', 'role.id', 'membership_role.role_id')
    .where('membership_role.user_id', 'in', userIds)
    .select(['membership_role.user_id', 'role.name'])
    .orderBy('role.built_in', 'desc')
    .orderBy('role.name')
    .execute();
  for (const { user_id: userId, name } of rows) roles.set(userId, [...(roles.get(userId) ?? []), name]);
  return roles;
}

type Viewed = Pick<Selectable<Database['desk_view']>, 'client_id' | 'user_id' | 'desk_user_id'>;
interface Telling {
  readonly action: 'viewed' | 'viewEnded';
  readonly by: CompanyActor;
  readonly now: Date;
}

/** Tells the client, in its activity, which person of the rental company has begun or ended the view. */
async function tell(trx: Kysely<Database>, viewed: Viewed, { action, by, now }: Telling): Promise<void> {
  const entry: Insertable<Database['activity']> = {
    ...{ id: crypto.randomUUID(), client_id: viewed.client_id, at: now, action, fields: [] },
    ...{ resource: 'user', resource_id: viewed.user_id, actor_id: null, status: null, name: null },
    ...{ person_id: viewed.desk_user_id, person_name: by.name },
  };
  await trx.insertInto('activity').values(entry).execute();
}
