import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../mail/queue.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job } from './job.ts';

/** Mails per transaction, to keep transactions short. */
const BATCH = 100;
/** Hours of a Monday, in local time of the operating company, between which the mails leave. */
const FROM_HOUR = 6;
const TO_HOUR = 12;

export const weeklyMailJob: Job = {
  name: 'weekly-mail',
  every: HOUR,
  lock: 'job',
  run: async ({ db }, now) => queueWeeklyMails(db, await readDomainTime(db, now), now),
};

/**
 * Queues the weekly mail for each user who has switched it on, once a week for each company (DOM-36). `now` is the time
 * of the domain. Mails leave by real time.
 */
export async function queueWeeklyMails(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  let count = BATCH;
  while (count === BATCH) count = await db.transaction().execute((trx) => queueBatch(trx, now, real));
}

async function queueBatch(db: Kysely<Database>, now: Date, real: Date): Promise<number> {
  const { rows } = await sql<{ user_id: string; client_id: number }>`
    with due as (
      select m.user_id, m.client_id, here.at::date as monday
      from membership m join notification_setting s on s.user_id = m.user_id and s.weekly_mail
        join corporate_client c on c.id = m.client_id join operating_company o on o.code = c.op_co,
        lateral (select ${now}::timestamptz at time zone o.time_zone as at) as here
      where m.status = 'active' and not c.archived and extract(isodow from here.at) = 1
        and extract(hour from here.at) >= ${FROM_HOUR}::int and extract(hour from here.at) < ${TO_HOUR}::int
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
