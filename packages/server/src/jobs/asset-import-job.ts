import type { ImportState } from '@hireyard/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { notifyMembers } from '../database/client/notify.ts';
import type { Database } from '../database/tables.ts';
import { readerOf } from '../mail/reader.ts';
import { mayImport } from '../services/main/assets/import.ts';
import { importRows } from '../services/main/assets/import-part.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import type { Job } from './job.ts';

/** Milliseconds of one run, so that a server that stops need not wait for a long import. */
const RUN = 2_000;
/** Failures in a row after which an import is stopped. */
const MAX_FAILURES = 5;

/** Adds the rows of the assets that are imported, a part of each import after the other. */
export const assetImportJob: Job = {
  name: 'asset-import',
  every: 1_000,
  lock: 'rows',
  run: async ({ db }, now) => continueImports(db, () => readDomainTime(db, now), now),
};

type Import = Selectable<Database['asset_import']>;

export async function continueImports(
  db: Kysely<Database>,
  domainTime: () => Promise<Date>,
  real: Date,
  runFor = RUN,
): Promise<void> {
  const running = await db.selectFrom('asset_import').select('id').where('state', '=', 'running').execute();
  if (running.length === 0) return;
  const now = await domainTime();
  const until = performance.now() + runFor;
  let ids = running.map(({ id }) => id);
  while (ids.length > 0 && performance.now() < until) {
    const left: string[] = [];
    for (const id of ids) if (await importPart(db, id, now, real)) left.push(id);
    ids = left;
  }
}

/**
 * Imports the next part of an import in one transaction. Returns false if it has ended or another process has it. Throws
 * after it has counted the failure.
 */
async function importPart(db: Kysely<Database>, id: string, now: Date, real: Date): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('asset_import')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'running')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      return row ? goOn(trx, row, now, real) : false;
    });
  } catch (error) {
    await countFailure(db, id, now, real);
    throw error;
  }
}

async function goOn(trx: Kysely<Database>, row: Import, now: Date, real: Date): Promise<boolean> {
  const part = await trx
    .selectFrom('asset_import_part')
    .selectAll()
    .where('import_id', '=', row.id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!part) return finish(trx, row, 'done', now, real);
  const reader = await readerOf({ db: trx, now }, row.started_by, row.client_id);
  if (!reader || !mayImport(reader.call.scope)) return stop(trx, row, now, real);
  const refused = await importRows(reader.call.db, row.headings, part.rows);
  if (refused.length > 0) {
    await trx
      .insertInto('asset_import_refusal')
      .values(
        refused.map(({ row: { line, cells, isUnclosed }, refused: reasons }) => ({
          ...{ import_id: row.id, client_id: row.client_id, line, is_unclosed: isUnclosed, refused: reasons },
          cells: JSON.stringify(cells),
        })),
      )
      .execute();
  }
  await trx
    .deleteFrom('asset_import_part')
    .where('import_id', '=', row.id)
    .where('position', '=', part.position)
    .execute();
  await trx
    .updateTable('asset_import')
    .set((eb) => ({
      created_count: eb('created_count', '+', part.rows.length - refused.length),
      refused_count: eb('refused_count', '+', refused.length),
      failures: 0,
    }))
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** Ends an import before its last row. The remaining rows count as refused. */
async function stop(trx: Kysely<Database>, row: Import, now: Date, real: Date): Promise<false> {
  await sql`
    insert into asset_import_refusal (import_id, client_id, line, cells, is_unclosed, refused)
    select part.import_id, part.client_id, (one ->> 'line')::int, one -> 'cells', (one ->> 'isUnclosed')::boolean,
      array['stopped']
    from asset_import_part part, jsonb_array_elements(part.rows) as one where part.import_id = ${row.id}::uuid`.execute(
    trx,
  );
  await trx.deleteFrom('asset_import_part').where('import_id', '=', row.id).execute();
  const refused = sql<number>`(select count(*)::int from asset_import_refusal where import_id = ${row.id}::uuid)`;
  await trx.updateTable('asset_import').set({ refused_count: refused }).where('id', '=', row.id).execute();
  return finish(trx, row, 'stopped', now, real);
}

async function finish(
  trx: Kysely<Database>,
  row: Import,
  state: Exclude<ImportState, 'running'>,
  now: Date,
  real: Date,
): Promise<false> {
  await trx.updateTable('asset_import').set({ state, finished_at: now }).where('id', '=', row.id).execute();
  const subject = { resource: 'assetImport', id: row.id } as const;
  const notice = { kind: 'assetsImported', userIds: [row.started_by], subject, status: state } as const;
  await notifyMembers(trx, { clientId: row.client_id, userId: null }, notice, now, real);
  return false;
}

async function countFailure(db: Kysely<Database>, id: string, now: Date, real: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('asset_import')
      .set((eb) => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (row && row.failures >= MAX_FAILURES) await stop(trx, row, now, real);
  });
}
