import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { firstOpenDay } from '../services/overview/kept-months.ts';
import { canCountFrom, countMonths, RENTED } from '../services/overview/line-months.ts';
import type { Job } from './job.ts';

/** Lines of one transaction, so that the embedded database answers others in between. */
const BATCH = 500;

/** Marks that one run takes at most. */
const LIMIT = 100_000;

export const monthKeepingJob: Job = {
  name: 'month-keeping',
  every: 60_000,
  lock: 'job',
  run: ({ db }, now) => keepMonths(db, now),
};

/**
 * Keeps the months that have ended (DOM-105): those of lines that are marked as changed, and of all lines on rent in a
 * month that has ended since. Reads count what is not kept, so sums are never late.
 */
export async function keepMonths(db: Kysely<Database>, now: Date): Promise<void> {
  const open = firstOpenDay(now);
  await endMonths(db, open);
  const { before } = await db.selectFrom('months_kept').select('before').executeTakeFirstOrThrow();
  // A demo clock was set back, and what is kept has not happened yet.
  if (before > open) return;
  const failed: number[] = [];
  let failure: unknown = null;
  for (let taken = 0; taken < LIMIT; taken += BATCH) {
    const client = await nextClient(db, failed);
    if (client === null) break;
    try {
      await db.transaction().execute((transaction) => keepSome(transaction, client, now));
    } catch (error) {
      // Its lines stay marked, and reads count them meanwhile. The others go on.
      failed.push(client);
      failure ??= error;
    }
  }
  await sql`delete from use_month where lines = 0`.execute(db);
  if (failure !== null) throw failure;
}

/** Returns a client that has marked lines, and for which no batch has failed. */
async function nextClient(db: Kysely<Database>, failed: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ client_id: number | null }>`
    select min(client_id) as client_id from line_month_due where client_id <> all(${[...failed]}::integer[])`.execute(
    db,
  );
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

/** Keeps the months of some marked lines of a client. */
async function keepSome(db: Kysely<Database>, clientId: number, now: Date): Promise<void> {
  const { rows: marked } = await sql<{ id: string; week_days: 5 | 6 | 7 }>`
    with taken as (
      delete from line_month_due where ctid in (
        select ctid from line_month_due
        where client_id = ${clientId}
        order by contract_line_id limit ${BATCH})
      returning client_id, contract_line_id
    )
    select distinct taken.contract_line_id as id, operating_company.billing_week_days as week_days from taken
    join corporate_client on corporate_client.id = taken.client_id
    join operating_company on operating_company.code = corporate_client.op_co`.execute(db);
  const [first] = marked;
  if (!first) return;
  const ids = sql`${marked.map(({ id }) => id)}::uuid[]`;
  await sql`
    with gone as (delete from line_month where contract_line_id = any(${ids}) returning *)
    ${addTo('gone', -1)}`.execute(db);
  const lines = sql`select contract_line.*, date '-infinity' as counted_from from contract_line
    where contract_line.id = any(${ids}) and contract_line.status in ${RENTED}`;
  const end = sql`((select before from months_kept) - 1)`;
  await sql`
    with come as (
      insert into line_month (contract_line_id, month, client_id, project_id, product_code, pieces, days, hours, is_first,
        has_told, has_begun_to_tell)
      select id, month, client_id, project_id, product_code, pieces, days, hours, is_first, has_told, has_begun_to_tell
      from ${countMonths({ lines, end, now, weekDays: first.week_days })} as counted
      returning *
    )
    ${addTo('come', 1)}`.execute(db);
}

/** Adds rows of `line_month` to their sums, or takes them away. Only this job writes both. */
const addTo = (rows: 'gone' | 'come', sign: 1 | -1) => {
  const sum = (what: string) => sql`${sign}::int * sum(${sql.raw(what)})`;
  const columns = ['hours', 'piece_days', 'lines', 'begun', 'told', 'told_begun'] as const;
  const added = columns.map(
    (column) => sql`${sql.ref(column)} = use_month.${sql.ref(column)} + excluded.${sql.ref(column)}`,
  );
  return sql`
    insert into use_month (client_id, month, project_id, product_code, ${sql.join(columns.map((column) => sql.ref(column)))})
    select client_id, month, project_id, product_code, ${sum('hours')}, ${sum('days * pieces')}, ${sum('1')},
      ${sum('is_first::int')}, ${sum('has_told::int')}, ${sum('has_begun_to_tell::int')}
    from ${sql.ref(rows)} group by 1, 2, 3, 4
    on conflict (client_id, month, project_id, product_code) do update set ${sql.join(added)}`;
};
