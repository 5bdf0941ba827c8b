import type { Named } from '@hireyard/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Returns the people of an operating company who act at its desk, by name. People who are invited or blocked do not. */
export async function actingPeople(db: Kysely<Database>, opCo: string): Promise<Named[]> {
  const people = await db
    .selectFrom('desk_account')
    .innerJoin('app_user', 'app_user.id', 'desk_account.user_id')
    .select(['user_id as id', 'first_name', 'last_name'])
    .where('op_co', '=', opCo)
    .where('app_user.status', '=', 'active')
    .where(sql<SqlBool>`'desk.act' = any(desk_account.rights)`)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('user_id')
    .execute();
  return people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }));
}
