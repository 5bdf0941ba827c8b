import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { secretDigest } from '../auth/machine-accounts.ts';
import type { Database } from '../database/tables.ts';
import type { TestClient } from './fixture-types.ts';

/** Inserts a calendar feed of a user, read once. `secret` opens it. */
export async function insertCalendarFeed(
  db: Kysely<Database>,
  client: Pick<TestClient, 'id' | 'name'>,
  userId: string,
  {
    secret = randomBytes(32).toString('base64url'),
    ...given
  }: Partial<Insertable<Database['calendar_feed']>> & { secret?: string } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('calendar_feed')
    .values({
      id,
      client_id: client.id,
      user_id: userId,
      name: `${client.name} calendar`,
      kinds: ['delivery', 'pickUp', 'end'],
      project_id: null,
      secret_hash: secretDigest(secret),
      made_at: '2026-11-18T09:00:00Z',
      read_at: '2026-11-19T09:00:00Z',
      ...given,
    })
    .execute();
  return id;
}
