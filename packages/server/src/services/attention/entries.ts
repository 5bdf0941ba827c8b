import type { AttentionView } from '@hireyard/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../domain/uuid.ts';
import { notFound } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { type Cause, causesOf, type Entry } from './causes.ts';
import { itemsOf } from './items.ts';

/**
 * Selects all entries of the caller, including snoozed ones. A snooze covers one cause and one day. An entry with a new
 * cause or another day is shown again. An assignee who has left counts as nobody.
 */
export const entriesOf = (causes: RawBuilder<Cause>): RawBuilder<Entry> => sql`(
  select found.*, attention_snooze.until as snoozed_until, membership.id as assignee_id, membership.name as assignee_name,
    attention_assignment.assigned_at, former.id as former_id, former.name as former_name
  from ${causes} as found
    left join attention_snooze on attention_snooze.entry_id = found.id and attention_snooze.cause = found.cause
      and attention_snooze.day = found.day and attention_snooze.until > found.today
    left join attention_assignment on attention_assignment.entry_id = found.id and attention_assignment.day = found.day
    left join membership on membership.id = attention_assignment.assignee_id and membership.status = 'active'
    left join membership as former on former.id = attention_assignment.former_id and former.status = 'active')`;

/** True for entries of a view. */
export const inView = (view: AttentionView, { scope }: Pick<ClientCall, 'scope'>): RawBuilder<SqlBool> => {
  if (view === 'snoozed') return sql`snoozed_until is not null`;
  return view === 'mine' ? sql`snoozed_until is null and assignee_id = ${scope.userId}` : sql`snoozed_until is null`;
};

/**
 * Returns the entries with these ids, with their contents. Leaves out entries that do not need the caller, or no longer
 * do.
 */
export async function entriesBy(call: ClientCall, ids: readonly string[]) {
  const weekDays = await billingWeekDaysOf(call);
  const entries = entriesOf(causesOf(call, weekDays));
  const rows = await call.db
    .selectFrom(sql<Entry>`(select * from ${entries} as entries where id = any(${ids}::uuid[]))`.as('entry'))
    .selectAll()
    .execute();
  const items = new Map((await itemsOf(call, rows, weekDays)).map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const item = items.get(row.id);
    return item ? [{ ...row, item }] : [];
  });
}
export type DetailedEntry = Awaited<ReturnType<typeof entriesBy>>[number];

/** Returns one entry. Throws 404 for an entry that does not need the caller, or no longer does. */
export async function entryOf(call: ClientCall, id: string): Promise<DetailedEntry> {
  const [entry] = isUuid(id) ? await entriesBy(call, [id]) : [];
  if (!entry) throw notFound();
  return entry;
}
