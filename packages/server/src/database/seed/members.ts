import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import type { SeededClient } from './client.ts';

export interface Member {
  readonly id: string;
  readonly projectIds: readonly string[];
}

/** Highest number of members besides the administrator. */
const MOST = 20;

/** Returns whether a client has a module. */
export async function hasModule(
  db: Kysely<Database>,
  client: SeededClient,
  module: 'order' | 'request',
): Promise<boolean> {
  const row = await db
    .selectFrom('client_module')
    .select('module')
    .where('client_id', '=', client.id)
    .where('module', '=', module)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns active members with these roles, and the client's administrator as the last one. */
export async function membersOf(
  db: Kysely<Database>,
  client: SeededClient,
  roles: readonly string[],
): Promise<Member[]> {
  const members = await db
    .selectFrom('membership')
    .innerJoin('membership_role as held', (join) =>
      join.onRef('held.user_id', '=', 'membership.user_id').onRef('held.client_id', '=', 'membership.client_id'),
    )
    .innerJoin('role', 'role.id', 'held.role_id')
    .where('membership.client_id', '=', client.id)
    .where('membership.status', '=', 'active')
    .where('role.name', 'in', [...roles, 'Administrator'])
    .select(['membership.id', 'membership.confined', 'role.name as role'])
    .orderBy('role.name', 'desc')
    .orderBy('membership.last_name')
    .execute();
  const scopes = await db.selectFrom('membership_project').where('client_id', '=', client.id).selectAll().execute();
  const all = [...client.projectIds.values()];
  const memberOf = ({ id, confined }: (typeof members)[number]): Member => ({
    id,
    projectIds: confined ? scopes.filter((one) => one.user_id === id).map((one) => one.project_id) : all,
  });
  const administrator = members.find(({ role }) => role === 'Administrator');
  const others = members.filter(({ role }) => role !== 'Administrator').slice(0, MOST);
  return [...others, ...(administrator ? [administrator] : [])].map(memberOf);
}
