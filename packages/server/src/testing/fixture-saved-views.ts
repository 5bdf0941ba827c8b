import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { TestClient } from './fixture-types.ts';

/** Inserts a view of the documents that a user has saved. */
export async function insertSavedView(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'name'>,
  userId: string,
  given: Partial<Insertable<Database['saved_view']>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('saved_view')
    .values({
      id,
      client_id: client.id,
      created_by: userId,
      updated_by: userId,
      list: 'documents',
      name: `${client.name} view ${id}`,
      name_key: id,
      query: 'q=lift',
      shared: false,
      ...given,
    })
    .execute();
  return id;
}
