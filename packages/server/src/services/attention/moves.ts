import { type AttentionRefusal, SNOOZE_DAYS_MAX } from '@hireyard/contract';
import { addDays, type LocalDate } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { isAssignable } from './assignees.ts';
import type { GivenEntry } from './entries.ts';

/** Puts entries off for the caller until a day, which is that of each depot; null brings them back. */
export async function putOff(
  { db, scope }: ClientCall,
  entries: readonly GivenEntry[],
  until: LocalDate | null,
): Promise<void> {
  for (const { today } of until === null ? [] : entries) assertDay(today, String(until));
  // Two at once of the same user: the last wins.
  await db.lock();
  for (const { id } of entries) await db.remove('attention_snooze', { user_id: scope.userId, entry_id: id });
  if (until === null) return;
  await db.insert(
    'attention_snooze',
    entries.map(({ id, cause, day, item }) => ({
      ...{ user_id: scope.userId, entry_id: id, cause, day, until },
      ...{ resource: item.subject.resource, resource_id: item.subject.id },
    })),
  );
}

function assertDay(today: LocalDate, until: LocalDate): void {
  const [first, last] = [addDays(today, 1), addDays(today, SNOOZE_DAYS_MAX)];
  const refuse = (code: 'too-early' | 'too-late', date: string) =>
    invalid([{ pointer: '/until', code, params: { date } }]);
  if (until < first) throw refuse('too-early', first);
  if (until > last) throw refuse('too-late', last);
}

/**
 * Gives entries to a member, or to nobody, and answers which could not be given. Who gets several about one thing is told
 * of it once. The caller holds the lock of the client since before the entries were read, so that of two at once the last
 * wins, and sees to whom the first has given it.
 */
export async function give(
  call: ClientCall,
  entries: readonly GivenEntry[],
  userId: string | null,
): Promise<{ readonly id: string; readonly reason: AttentionRefusal }[]> {
  const { db, now } = call;
  const refused: { id: string; reason: AttentionRefusal }[] = [];
  const told = new Map<string, GivenEntry['item']['subject']>();
  for (const entry of entries) {
    const { id, day, item, assignee_id: assigneeId, former_id: formerId } = entry;
    if (assigneeId === userId) continue;
    if (userId !== null && !(await isAssignable(call, entry, userId))) {
      refused.push({ id, reason: 'notTheirs' });
      continue;
    }
    const { resource, id: resourceId } = item.subject;
    const former = assigneeId ?? formerId;
    await db.remove('attention_assignment', { entry_id: id });
    await db.insert('attention_assignment', [
      {
        ...{ entry_id: id, day, assignee_id: userId, assigned_at: now, resource, resource_id: resourceId },
        former_id: former === userId ? null : former,
      },
    ]);
    told.set(`${resource} ${resourceId}`, item.subject);
  }
  for (const { resource, id } of userId === null ? [] : told.values()) {
    await db.notify({ kind: 'attentionAssigned', userIds: [String(userId)], subject: { resource, id } });
  }
  return refused;
}
