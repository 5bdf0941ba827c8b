import type { DeskRight } from '@hireyard/contract/desk';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ViewIds } from './access-tokens.ts';

/** A view of the portal as a user of one client, by a person of the rental company (DK-15). */
export interface View {
  readonly id: string;
  readonly deskUserId: string;
  readonly clientId: number;
  readonly clientUuid: string;
}

const NEEDED: readonly DeskRight[] = ['desk.see', 'desk.view-as'];

/**
 * Reads an open view on each call, so that it ends at once with what it rests on: its time, the session and the rights of
 * the person, the user's access to the client, and the client's company. Returns null for any other.
 */
export async function openView(db: Kysely<Database>, ids: ViewIds, now: Date): Promise<View | null> {
  const view = await db
    .selectFrom('desk_view as v')
    .innerJoin('desk_account as d', 'd.user_id', 'v.desk_user_id')
    .innerJoin('session as s', (join) => join.onRef('s.id', '=', 'v.session_id').onRef('s.user_id', '=', 'd.user_id'))
    .innerJoin('app_user as person', 'person.id', 'd.user_id')
    .innerJoin('corporate_client as c', (join) =>
      join.onRef('c.id', '=', 'v.client_id').onRef('c.op_co', '=', 'd.op_co'),
    )
    .innerJoin('membership as m', (join) =>
      join.onRef('m.user_id', '=', 'v.user_id').onRef('m.client_id', '=', 'v.client_id'),
    )
    .innerJoin('app_user as u', 'u.id', 'v.user_id')
    .select(['v.id', 'v.desk_user_id', 'v.client_id', 'c.external_uuid'])
    .where('v.id', '=', ids.viewId)
    .where('v.user_id', '=', ids.userId)
    .where('v.expires_at', '>', now)
    .where('s.expires_at', '>', now)
    .where('person.status', '=', 'active')
    .where('u.status', '=', 'active')
    .where('m.status', '=', 'active')
    .where('c.archived', '=', false)
    .where(sql<SqlBool>`d.rights @> ${NEEDED}::text[]`)
    .executeTakeFirst();
  if (!view) return null;
  return {
    id: view.id,
    deskUserId: view.desk_user_id,
    clientId: view.client_id,
    clientUuid: view.external_uuid,
  };
}
