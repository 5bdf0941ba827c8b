import {
  listUsers,
  listUsersExport,
  listUsersFacets,
  type Right,
  type RoleName,
  type SentInvitation,
  type UserSummary,
} from '@hireyard/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { moneyOf } from '../../domain/money.ts';
import { USER_EXPORT } from '../../exports/definitions/users.ts';
import type { ClientCall, ClientScope } from '../../http/route.ts';
import { listRoutes } from '../../lists/list-routes.ts';
import { namesFor } from '../../privacy/former-user.ts';

export type MemberRow = Selectable<Database['membership']>;

export const managesUsers = ({ rights }: ClientScope): boolean => rights.has('manage-roles-and-users');

/** Returns the last invitation of a member who has not accepted. Null if there was none. */
export function sentInvitation(row: MemberRow): SentInvitation | null {
  const { status, invited_at: sentAt, invitation_expires_at: expiresAt, invitation_failed_at: failedAt } = row;
  if (status !== 'invited' || sentAt === null || expiresAt === null) return null;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  };
}

/** Roles and rights of a member. */
export interface Grants {
  readonly roles: RoleName[];
  readonly rights: ReadonlySet<Right>;
}
export async function grantsOf(
  { db }: Pick<ClientCall, 'db'>,
  userIds: readonly string[],
): Promise<Map<string, Grants>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership_role')
    .innerJoin('role', 'role.id', 'membership_role.role_id')
    .where('membership_role.user_id', 'in', userIds)
    .select(['membership_role.user_id', 'role.id', 'role.name', 'role.built_in as builtIn'])
    .select(
      sql<Right[]>`array(select role_right."right" from role_right where role_right.role_id = role.id)`.as('rights'),
    )
    .orderBy('role.built_in', 'desc')
    .orderBy('role.name')
    .execute();
  const grants = new Map<string, { roles: RoleName[]; rights: Set<Right> }>();
  for (const { user_id, rights, ...role } of rows) {
    const ofUser = grants.get(user_id) ?? { roles: [], rights: new Set() };
    ofUser.roles.push(role);
    for (const right of rights) ofUser.rights.add(right);
    grants.set(user_id, ofUser);
  }
  return grants;
}

/** Fields that the list and the detail of a user share. Limits and last visits are for user managers (DOM-10). */
export function userHead(
  row: MemberRow,
  grants: Grants | undefined,
  scope: ClientScope,
): Omit<UserSummary, 'projects'> {
  const manages = managesUsers(scope);
  const seesLimit = manages || row.id === scope.userId;
  const { first, last } = namesFor(row, scope.language);
  return {
    id: row.id,
    firstName: first,
    lastName: last,
    email: row.email,
    status: row.status,
    roles: grants?.roles ?? [],
    placesOrders: grants?.rights.has('order-create') ?? false,
    orderLimit: seesLimit ? moneyOf(row.order_limit_amount, row.order_limit_currency) : null,
    invitation: manages ? sentInvitation(row) : null,
    lastSeenAt: manages ? (row.last_seen_at?.toISOString() ?? null) : null,
  };
}

/** Counts the visible projects of each confined user, with the first by name. */
async function projectsOf({ db }: ClientCall, ids: readonly string[]) {
  const rows = await db
    .selectFrom(
      sql<{ userId: string; id: string; name: string; count: number }>`(
        select distinct on (membership_project.user_id) membership_project.user_id as "userId", project.id, project.name,
          count(*) over (partition by membership_project.user_id)::int as count
        from membership_project join project on project.id = membership_project.project_id
        where membership_project.user_id = any(${ids}::uuid[])
        order by membership_project.user_id, project.name, project.id
      )`.as('counted'),
    )
    .selectAll()
    .execute();
  return new Map(rows.map(({ userId, count, ...first }) => [userId, { first, count }]));
}

/** GET /users and its facets. */
export const userListRoutes = listRoutes(listUsers, listUsersFacets, {
  table: 'membership',
  sorts: {
    name: ['last_name', 'first_name'],
    email: ['email'],
    status: ['status_rank', 'last_name', 'first_name'],
  },
  names: ['last_name', 'first_name'],
  filters: {
    status: { column: 'status' },
    role: {
      link: { table: 'membership_role', row: 'user_id', value: 'role_id' },
      names: { table: 'role', column: 'name' },
      none: sql`not exists (select from membership_role where membership_role.user_id = membership.id)`,
    },
    project: {
      link: { table: 'membership_project', row: 'user_id', value: 'project_id' },
      names: { table: 'project', column: 'name' },
      none: sql`not membership.confined`,
    },
  },
  file: { endpoint: listUsersExport, definition: USER_EXPORT },
  items: async (call, ids) => {
    const rows = await call.db.selectFrom('membership').where('id', 'in', ids).selectAll().execute();
    const grants = await grantsOf(call, ids);
    const projects = await projectsOf(
      call,
      rows.filter(({ confined }) => confined).map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...userHead(row, grants.get(row.id), call.scope),
      projects: row.confined ? (projects.get(row.id) ?? { first: null, count: 0 }) : null,
    }));
  },
});
