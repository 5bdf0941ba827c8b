import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MailContext } from './mail.ts';

type Notification = Selectable<Database['notification']>;
type DayOf = (db: Kysely<Database>, row: Notification) => Promise<{ readonly day: string | null } | undefined>;

const linesOf = (db: Kysely<Database>, { resource_id: id }: Notification) =>
  db.selectFrom('contract_line').where('contract_id', '=', id);

/** The day that a mail names or that it hangs on, as it stands when that is sent. */
const DAYS: { readonly [K in Notification['kind']]?: DayOf } = {
  deliveryAnnounced: (db, row) =>
    linesOf(db, row)
      .where('status', '=', 'planned')
      .where('on_rent_at', '>', row.at)
      .select((eb) => eb.fn.min('on_rent_on').as('day'))
      .executeTakeFirst(),
  endingSoon: (db, row) =>
    linesOf(db, row)
      .where('status', '=', 'onRent')
      .where(sql<boolean>`expected_on >= (${row.at}::timestamptz at time zone time_zone)::date`)
      .select((eb) => eb.fn.min('expected_on').as('day'))
      .executeTakeFirst(),
  inspectionDue: (db, { resource_id: id }) =>
    db
      .selectFrom('asset_inspection')
      .where('asset_id', '=', id)
      // One that was done has another day since.
      .whereRef('told_due_on', '=', 'due_on')
      .select((eb) => eb.fn.min('due_on').as('day'))
      .executeTakeFirst(),
  attentionAssigned: (db, row) =>
    db
      .selectFrom('attention_assignment')
      .where('client_id', '=', row.client_id)
      .where('resource', '=', row.resource)
      .where('resource_id', '=', row.resource_id)
      .where('assignee_id', '=', row.user_id)
      // Of what was given, taken back and given again, the last time alone is mailed.
      .where('assigned_at', '=', row.at)
      .select('day')
      .executeTakeFirst(),
  invoiceOverdue: (db, { resource_id: id }) =>
    db
      .selectFrom('document')
      .where('id', '=', id)
      .where('status', 'in', ['open', 'partlyPaid'])
      .select('due_on as day')
      .executeTakeFirst(),
  collectionScheduled: (db, { resource_id: id }) =>
    db
      .selectFrom('off_hire')
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .select('pickup_on as day')
      .executeTakeFirst(),
};

/** Null where there is no such day any more; empty for a mail that names none. */
export async function dayTold(row: Notification, { db }: Pick<MailContext, 'db'>): Promise<Date | '' | null> {
  const dayOf = DAYS[row.kind];
  if (!dayOf) return '';
  const found = await dayOf(db, row);
  return found?.day ? new Date(`${found.day}T00:00:00Z`) : null;
}
