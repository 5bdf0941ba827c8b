import type { OpeningTime } from '@hireyard/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ClientTables } from '../database/client/ownership.ts';
import type { Database } from '../database/tables.ts';
import { addDays, localDate } from '../domain/calendar.ts';
import { DAYS_BACK, earliestDay, type OpenAt, openMinutes } from '../domain/opening-minutes.ts';
import { queueMail } from '../mail/queue.ts';
import { type InboxRow, inboxRows } from '../services/backoffice/inbox-rows.ts';
import { closedDaysOf, type DayCauses, dayCauses } from '../services/main/closed-days.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job, MINUTE } from './job.ts';

/** Entries that are read at once, and the most of one company that a run mails. */
const BATCH = 500;

export const inboxMailJob: Job = {
  name: 'inbox-mail',
  every: MINUTE,
  lock: 'job',
  run: async ({ db }, now) => queueInboxMails(db, await readDomainTime(db, now), now),
};

/**
 * Tells depots of what nobody at their company has acknowledged within its minutes of their opening times, and at once of
 * a machine that is not safe to use (OP-39). Each depot gets one mail, and each entry is mailed once for the time that it
 * waits. Entries that the company has written itself are not mailed, nor those that began to wait before `earliestDay`.
 * `now` is the time of the domain. Mails leave by real time.
 */
export async function queueInboxMails(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  const companies = db.selectFrom('operating_company').where('inbox_mail_minutes', 'is not', null).select('code');
  for (const { code } of await companies.orderBy('code').execute()) {
    const due = await dueRows(db, code, now);
    const groups = Map.groupBy(due, (row) =>
      [row.depot_id ?? row.rental_email, row.urgency === 0 ? 'unsafe' : ''].join(' '),
    );
    for (const rows of groups.values()) await db.transaction().execute((trx) => queueOne(trx, rows, real));
  }
}

/** Reads entries of a company behind one that was read before. */
async function waitingRows(db: Kysely<Database>, opCo: string, now: Date, after: WaitingRow | undefined) {
  return inboxRows(db.$pickTables<keyof ClientTables>(), now)
    .innerJoin('corporate_client as owner', 'owner.id', 'entry.client_id')
    .innerJoin('operating_company as company', 'company.code', 'owner.op_co')
    .leftJoin('depot', 'depot.id', 'entry.depot_id')
    .where('seen.acknowledged_at', 'is', null)
    .where('company.code', '=', opCo)
    .where('entry.author_id', 'is not', null)
    .where('entry.since', '>', new Date(now.getTime() - DAYS_BACK * 24 * HOUR))
    .where(
      sql<SqlBool>`not exists (select from inbox_mail mailed where mailed.resource = entry.resource
        and mailed.resource_id = entry.id and mailed.since = entry.since)`,
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(entry.urgency, entry.since, entry.id)
          > (${after?.urgency}::integer, ${after?.exact_since}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(['owner.op_co', 'owner.rental_email', 'company.inbox_mail_minutes', 'company.work_days'])
    .select(['company.country as company_country', 'company.time_zone as company_zone'])
    .select(['company.closing_days', 'company.worked_days'])
    .select(['depot.time_zone', 'depot.opening_times', dayCauses])
    .orderBy('entry.urgency')
    .orderBy('entry.since')
    .orderBy('entry.id')
    .limit(BATCH)
    .execute();
}
interface WaitingRow extends InboxRow {
  readonly op_co: string;
  readonly rental_email: string;
  readonly inbox_mail_minutes: number | null;
  readonly work_days: readonly number[];
  readonly company_country: string;
  readonly company_zone: string;
  readonly closing_days: DayCauses['closingDays'];
  readonly worked_days: DayCauses['workedDays'];
  /** Null without a depot. */
  readonly day_causes: DayCauses | null;
  readonly time_zone: string | null;
  readonly opening_times: readonly OpeningTime[] | null;
}

/** Returns due entries of a company, those that wait longest first. Entries that are not due yet hold up no others. */
async function dueRows(db: Kysely<Database>, opCo: string, now: Date): Promise<WaitingRow[]> {
  const places = new Map<string | null, OpenAt>();
  const due: WaitingRow[] = [];
  let rows: WaitingRow[] = [];
  do {
    rows = await waitingRows(db, opCo, now, rows.at(-1));
    for (const row of rows) {
      const place = places.get(row.depot_id) ?? (await placeOf(row, now));
      places.set(row.depot_id, place);
      if (localDate(row.since, place.timeZone) < earliestDay(now, place)) continue;
      if (row.urgency === 0 || openMinutes(row.since, now, place) >= (row.inbox_mail_minutes ?? 0)) due.push(row);
    }
  } while (rows.length === BATCH && due.length < BATCH);
  return due.slice(0, BATCH);
}

/** Returns when the depot of an entry is open, or the office of its company. */
async function placeOf(row: WaitingRow, now: Date): Promise<OpenAt> {
  const timeZone = row.time_zone ?? row.company_zone;
  const stretch = { from: addDays(localDate(now, timeZone), 1 - DAYS_BACK), days: DAYS_BACK };
  const closed = await closedDaysOf(row.day_causes ?? ofCompany(row), stretch, 'en-US');
  return {
    timeZone,
    openingTimes: row.opening_times ?? [],
    companyDays: row.work_days,
    closed: new Set(closed.map(({ date }) => date)),
  };
}

function ofCompany({
  company_country: country,
  closing_days: closingDays,
  worked_days: workedDays,
}: WaitingRow): DayCauses {
  return { country, subdivision: null, closingDays: [], workedDays: [], company: { closingDays, workedDays } };
}

async function queueOne(db: Kysely<Database>, rows: readonly WaitingRow[], real: Date): Promise<void> {
  const [first] = rows;
  if (!first) return;
  // Leaves out entries that another process has queued meanwhile.
  const mine = await db
    .insertInto('inbox_mail')
    .values(
      rows.map((row) => ({ resource: row.resource, resource_id: row.id, since: row.exact_since, mailed_at: real })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['resource', 'resource_id'])
        .doUpdateSet((eb) => ({ since: eb.ref('excluded.since'), mailed_at: eb.ref('excluded.mailed_at') }))
        .whereRef('inbox_mail.since', '<>', 'excluded.since'),
    )
    .returning('resource_id')
    .execute();
  if (mine.length === 0) return;
  const { op_co: opCo, depot_id: depotId, client_id: clientId } = first;
  const entries = mine.map((row) => row.resource_id);
  await queueMail(db, { template: 'inbox', params: { opCo, depotId, clientId, entries } }, real);
}
