import type { ChangeKind } from '@hireyard/contract/backoffice';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Milliseconds for which changes are logged. A system that reads less often starts with a full read. */
const CHANGE_LIFE = 30 * 24 * 3_600_000;

/** Place in the log, behind an entry that was read. */
export interface ChangePlace {
  readonly generation: string;
  readonly transaction: number;
  readonly kind: string;
  readonly id: string;
}
interface LoggedChange {
  readonly kind: ChangeKind;
  readonly id: string;
  /** Null for a record of the operating company itself. */
  readonly clientId: number | null;
  readonly at: Date;
}
export interface ChangesWanted {
  /** Null reads from the oldest entry on. */
  readonly after: ChangePlace | null;
  /** Empty for all kinds. */
  readonly kinds: readonly ChangeKind[];
  readonly limit: number;
}
export interface LoggedChanges {
  readonly changes: readonly LoggedChange[];
  /** Place behind the page. */
  readonly next: ChangePlace;
  readonly hasMore: boolean;
}

const NIL = '00000000-0000-0000-0000-000000000000';
/** Sorts before every kind and id: the place before all entries of a transaction. */
const BEFORE_ALL = { kind: '', id: NIL };

/**
 * Reads logged changes of an operating company in the order of their transactions. Only transactions that began before
 * every open one are read, so none of them commits behind a place that was read already. Returns null if entries behind
 * `after` were deleted, or if the database was restored from a backup since.
 */
export async function readChanges(
  db: Kysely<Database>,
  opCo: string,
  { after, kinds, limit }: ChangesWanted,
): Promise<LoggedChanges | null> {
  const { transaction, kind, id } = after ?? { transaction: 0, ...BEFORE_ALL };
  const settled = await firstOpenTransaction(db);
  let entries = db
    .selectFrom('change_entry')
    .select(['transaction_id', 'kind', 'subject_id', 'client_id', 'changed_at'])
    .where('op_co', '=', opCo)
    .where('transaction_id', '<', settled)
    .where(sql<SqlBool>`(transaction_id, kind, subject_id) > (${transaction}::bigint, ${kind}, ${id}::uuid)`);
  if (kinds.length > 0) entries = entries.where('kind', 'in', kinds);
  const rows = await entries
    .orderBy('transaction_id')
    .orderBy('kind')
    .orderBy('subject_id')
    .limit(limit + 1)
    .execute();
  // Read last, so that entries that were deleted meanwhile are noticed.
  const log = await db
    .selectFrom('change_log')
    .select(['generation', 'deleted_until as deletedUntil'])
    .executeTakeFirstOrThrow();
  if (after && isOutdated(after, settled, log)) return null;
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const { generation } = log;
  return {
    changes: page.map((row) => ({
      kind: row.kind,
      id: row.subject_id,
      clientId: row.client_id,
      at: row.changed_at,
    })),
    next: last
      ? { generation, transaction: last.transaction_id, kind: last.kind, id: last.subject_id }
      : { generation, transaction: settled, ...BEFORE_ALL },
    hasMore: last !== undefined,
  };
}

interface Log {
  readonly generation: string;
  readonly deletedUntil: number;
}
const isOutdated = (after: ChangePlace, settled: number, log: Log): boolean =>
  after.generation !== log.generation || after.transaction <= log.deletedUntil || after.transaction > settled;

/** Returns the smallest number of an open transaction, or else the next number. */
async function firstOpenTransaction(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{
    settled: number;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled`.execute(db);
  return Number(rows[0]?.settled);
}

/** Returns the time before which every change of a listed row is committed, exact to the microsecond (functions/changed-at.ts). */
export async function changesSettledUntil(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ settled: string }>`select changes_settled_until()::text as settled`.execute(db);
  return rows[0]?.settled as string;
}

/** Deletes entries that are too old. */
export async function deleteOldChanges(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with deleted as (
      delete from change_entry where changed_at < ${new Date(now.getTime() - CHANGE_LIFE)} returning transaction_id
    )
    update change_log set deleted_until = greatest(deleted_until, (select max(transaction_id) from deleted))`.execute(
    db,
  );
}

/**
 * Empties the log of a database that was restored into another server, which counts its transactions from a smaller
 * number: new entries would sort before the old ones. Runs at each start, before the first write.
 */
export async function renewRestoredLog(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const log = await trx.selectFrom('change_log').select('deleted_until').forUpdate().executeTakeFirstOrThrow();
    // One look into the primary key for each company.
    const newest = await trx
      .selectFrom('operating_company')
      .select((eb) =>
        eb
          .selectFrom('change_entry')
          .select(({ fn }) => fn.max('transaction_id').as('last'))
          .whereRef('change_entry.op_co', '=', 'operating_company.code')
          .as('last'),
      )
      .execute();
    const last = Math.max(Number(log.deleted_until), ...newest.map((row) => Number(row.last ?? 0)));
    const { rows } = await sql<{
      next: number;
    }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(trx);
    if (last < Number(rows[0]?.next)) return;
    await trx.deleteFrom('change_entry').execute();
    await trx.updateTable('change_log').set({ generation: crypto.randomUUID(), deleted_until: 0 }).execute();
  });
}
