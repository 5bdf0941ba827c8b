import { type AttentionRefusal, SNOOZE_DAYS_MAX } from '@hireyard/contract';
import { addDays, type LocalDate } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall } from '../../http/route.ts';
import { isAssignable } from './assignees.ts';
import type { DetailedEntry } from './entries.ts';

/** Snoozes entries for the caller until a local day of each depot. Null ends the snooze. */
export async function putOff(
  { db, scope }: ClientCall,
  entries: readonly DetailedEntry[],
  until: LocalDate | null,
): Promise<void> {
  for (const { today } of until === null ? [] : entries) assertDay(today, String(until));
  // Two concurrent calls of the same user: the last one wins.
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
 * Assigns entries to a member, or to nobody, and returns the refused ones. A member who gets several entries about one
 * resource is notified once. The caller locks the client before reading the entries. So the last of two concurrent
 * calls wins, and sees the assignee of the first.
 */
export async function give(
  call: ClientCall,
  entries: readonly DetailedEntry[],
  userId: string | null,
): Promise<{ readonly id: string; readonly reason: AttentionRefusal }[]> {
  const { db, now } = call;
  const refused: { id: string; reason: AttentionRefusal }[] = [];
  const subjects = new Map<string, DetailedEntry['item']['subject']>();
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
    subjects.set(`${resource} ${resourceId}`, item.subject);
  }
  for (const { resource, id } of userId === null ? [] : subjects.values()) {
    await db.notify({ kind: 'attentionAssigned', userIds: [String(userId)], subject: { resource, id } });
  }
  return refused;
}
