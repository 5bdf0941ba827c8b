import { type Kysely, type SqlBool, sql } from 'kysely';
import { INSPECTION_DUE_DAYS } from '../domain/inspection.ts';
import { notifyMembers } from './client/notify.ts';
import { holdersOf } from './holders.ts';
import type { Database } from './tables.ts';

/** Inspections of one transaction, so that none is long. */
const BATCH = 100;

/**
 * Tells who manages assets of each inspection that has become due (DOM-20), once for each day on which it is due: another
 * process that looks at the same time passes over what this one has taken.
 */
export async function tellOfInspections(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  let told = BATCH;
  while (told === BATCH) told = await db.transaction().execute((trx) => tellOfSome(trx, now, real));
}

async function tellOfSome(db: Kysely<Database>, now: Date, real: Date): Promise<number> {
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
