import { nameKey } from '@hireyard/contract/name-key';
import { sql } from 'kysely';
import type { ClientDb } from '../../../database/client/client-db.ts';

/**
 * Returns the keys of these tags that assets have. Callers see all assets of the client, since those who are confined to
 * projects may not add any.
 */
export async function takenTags(db: ClientDb, tags: readonly string[]): Promise<Set<string>> {
  const keys = [...new Set(tags.map(nameKey))];
  const rows = await db
    .selectFrom(
      sql<{ tag: string }>`(
        select asset.tag from asset where asset.ownership = 'owned' and name_key(asset.tag) = any(${keys}::text[])
      )`.as('taken'),
    )
    .select('tag')
    .execute();
  return new Set(rows.map(({ tag }) => nameKey(tag)));
}
