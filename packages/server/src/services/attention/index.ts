import {
  deleteAttentionSnooze,
  getAttention,
  getAttentionAssignees,
  putAttentionAssignee,
  putAttentionSnooze,
  SNOOZE_DAYS_MAX,
} from '@hireyard/contract';
import { addDays } from '../../domain/calendar.ts';
import { invalid } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { assigneesOf, isAssignable } from './assignees.ts';
import { entryOf } from './entries.ts';
import { readAttention } from './read-attention.ts';

/** What needs the caller (DOM-30). Nobody closes an entry: it is gone with its cause. */
export const attentionRoutes: Route[] = [
  route(getAttention, (call) => readAttention(call, call.query)),

  route(putAttentionSnooze, async (call) => {
    const { db, scope, params, body } = call;
    const { id, cause, day, today, item } = await entryOf(call, params.id);
    const [first, last] = [addDays(today, 1), addDays(today, SNOOZE_DAYS_MAX)];
    const refuse = (code: 'too-early' | 'too-late', date: string) =>
      invalid([{ pointer: '/until', code, params: { date } }]);
    if (body.until < first) throw refuse('too-early', first);
    if (body.until > last) throw refuse('too-late', last);
    // Two at once of the same user: the last wins.
    await db.lock();
    await db.remove('attention_snooze', { user_id: scope.userId, entry_id: id });
    await db.insert('attention_snooze', [
      { user_id: scope.userId, entry_id: id, cause, day, until: body.until, ...subjectOf(item) },
    ]);
    return undefined;
  }),

  route(deleteAttentionSnooze, async (call) => {
    const { id } = await entryOf(call, call.params.id);
    await call.db.remove('attention_snooze', { user_id: call.scope.userId, entry_id: id });
    return undefined;
  }),

  route(getAttentionAssignees, async (call) => assigneesOf(call, await entryOf(call, call.params.id), call.query)),

  route(putAttentionAssignee, async (call) => {
    const { db, body, now } = call;
    // Two at once: the last wins, and sees to whom the first has given it.
    await db.lock();
    const entry = await entryOf(call, call.params.id);
    if (entry.assignee_id === body.userId) return undefined;
    if (body.userId !== null && !(await isAssignable(call, entry, body.userId))) {
      throw invalid([{ pointer: '/userId', code: 'unknown' }]);
    }
    await db.remove('attention_assignment', { entry_id: entry.id });
    if (body.userId === null) return undefined;
    const { resource, resource_id } = subjectOf(entry.item);
    const given = { entry_id: entry.id, day: entry.day, assignee_id: body.userId, assigned_at: now };
    await db.insert('attention_assignment', [{ ...given, resource, resource_id }]);
    const subject = { resource, id: resource_id };
    await db.notify({ kind: 'attentionAssigned', userIds: [body.userId], subject });
    return undefined;
  }),
];

const subjectOf = ({ subject }: Awaited<ReturnType<typeof entryOf>>['item']) => ({
  resource: subject.resource,
  resource_id: subject.id,
});
