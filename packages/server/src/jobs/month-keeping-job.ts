import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { BillingWeekDays } from '../domain/billing.ts';
import { localDate } from '../domain/calendar.ts';
import { firstOpenDay } from '../services/overview/kept-months.ts';
import { canCountFrom, RENTED } from '../services/overview/line-months.ts';
import { HOUR, type Job, MINUTE } from './job.ts';
import { keepCharges, keepRents } from './keep-spend.ts';
import { keepUse } from './keep-use.ts';
import type { MarkedLines } from './kept-sums.ts';

/** Lines or documents of one transaction, so that the embedded database answers others in between. */
const BATCH = 500;

/** Marks that one run takes at most. */
const LIMIT = 100_000;

/** Kept rows that hold this many days more are made anew, and as many lines of them in a run. */
const RENEWED_DAYS = 2;
const RENEWED = 10_000;

export const monthKeepingJob: Job = {
  name: 'month-keeping',
  every: MINUTE,
  lock: 'job',
  run: ({ db }, now) => keepMonths(db, now),
};

/** A table of marks, with the column of what is marked. */
interface Marks {
  readonly table: 'line_month_due' | 'document_due';
  readonly id: 'contract_line_id' | 'document_id';
  readonly keep: (db: Transaction<Database>, marked: MarkedLines) => Promise<void>;
}
const MARKS: readonly Marks[] = [
  {
    table: 'line_month_due',
    id: 'contract_line_id',
    keep: async (db, lines) => {
      await keepUse(db, lines);
      await keepRents(db, lines);
    },
  },
  { table: 'document_due', id: 'document_id', keep: (db, { ids }) => keepCharges(db, ids) },
];

/**
 * Keeps the months that have ended (DOM-105), and what spend is summed from (DOM-109): of lines and documents that are
 * marked as changed, and of all lines on rent in a month that has ended since. Reads count what is not kept, so sums are
 * never late.
 */
export async function keepMonths(db: Kysely<Database>, now: Date): Promise<void> {
  const open = firstOpenDay(now);
  await endMonths(db, open);
  await endStretches(db, now);
  const { before } = await db.selectFrom('months_kept').select('before').executeTakeFirstOrThrow();
  // A demo clock was set back, and what is kept has not happened yet.
  if (before > open) return;
  const kept: Kept[] = [];
  for (const marks of MARKS) kept.push(await keepMarked(db, marks, now));
  // Reads all sums, which change with what is kept alone. Lines on rent are marked each day.
  if (kept.some(({ batches }) => batches > 0)) await deleteEmpty(db, now);
  const [failure] = kept.flatMap(({ failures }) => failures);
  if (failure !== undefined) throw failure;
}

/** Deletes sums of nothing, and of days that are over everywhere. */
async function deleteEmpty(db: Kysely<Database>, now: Date): Promise<void> {
  const over = localDate(new Date(now.getTime() - 48 * HOUR), 'UTC');
  await sql`delete from use_month where lines = 0`.execute(db);
  await sql`delete from spend_month where n = 0`.execute(db);
  await sql`delete from rent_day where ahead_n = 0 and far_n = 0 or day < ${over}::date`.execute(db);
}

interface Kept {
  readonly batches: number;
  /** At most one for each client. */
  readonly failures: readonly unknown[];
}

/** Makes the rows of what is marked anew. */
async function keepMarked(db: Kysely<Database>, marks: Marks, now: Date): Promise<Kept> {
  const failed = new Map<number, unknown>();
  let batches = 0;
  for (let taken = 0; taken < LIMIT; taken += BATCH) {
    const client = await nextClient(db, marks, [...failed.keys()]);
    if (client === null) break;
    try {
      await db.transaction().execute((transaction) => keepSome(transaction, marks, client, now));
      batches += 1;
    } catch (error) {
      // What it has marked stays so, and reads count it meanwhile. The others go on.
      failed.set(client, error);
    }
  }
  return { batches, failures: [...failed.values()] };
}

/** Returns a client that has marks, and for which no batch has failed. */
async function nextClient(db: Kysely<Database>, { table }: Marks, failed: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ client_id: number | null }>`
    select min(client_id) as client_id from ${sql.table(table)}
    where client_id <> all(${failed}::integer[])`.execute(db);
  return rows[0]?.client_id ?? null;
}

/** Marks the lines that were on rent in months which have ended since the last run, at first all lines. */
async function endMonths(db: Kysely<Database>, open: string): Promise<void> {
  await sql`
    with former as (select before from months_kept where before < ${open}::date for update), marked as (
      insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
      select client_id, id, project_id, pg_current_xact_id()::text::bigint from former join contract_line on ${canCountFrom(sql`former.before`)}
      where status in ${RENTED} and on_rent_on < ${open}::date
      on conflict do nothing
    )
    update months_kept set before = ${open}::date from former where months_kept.before = former.before`.execute(db);
}

/** Marks some of the lines of which a kept row soon holds no longer, once a day, so that few of them are late. */
async function endStretches(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
    select client_id, line_id, project_id, pg_current_xact_id()::text::bigint from (
      select rent_stretch.* from (
        select time_zone, (${now}::timestamptz at time zone time_zone)::date as today from depot group by 1) as zone
        join rent_stretch on rent_stretch.time_zone = zone.time_zone
          and (rent_stretch.holds_until <= zone.today + ${RENEWED_DAYS}::int and rent_stretch.holds_from < zone.today
            or rent_stretch.holds_from > zone.today)
      order by rent_stretch.holds_until limit ${RENEWED}) as ending
    on conflict do nothing`.execute(db);
}

/** Keeps some of what a client has marked. */
async function keepSome(db: Transaction<Database>, { table, id, keep }: Marks, clientId: number, now: Date) {
  const { rows: marked } = await sql<{ id: string; week_days: BillingWeekDays }>`
    with taken as (
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)}
        where client_id = ${clientId}
        order by ${sql.ref(id)} limit ${BATCH})
      returning client_id, ${sql.ref(id)} as id
    )
    select distinct taken.id, operating_company.billing_week_days as week_days from taken
    join corporate_client on corporate_client.id = taken.client_id
    join operating_company on operating_company.code = corporate_client.op_co`.execute(db);
  const [first] = marked;
  if (first) await keep(db, { ids: marked.map((row) => row.id), weekDays: first.week_days, now });
}
