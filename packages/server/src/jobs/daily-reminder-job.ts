import type { Resource } from '@hireyard/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notifyMembers } from '../database/client/notify.ts';
import type { Database } from '../database/tables.ts';
import type { ListedKind } from '../mail/queue.ts';
import { isPastDue } from '../services/overview/overdue.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job } from './job.ts';
import { holdersOf, nearestHoldersOf } from './right-holders.ts';

/** Resources per transaction, to keep transactions short. */
const BATCH = 100;
/** Days before the end of a rental on which its reminder begins. */
const ENDING_DAYS = 3;
/** Days after the due date within which an invoice still gets its reminder, for example after a server stop. */
const OVERDUE_DAYS = 3;

/** A day of a resource that needs a notification. */
interface Due {
  readonly id: string;
  readonly client_id: number;
  readonly day: string;
  readonly project_id: string | null;
  /** Id of the user who ordered it in the portal. */
  readonly orderer: string | null;
}
interface Reminder {
  readonly resource: Resource;
  /** Query of the rows, including those in the notification log already. */
  readonly due: (now: Date) => RawBuilder<Due>;
  readonly recipients: (db: Kysely<Database>, due: Due) => Promise<string[]>;
}

/** Returns the orderer. For resources not ordered in the portal, returns the users who can extend the rental. */
const orderer: Reminder['recipients'] = async (db, { orderer, client_id: clientId, project_id: projectId }) =>
  orderer ? [orderer] : nearestHoldersOf(db, { clientId, projectId, right: 'contract-extend' });

const KINDS = {
  // Deliveries tomorrow or later today. Machines that are fetched at the depot have no delivery.
  deliveryAnnounced: {
    resource: 'contract',
    due: (now) => sql`
      select distinct c.id, c.client_id, l.on_rent_on as day, c.project_id, o.created_by as orderer
      from contract_line l join contract c on c.id = l.contract_id
        left join rental_order o on o.client_id = c.client_id and o.number = c.order_number
      where l.status = 'planned' and l.on_rent_at > ${now} and l.on_rent_at < ${now}::timestamptz + interval '3 days'
        and l.on_rent_on <= (${now}::timestamptz at time zone l.time_zone)::date + 1
        and o.fulfilment is distinct from 'pickup'`,
    recipients: orderer,
  },
  endingSoon: {
    resource: 'contract',
    due: (now) => sql`
      select distinct c.id, c.client_id, l.expected_on as day, c.project_id, o.created_by as orderer
      from contract_line l join contract c on c.id = l.contract_id
        left join rental_order o on o.client_id = c.client_id and o.number = c.order_number
      where l.status = 'onRent'
        and l.expected_off_rent_at > ${now}::timestamptz - interval '2 days'
        and l.expected_off_rent_at < ${now}::timestamptz + ${ENDING_DAYS + 2} * interval '1 day'
        and l.expected_on between (${now}::timestamptz at time zone l.time_zone)::date
          and (${now}::timestamptz at time zone l.time_zone)::date + ${ENDING_DAYS}::int`,
    recipients: orderer,
  },
  invoiceOverdue: {
    resource: 'document',
    due: (now) => {
      const today = sql`(${now}::timestamptz at time zone o.time_zone)::date`;
      return sql`
      select d.id, d.client_id, d.due_on as day, d.project_id, null::uuid as orderer
      from document d join corporate_client c on c.id = d.client_id join operating_company o on o.code = c.op_co
      where ${isPastDue(today, 'd')} and d.due_on >= ${today} - ${OVERDUE_DAYS}::int`;
    },
    recipients: (db, { client_id: clientId, project_id: projectId }) =>
      holdersOf(db, { clientId, projectId, right: 'invoice-view' }),
  },
} as const satisfies { readonly [K in ListedKind]?: Reminder };

export const dailyReminderJob: Job = {
  name: 'daily-reminder',
  every: HOUR,
  lock: 'job',
  run: async ({ db }, now) => sendDailyReminders(db, await readDomainTime(db, now), now),
};

/**
 * Notifies users of deliveries, ends of rentals and overdue invoices (DOM-20). The primary key of the notification log
 * limits it to once for each day of each resource. `now` is the time of the domain. Mails leave by real time.
 */
export async function sendDailyReminders(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  for (const [kind, reminder] of Object.entries(KINDS) as [keyof typeof KINDS, Reminder][]) {
    let count = BATCH;
    while (count === BATCH)
      count = await db.transaction().execute((trx) => sendBatch(trx, kind, reminder, { now, real }));
  }
}

async function sendBatch(
  db: Kysely<Database>,
  kind: keyof typeof KINDS,
  { resource, due, recipients }: Reminder,
  { now, real }: { readonly now: Date; readonly real: Date },
): Promise<number> {
  const { rows } = await sql<Due>`
    with due as (${due(now)}),
      chosen as (
        select * from due where not exists (
          select from notification_log l where l.kind = ${kind} and l.resource_id = due.id and l.day = due.day)
        order by id, day limit ${BATCH}),
      mine as (
        insert into notification_log (kind, resource_id, day) select ${kind}::text, id, day from chosen order by id, day
        on conflict do nothing returning resource_id, day)
    select chosen.* from chosen join mine on mine.resource_id = chosen.id and mine.day = chosen.day order by chosen.id`.execute(
    db,
  );
  for (const row of rows) {
    const userIds = await recipients(db, row);
    const subject = { resource, id: row.id };
    await notifyMembers(db, { clientId: row.client_id, userId: null }, { kind, userIds, subject }, now, real);
  }
  return rows.length;
}
