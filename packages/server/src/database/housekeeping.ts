import type { Kysely } from 'kysely';
import { KEY_MEMORY } from '../http/idempotency.ts';
import type { Database } from './tables.ts';

const HOUR = 3600 * 1000;

/** Removes rows that no longer mean anything: expired sessions, remembered answers and counters. */
export async function removeWhatIsOver(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency_answer')
    .where('created_at', '<=', new Date(now.getTime() - KEY_MEMORY))
    .execute();
  await db
    .deleteFrom('attempt_counter')
    .where('window_start', '<=', new Date(now.getTime() - HOUR))
    .execute();
}

/** Does so every hour, in whichever process is up; answers the stop. */
export function forgetWhatIsOver(db: Kysely<Database>): () => void {
  // The next hour tries again; a database that does not answer shows at the probes.
  const timer = setInterval(() => removeWhatIsOver(db, new Date()).catch(() => {}), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
