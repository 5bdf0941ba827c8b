import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { queueMail } from '../mail/queue.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { type Job, MINUTE } from './job.ts';

/** Minutes in which further comments on a request share a mail. */
const GATHERED = 5;
/** Hours back. What is older was told, or belongs to a time before these mails. */
const LOOKS_BACK = 24;
/** News of one run, at most. */
const BATCH = 500;

export const clientNewsJob: Job = {
  name: 'client-news',
  every: MINUTE,
  lock: 'job',
  run: async ({ db }, now) => queueClientNews(db, await readDomainTime(db, now), now),
};

/**
 * Tells the rental company what is no entry of its inbox: a further comment by the client on a request, and an order that the
 * client cancels after it was sent (OP-65). A comment that makes a request wait anew is told by the inbox. `now` is the time
 * of the domain. Mails leave by real time.
 */
export async function queueClientNews(db: Kysely<Database>, now: Date, real: Date = now): Promise<void> {
  const since = new Date(now.getTime() - LOOKS_BACK * 3_600_000);
  const until = new Date(now.getTime() - GATHERED * 60_000);
  const { rows } = await sql<News>`
    select news.* from (
      select 'comment' as resource, asked.id, asked.client_id, min(comment.written_at)::text as since
      from request_comment comment join request asked on asked.id = comment.request_id
      where comment.written_by is not null and comment.written_at > ${since} and asked.kind <> 'equipment'
        and not (asked.waits_for is not distinct from 'company' and comment.written_at = asked.waiting_since)
        and not exists (select from inbox_mail mailed where mailed.resource = 'comment' and mailed.resource_id = asked.id
          and mailed.mailed_at >= comment.written_at)
        -- What the company has answered, it has read.
        and not exists (select from request_step answer where answer.request_id = asked.id and answer.moved_by is null
          and answer.moved_at >= comment.written_at)
        and not exists (select from request_comment answer where answer.request_id = asked.id and answer.written_by is null
          and answer.written_at >= comment.written_at)
      group by asked.id
      having min(comment.written_at) <= ${until}
      union all
      select 'cancelled', ordered.id, ordered.client_id, step.moved_at::text
      from rental_order_step step join rental_order ordered on ordered.id = step.order_id
      where step.status = 'cancelled' and step.moved_by is not null and step.moved_at > ${since}
        and ordered.updated_at > ${since}
        and exists (select from rental_order_step sent where sent.order_id = ordered.id and sent.status = 'submitted')
        and not exists (select from inbox_mail mailed where mailed.resource = 'cancelled' and mailed.resource_id = ordered.id)
    ) news
    join corporate_client owner on owner.id = news.client_id
    join operating_company company on company.code = owner.op_co and company.inbox_mail_minutes is not null
    order by news.since, news.id limit ${BATCH}`.execute(db);
  for (const { resource, id, client_id: clientId, since: first } of rows)
    await db.transaction().execute(async (trx) => {
      // Leaves out what another process has queued meanwhile.
      const mine = await trx
        .insertInto('inbox_mail')
        .values({ resource, resource_id: id, since: first, mailed_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['resource', 'resource_id'])
            .doUpdateSet({ since: first, mailed_at: now })
            .where('inbox_mail.mailed_at', '<', now),
        )
        .returning('resource_id')
        .executeTakeFirst();
      if (!mine) return;
      await queueMail(trx, { template: 'clientNews', params: { about: resource, id, clientId, since: first } }, real);
    });
}

interface News {
  readonly resource: 'comment' | 'cancelled';
  readonly id: string;
  readonly client_id: number;
  readonly since: string;
}
