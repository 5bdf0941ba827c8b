import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { MailContext } from './mail.ts';

type Notification = Selectable<Database['notification']>;
type DayOf = (db: Kysely<Database>, row: Notification) => Promise<{ readonly day: string | null } | undefined>;

const linesOf = (db: Kysely<Database>, { resource_id: id }: Notification) =>
  db.selectFrom('contract_line').where('contract_id', '=', id);

/** Current day that a mail names or depends on, read when the mail is sent. */
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
      // A finished inspection has another due date.
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
      // After repeated assignments, only the last one is mailed.
      .where('assigned_at', '=', row.at)
      .select('day')
      .executeTakeFirst(),
  invoiceOverdue: (db, { resource_id: id }) =>
    db
      .selectFrom('document')
      .where('id', '=', id)
      .where('status', 'in', ['open', 'partlyPaid'])
      .where('as_of', 'is', null)
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

/** Returns true unless the off-hire has been undone or has ended: its number proves nothing then. */
const stands = async (db: Kysely<Database>, { resource_id: id }: Notification): Promise<boolean> =>
  (await db
    .selectFrom('off_hire')
    .where('id', '=', id)
    .where('status', '!=', 'cancelled')
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Returns the day. Null if it no longer exists, or the mail is out of date. Empty for a mail without a day. */
export async function mailDay(row: Notification, { db }: Pick<MailContext, 'db'>): Promise<Date | '' | null> {
  if (row.kind === 'offHireNumber' && !(await stands(db, row))) return null;
  const dayOf = DAYS[row.kind];
  if (!dayOf) return '';
  const result = await dayOf(db, row);
  return result?.day ? new Date(`${result.day}T00:00:00Z`) : null;
}
