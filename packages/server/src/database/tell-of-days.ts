import type { Resource } from '@hireyard/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ListedKind } from '../mail/queue.ts';
import { notifyMembers } from './client/notify.ts';
import { holdersOf, nearestHoldersOf } from './holders.ts';
import type { Database } from './tables.ts';

/** Things of one transaction, so that none is long. */
const BATCH = 100;
/** How many days before a rental ends people are told. */
const ENDING_DAYS = 3;
/** How long after its day an invoice is told of, where nobody has looked in between. */
const OVERDUE_DAYS = 3;

/** A day of a thing of which somebody is to be told. */
interface Due {
  readonly id: string;
  readonly client_id: number;
  readonly day: string;
  readonly project_id: string | null;
  /** Who has ordered it in the portal. */
  readonly orderer: string | null;
}
interface Told {
  readonly resource: Resource;
  /** Rows of `Due`, in which nobody has looked whether they were told of already. */
  readonly due: (now: Date) => RawBuilder<Due>;
  readonly whom: (db: Kysely<Database>, due: Due) => Promise<string[]>;
}

/** Who has ordered it; what was not ordered in the portal concerns who can extend its rental. */
const orderer: Told['whom'] = async (db, { orderer, client_id: clientId, project_id: projectId }) =>
  orderer ? [orderer] : nearestHoldersOf(db, { clientId, projectId, right: 'contract-extend' });

const KINDS = {
  // A driver comes tomorrow, or later today; who fetches machines at the depot is told of none.
  deliveryAnnounced: {
    resource: 'contract',
    due: (now) => sql`
      select distinct c.id, c.client_id, l.on_rent_on as day, c.project_id, o.created_by as orderer
      from contract_line l join contract c on c.id = l.contract_id
        left join rental_order o on o.client_id = c.client_id and o.number = c.order_number
      where l.status = 'planned' and l.on_rent_at > ${now} and l.on_rent_at < ${now}::timestamptz + interval '3 days'
        and l.on_rent_on <= (${now}::timestamptz at time zone l.time_zone)::date + 1
        and o.fulfilment is distinct from 'pickup'`,
    whom: orderer,
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
    whom: orderer,
  },
  invoiceOverdue: {
    resource: 'document',
    due: (now) => sql`
      select d.id, d.client_id, d.due_on as day, d.project_id, null::uuid as orderer
      from document d join corporate_client c on c.id = d.client_id join operating_company o on o.code = c.op_co
      where d.type = 'invoice' and (d.status = 'open' or d.status = 'partlyPaid')
        and d.due_on < (${now}::timestamptz at time zone o.time_zone)::date
        and d.due_on >= (${now}::timestamptz at time zone o.time_zone)::date - ${OVERDUE_DAYS}::int`,
    whom: (db, { client_id: clientId, project_id: projectId }) =>
      holdersOf(db, { clientId, projectId, right: 'invoice-view' }),
  },
} as const satisfies { readonly [K in ListedKind]?: Told };

/**
 * Tells of what a day brings: a delivery, the end of a rental, an invoice that was not paid (DOM-20). Once for each day of
 * each thing: another process that looks at the same time waits, and finds that it was told. Mails leave by real time.
 */
export async function tellOfDays(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  for (const [kind, told] of Object.entries(KINDS) as [keyof typeof KINDS, Told][]) {
    let found = BATCH;
    while (found === BATCH) found = await db.transaction().execute((trx) => tellOfSome(trx, kind, told, { now, real }));
  }
}

async function tellOfSome(
  db: Kysely<Database>,
  kind: keyof typeof KINDS,
  { resource, due, whom }: Told,
  { now, real }: { readonly now: Date; readonly real: Date },
): Promise<number> {
  const { rows } = await sql<Due>`
    with due as (${due(now)}),
      chosen as (
        select * from due where not exists (
          select from told where kind = ${kind} and told.resource_id = due.id and told.day = due.day)
        order by id, day limit ${BATCH}),
      mine as (
        insert into told (kind, resource_id, day) select ${kind}::text, id, day from chosen order by id, day
        on conflict do nothing returning resource_id, day)
    select chosen.* from chosen join mine on mine.resource_id = chosen.id and mine.day = chosen.day order by chosen.id`.execute(
    db,
  );
  for (const row of rows) {
    const userIds = await whom(db, row);
    const subject = { resource, id: row.id };
    await notifyMembers(db, { clientId: row.client_id, userId: null }, { kind, userIds, subject }, now, real);
  }
  return rows.length;
}
