import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { WAITING_OFF_HIRES, WAITING_ORDERS } from '../domain/inbox.ts';
import { isOwed } from '../services/overview/overdue.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { HOUR, type Job } from './job.ts';

export const attentionCleanupJob: Job = {
  name: 'attention-cleanup',
  every: HOUR,
  lock: 'job',
  run: async ({ db }, now) => deleteLeftAttention(db, await readDomainTime(db, now)),
};

/**
 * Deletes snoozes and assignments of entries that no longer need attention, and what the rental company has said of
 * entries that no longer wait for it. No page shows them, and nothing else deletes them.
 */
export async function deleteLeftAttention(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['attention_snooze', 'attention_assignment'] as const) {
    await sql`delete from ${sql.table(table)} as left_over where
      not exists (select from contract_line l where l.id = entry_id and l.status = 'onRent')
      and not exists (select from off_hire o where o.id = entry_id and o.status = 'failed')
      and not exists (select from rental_order o where o.id = entry_id and o.status = 'pendingApproval')
      and not exists (select from request r where r.id = entry_id and r.waits_for is not null)
      and not exists (select from document d where d.id = entry_id and ${isOwed('d')})
      and not exists (select from asset a where a.id = entry_id and a.status not in ('lost', 'retired'))`.execute(db);
  }
  for (const table of ['inbox_acknowledgement', 'inbox_mail'] as const) {
    await sql`delete from ${sql.table(table)} as left_over where
      not exists (select from rental_order o where o.id = resource_id and o.status = any(${WAITING_ORDERS}::text[]))
      and not exists (select from off_hire o where o.id = resource_id and o.status = any(${WAITING_OFF_HIRES}::text[]))
      and not exists (select from request r where r.id = resource_id and r.waits_for = 'company')
      ${table === 'inbox_mail' ? keptNews(now) : sql``}`.execute(db);
  }
  // A day has ended in every time zone a day later.
  await sql`delete from attention_snooze where until < (${now}::timestamptz at time zone 'UTC')::date - 1`.execute(db);
}

/** What is no entry was told of once, and is looked at for a day (OP-65). */
const keptNews = (now: Date) =>
  sql`and not (resource in ('comment', 'cancelled') and mailed_at > ${new Date(now.getTime() - 48 * 3_600_000)})`;
