import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Inserts a notification of a user about a project. */
export async function insertNotification(
  db: Kysely<Database>,
  clientId: number,
  userId: string,
  projectId: string,
  isRead = false,
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('notification')
    .values({
      id,
      client_id: clientId,
      user_id: userId,
      at: '2026-11-17T09:00:00Z',
      kind: 'comment',
      actor_id: null,
      resource: 'project',
      resource_id: projectId,
      status: null,
      in_portal: true,
    })
    .execute();
  if (!isRead) return id;
  const read = { notification_id: id, client_id: clientId, read_at: '2026-11-18T09:00:00Z' };
  await db.insertInto('notification_read').values(read).execute();
  return id;
}
