import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { TestClient } from './fixture-types.ts';

/** Inserts an acknowledgement of each order of the client's projects. */
export async function insertAcknowledgements(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'projectIds'>,
  userId: string,
): Promise<void> {
  const orders = await db
    .selectFrom('rental_order')
    .where('client_id', '=', client.id)
    .where('project_id', 'in', client.projectIds)
    .where('status', '=', 'submitted')
    .select(['id', 'created_at'])
    .execute();
  await db
    .insertInto('inbox_acknowledgement')
    .values(
      orders.map(({ id, created_at: since }) => ({
        client_id: client.id,
        resource: 'order' as const,
        resource_id: id,
        since,
        acknowledged_at: '2026-11-19T09:04:00Z',
        by_name: 'Dispatch',
        by_user_id: userId,
      })),
    )
    .execute();
}
