import { type Kysely, type SqlBool, sql } from 'kysely';
import { notifyMembers } from '../database/client/notify.ts';
import type { Database } from '../database/tables.ts';
import { INSPECTION_DUE_DAYS } from '../domain/inspection.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job } from './job.ts';
import { holdersOf } from './right-holders.ts';

/** Inspections per transaction, to keep transactions short. */
const BATCH = 100;

export const inspectionReminderJob: Job = {
  name: 'inspection-reminder',
  every: HOUR,
  lock: 'job',
  run: async ({ db }, now) => sendInspectionReminders(db, await readDomainTime(db, now), now),
};

/**
 * Notifies asset managers of each inspection that has become due (DOM-20), once for each due date. Transactions skip
 * rows that another one has locked. `now` is the time of the domain. Mails leave by real time.
 */
export async function sendInspectionReminders(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await db.transaction().execute((trx) => sendBatch(trx, now, real));
}

async function sendBatch(db: Kysely<Database>, now: Date, real: Date): Promise<number> {
  const due = await db
    .selectFrom('asset_inspection as i')
    .innerJoin('asset as a', 'a.id', 'i.asset_id')
    .innerJoin('corporate_client as c', 'c.id', 'i.client_id')
    .innerJoin('operating_company as o', 'o.code', 'c.op_co')
    .select(['i.id', 'i.client_id', 'i.asset_id', 'a.project_id'])
    .where(sql<SqlBool>`i.told_due_on is distinct from i.due_on`)
    .where(sql<SqlBool>`i.due_on <= (${now}::timestamptz at time zone o.time_zone)::date + ${INSPECTION_DUE_DAYS}::int`)
    .where('a.status', 'not in', ['lost', 'retired'])
    .orderBy('i.due_on')
    .orderBy('i.id')
    .limit(BATCH)
    .forUpdate('i')
    .skipLocked()
    .execute();
  for (const { id, client_id: clientId, asset_id: assetId, project_id: projectId } of due) {
    const subject = { resource: 'asset', id: assetId } as const;
    const userIds = await holdersOf(db, { clientId, projectId, right: 'asset-manage' });
    await notifyMembers(db, { clientId, userId: null }, { kind: 'inspectionDue', userIds, subject }, now, real);
    await sql`update asset_inspection set told_due_on = due_on where id = ${id}`.execute(db);
  }
  return due.length;
}
