import type { Kysely } from 'kysely';
import { KEY_MEMORY } from '../http/idempotency.ts';
import type { Database } from './tables.ts';

const HOUR = 3600 * 1000;

/** Deletes expired sessions, idempotency answers and counters. */
export async function deleteExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency_answer')
    .where('created_at', '<=', new Date(now.getTime() - KEY_MEMORY))
    .execute();
  await db
    .deleteFrom('attempt_counter')
    .where('window_start', '<=', new Date(now.getTime() - HOUR))
    .execute();
}
