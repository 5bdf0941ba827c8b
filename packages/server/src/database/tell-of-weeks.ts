import { type Kysely, sql } from 'kysely';
import { queueMail } from '../mail/queue.ts';
import type { Database } from './tables.ts';

/** Mails of one transaction, so that none is long. */
const BATCH = 100;
/** On a Monday, by the clock of the operating company; whoever looks later than that says nothing until the next one. */
const FROM_HOUR = 6;
const TILL_HOUR = 12;

/**
 * Has what needs them mailed to who wants it every week (DOM-30): once a week for each company that they belong to. Another
 * process that looks at the same time waits, and finds that it was done. Mails leave by real time.
 */
export async function tellOfWeeks(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  let found = BATCH;
  while (found === BATCH) found = await db.transaction().execute((trx) => tellOfSome(trx, now, real));
}

async function tellOfSome(db: Kysely<Database>, now: Date, real: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string; client_id: number }>`
    with due as (
      select m.user_id, m.client_id, here.at::date as monday
      from membership m join notification_setting s on s.user_id = m.user_id and s.weekly_mail
        join corporate_client c on c.id = m.client_id join operating_company o on o.code = c.op_co,
        lateral (select ${now}::timestamptz at time zone o.time_zone as at) as here
      where m.status = 'active' and extract(isodow from here.at) = 1
        and extract(hour from here.at) >= ${FROM_HOUR}::int and extract(hour from here.at) < ${TILL_HOUR}::int
        and m.weekly_mailed_on is distinct from here.at::date
      order by m.user_id, m.client_id limit ${BATCH} for update of m)
    update membership m set weekly_mailed_on = due.monday from due
    where m.user_id = due.user_id and m.client_id = due.client_id and m.weekly_mailed_on is distinct from due.monday
    returning m.user_id, m.client_id`.execute(db);
  for (const { user_id: userId, client_id: clientId } of rows) {
    await queueMail(db, { template: 'weekly', params: { userId, clientId } }, real);
  }
  return rows.length;
}
