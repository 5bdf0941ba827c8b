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

/** Marks that a batch takes at most. A line has one for each transaction that has changed it. */
const BATCH_MARKS = 20_000;

/** Batches of lines in one run at most, and as many of documents. Failed ones do not count. */
const BATCHES = 200;

/** Kept rows that hold this many days more are made anew, at most so many of a time zone in a run. */
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
export async function keepMonths(db: Kysely<Database>, now: Date, most = BATCHES): Promise<void> {
  const open = firstOpenDay(now);
  await endMonths(db, open);
  await endStretches(db, now);
  const { before } = await db.selectFrom('months_kept').select('before').executeTakeFirstOrThrow();
  // A demo clock was set back, and what is kept has not happened yet.
  if (before > open) return;
  const kept: Kept[] = [];
  for (const marks of MARKS) kept.push(await keepMarked(db, marks, now, most));
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

/**
 * Makes the rows of what is marked anew: a batch of each company in turn, and within a company of each client in turn, so
 * that whoever has changed much holds up no other (OP-99).
 */
async function keepMarked(db: Kysely<Database>, marks: Marks, now: Date, most: number): Promise<Kept> {
  const companies = await waitingClients(db, marks);
  const failures: unknown[] = [];
  let batches = 0;
  for (let clients = companies.shift(); clients && batches < most; clients = companies.shift()) {
    const [client, ...others] = clients;
    const isKept = await db
      .transaction()
      .execute((transaction) => keepSome(transaction, marks, client, now))
      .catch((error: unknown) => {
        // What it has marked stays so, and reads count it meanwhile. The others go on.
        failures.push(error);
        return false;
      });
    if (isKept) batches += 1;
    const [next, ...later] = isKept ? [...others, client] : others;
    if (next !== undefined) companies.push([next, ...later]);
  }
  return { batches, failures };
}

/** Clients of a company that have marks. */
type WaitingClients = readonly [number, ...number[]];

/**
 * Returns the clients that have marks, by company. The oldest mark is first, so that a run begins with those
 * whom the last one did not reach.
 */
async function waitingClients(db: Kysely<Database>, { table }: Marks): Promise<WaitingClients[]> {
  const { rows } = await sql<{ clients: WaitingClients }>`
    select array_agg(waiting.client_id order by waiting.oldest) as clients
    from (select client_id, min(transaction_id) as oldest from ${sql.table(table)} group by 1) as waiting
      left join corporate_client on corporate_client.id = waiting.client_id
    group by corporate_client.op_co order by min(waiting.oldest)`.execute(db);
  return rows.map(({ clients }) => clients);
}

/** Marks the lines that were on rent in months which have ended since the last run, at first all lines. */
async function endMonths(db: Kysely<Database>, open: string): Promise<void> {
  await sql`
    with former as (select before from months_kept where before < ${open}::date for update), marked as (
      insert into line_month_due (client_id, contract_line_id, project_id, transaction_id, is_change)
      select client_id, id, project_id, pg_current_xact_id()::text::bigint, false from former join contract_line on ${canCountFrom(sql`former.before`)}
      where status in ${RENTED} and on_rent_on < ${open}::date
      on conflict do nothing
    )
    update months_kept set before = ${open}::date from former where months_kept.before = former.before`.execute(db);
}

/** Marks lines of which a kept row soon holds no longer, so that few of them are late. */
async function endStretches(db: Kysely<Database>, now: Date): Promise<void> {
  const zones = await db.selectFrom('depot').select('time_zone').distinct().execute();
  for (const { time_zone: zone } of zones) {
    await sql`
      insert into line_month_due (client_id, contract_line_id, project_id, transaction_id, is_change)
      select client_id, line_id, project_id, pg_current_xact_id()::text::bigint, false
      from ${endingIn(zone, localDate(now, zone))} as ending
      on conflict do nothing`.execute(db);
  }
}

/**
 * Kept rows of a time zone that soon hold no longer, or not yet after a demo clock was set back. Lines that are marked
 * already, such as those of a client whose months cannot be kept, leave their place to others. The zone and its day are
 * constants: PostgreSQL then knows that few rows are behind them, and reads indexes instead of the table.
 */
export const endingIn = (zone: string, today: string) => sql<{ line_id: string }>`(
  select stretch.client_id, stretch.line_id, stretch.project_id from rent_stretch as stretch
  where stretch.time_zone = ${zone}
    and (stretch.holds_until <= ${today}::date + ${RENEWED_DAYS}::int and stretch.holds_from < ${today}::date
      or stretch.holds_from > ${today}::date)
    and not exists (select from line_month_due as marked
      where marked.client_id = stretch.client_id and marked.contract_line_id = stretch.line_id)
  order by stretch.holds_until limit ${RENEWED})`;

/** Keeps some of what a client has marked. False if nothing is marked any more. */
async function keepSome(db: Transaction<Database>, { table, id, keep }: Marks, clientId: number, now: Date) {
  const { rows: marked } = await sql<{ id: string; week_days: BillingWeekDays }>`
    with batch as (
      select ctid, dense_rank() over (order by ${sql.ref(id)}) as place
      from (
        select ctid, ${sql.ref(id)} from ${sql.table(table)} where client_id = ${clientId}
        order by ${sql.ref(id)} limit ${BATCH_MARKS}) as mark
    ), taken as (
      delete from ${sql.table(table)} where ctid in (select ctid from batch where place <= ${BATCH})
      returning client_id, ${sql.ref(id)} as id
    )
    select distinct taken.id, operating_company.billing_week_days as week_days from taken
    join corporate_client on corporate_client.id = taken.client_id
    join operating_company on operating_company.code = corporate_client.op_co`.execute(db);
  const [first] = marked;
  if (first) await keep(db, { ids: marked.map((row) => row.id), weekDays: first.week_days, now });
  return first !== undefined;
}
