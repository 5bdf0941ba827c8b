import { FAILED_MAIL_DAYS, RUN_DAYS } from '@hireyard/contract/desk';
import type { Kysely } from 'kysely';
import { DEVICE_LIFE } from '../auth/device.ts';
import { deleteOldChanges } from '../database/change-log.ts';
import type { Database } from '../database/tables.ts';
import { KEY_MEMORY } from '../http/idempotency.ts';
import { HOUR, type Job } from './job.ts';

const DAY = 24 * HOUR;
/** Milliseconds for which notifications are stored. */
const NOTIFICATION_LIFE = 365 * DAY;

/** Milliseconds for which the results of an import are stored. */
const IMPORT_LIFE = 30 * DAY;

/** Milliseconds for which mails that failed for good are stored. */
const FAILED_MAIL_LIFE = FAILED_MAIL_DAYS * DAY;

/** Milliseconds for which runs of imports are stored after their last change. */
const RUN_LIFE = RUN_DAYS * DAY;

/** Deletes expired sessions, views, links, receipts of consent, idempotency answers and counters, old notifications, imports, failed mails and logged changes, and unused files. */
export const deleteExpiredJob: Job = {
  name: 'delete-expired',
  every: HOUR,
  lock: 'job',
  run: ({ db }, now) => deleteExpired(db, now),
};

export async function deleteExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('desk_view').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('known_device')
    .where('signed_in_at', '<=', new Date(now.getTime() - DEVICE_LIFE))
    .execute();
  await db.deleteFrom('consent_receipt').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_link').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('idempotency_answer')
    .where('created_at', '<=', new Date(now.getTime() - KEY_MEMORY))
    .execute();
  await db
    .deleteFrom('attempt_counter')
    .where('window_start', '<=', new Date(now.getTime() - HOUR))
    .execute();
  await db
    .deleteFrom('attachment')
    .where('resource_id', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - DAY))
    .execute();
  await db
    .deleteFrom('asset_import')
    .where('finished_at', '<=', new Date(now.getTime() - IMPORT_LIFE))
    .execute();
  await db
    .deleteFrom('failed_mail')
    .where('failed_at', '<=', new Date(now.getTime() - FAILED_MAIL_LIFE))
    .execute();
  await db
    .deleteFrom('import_run')
    .where('changed_at', '<=', new Date(now.getTime() - RUN_LIFE))
    .execute();
  // Further batches keep their run, but not what it has written before.
  await db
    .deleteFrom('import_entry')
    .where('written_at', '<=', new Date(now.getTime() - RUN_LIFE))
    .execute();
  await db
    .deleteFrom('notification_log')
    .where('day', '<=', new Date(now.getTime() - NOTIFICATION_LIFE).toISOString().slice(0, 10))
    .execute();
  await db
    .deleteFrom('notification')
    .where('at', '<=', new Date(now.getTime() - NOTIFICATION_LIFE))
    .execute();
  await deleteOldChanges(db, now);
}
