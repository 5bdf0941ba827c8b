import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ClientTables } from '../database/client/ownership.ts';
import type { Database } from '../database/tables.ts';
import { addDays, localDate } from '../domain/calendar.ts';
import { OPEN_DAYS, type OpenAt, openMinutes } from '../domain/opening-minutes.ts';
import { queueMail } from '../mail/queue.ts';
import { inboxRows } from '../services/backoffice/inbox-rows.ts';
import { holidaysOf } from '../services/main/holidays.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job } from './job.ts';

/** Entries that one run looks at, and the most that a mail is about. */
const BATCH = 500;

export const inboxMailJob: Job = {
  name: 'inbox-mail',
  every: 60_000,
  lock: 'job',
  run: async ({ db }, now) => queueInboxMails(db, await readDomainTime(db, now), now),
};

/**
 * Tells depots of what nobody at their company has acknowledged within its minutes of their opening times, and at once of
 * a machine that is not safe to use (OP-39). Each depot gets one mail, and each entry is mailed once for the time that it
 * waits. Entries that the company has written itself are not mailed, nor those that began to wait before `OPEN_DAYS`.
 * `now` is the time of the domain. Mails leave by real time.
 */
export async function queueInboxMails(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  const due = await dueRows(db, now);
  const groups = Map.groupBy(due, (row) =>
    [row.op_co, row.depot_id ?? row.rental_email, row.urgency === 0 ? 'unsafe' : ''].join(' '),
  );
  for (const rows of groups.values()) await db.transaction().execute((trx) => queueOne(trx, rows, real));
}

async function waitingRows(db: Kysely<Database>, now: Date) {
  return inboxRows(db.$pickTables<keyof ClientTables>(), now)
    .innerJoin('corporate_client as owner', 'owner.id', 'entry.client_id')
    .innerJoin('operating_company as company', 'company.code', 'owner.op_co')
    .leftJoin('depot', 'depot.id', 'entry.depot_id')
    .where('seen.acknowledged_at', 'is', null)
    .where('company.inbox_mail_minutes', 'is not', null)
    .where('entry.author_id', 'is not', null)
    .where('entry.since', '>', new Date(now.getTime() - OPEN_DAYS * 24 * HOUR))
    .where(
      sql<SqlBool>`not exists (select from inbox_mail mailed where mailed.resource = entry.resource
        and mailed.resource_id = entry.id and mailed.since = entry.since)`,
    )
    .select(['owner.op_co', 'owner.rental_email', 'company.inbox_mail_minutes', 'company.work_days'])
    .select(['company.country as company_country', 'company.time_zone as company_zone'])
    .select(['depot.country', 'depot.subdivision', 'depot.time_zone', 'depot.opening_times'])
    .orderBy('entry.urgency')
    .orderBy('entry.since')
    .orderBy('entry.id')
    .limit(BATCH)
    .execute();
}
type WaitingRow = Awaited<ReturnType<typeof waitingRows>>[number];

async function dueRows(db: Kysely<Database>, now: Date): Promise<WaitingRow[]> {
  const places = new Map<string, OpenAt>();
  const due: WaitingRow[] = [];
  for (const row of await waitingRows(db, now)) {
    const key = `${row.op_co} ${row.depot_id}`;
    const place = places.get(key) ?? (await placeOf(row, now));
    places.set(key, place);
    if (row.urgency === 0 || openMinutes(row.since, now, place) >= (row.inbox_mail_minutes ?? 0)) due.push(row);
  }
  return due;
}

/** Returns when the depot of an entry is open, or the office of its company. */
async function placeOf(row: WaitingRow, now: Date): Promise<OpenAt> {
  const timeZone = row.time_zone ?? row.company_zone;
  const country = { country: row.country ?? row.company_country, subdivision: row.subdivision };
  const stretch = { from: addDays(localDate(now, timeZone), 1 - OPEN_DAYS), days: OPEN_DAYS };
  const holidays = await holidaysOf(country, stretch, 'en-US');
  return {
    timeZone,
    openingTimes: row.opening_times ?? [],
    companyDays: row.work_days,
    holidays: new Set(holidays.map(({ date }) => date)),
  };
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
