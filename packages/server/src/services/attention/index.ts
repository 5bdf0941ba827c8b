import {
  assignAttention,
  deleteAttentionSnooze,
  getAttention,
  getAttentionAssignees,
  getSharedAssignees,
  putAttentionAssignee,
  putAttentionSnooze,
  snoozeAttention,
} from '@hireyard/contract';
import { invalid } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { assigneesOf } from './assignees.ts';
import { type DetailedEntry, entriesBy, entryOf } from './entries.ts';
import { give, putOff } from './moves.ts';
import { readAttention } from './read-attention.ts';

/** Returns the ids whose entry no longer needs the caller. */
const goneOf = (ids: readonly string[], entries: readonly DetailedEntry[]) =>
  [...new Set(ids)]
    .filter((id) => !entries.some((entry) => entry.id === id))
    .map((id) => ({ id, reason: 'gone' as const }));

/** Entries that need the caller's attention (DOM-30). An entry is never closed: it disappears with its cause. */
export const attentionRoutes: Route[] = [
  route(getAttention, (call) => readAttention(call, call.query)),

  route(putAttentionSnooze, async (call) => {
    await putOff(call, [await entryOf(call, call.params.id)], call.body.until);
    return undefined;
  }),

  route(deleteAttentionSnooze, async (call) => {
    await putOff(call, [await entryOf(call, call.params.id)], null);
    return undefined;
  }),

  route(snoozeAttention, async (call) => {
    const { ids, until } = call.body;
    const entries = await entriesBy(call, ids);
    await putOff(call, entries, until);
    return { refused: goneOf(ids, entries) };
  }),

  route(getAttentionAssignees, async (call) => assigneesOf(call, [await entryOf(call, call.params.id)], call.query)),

  route(getSharedAssignees, async (call) => assigneesOf(call, await entriesBy(call, call.query.entry), call.query)),

  route(putAttentionAssignee, async (call) => {
    await call.db.lock();
    const refused = await give(call, [await entryOf(call, call.params.id)], call.body.userId);
    if (refused.length > 0) throw invalid([{ pointer: '/userId', code: 'unknown' }]);
    return undefined;
  }),

  route(assignAttention, async (call) => {
    const { ids, userId } = call.body;
    await call.db.lock();
    const entries = await entriesBy(call, ids);
    return { refused: [...goneOf(ids, entries), ...(await give(call, entries, userId))] };
  }),
];
