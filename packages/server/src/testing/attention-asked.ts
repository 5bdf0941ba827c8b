import { type Attention, type AttentionItem, type AttentionView, getAttention } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { ClientScope } from '../http/route.ts';
import { attentionRoutes } from '../services/attention/index.ts';
import { attentionBySql, type Counted } from './attention-by-sql.ts';
import { scopeOf as demoScopeOf } from './demo-scopes.ts';

/** Asks the handler what needs an account of the demo, past tokens and HTTP. */
export function attentionAsked(db: Kysely<Database>, at: Date) {
  const scopeOf = (email: string) => demoScopeOf(db, email);

  async function ask(scope: ClientScope, query: object = {}, now = at): Promise<Attention> {
    const call = {
      db: clientDb(db, scope, now),
      scope,
      now,
      query: operationById(getAttention.id).query?.parse(query),
    };
    return (await attentionRoutes[0]?.handle(call as never)) as Attention;
  }

  /** All pages of what needs somebody. */
  async function allOf(scope: ClientScope, now = at, view: AttentionView = 'everyone'): Promise<AttentionItem[]> {
    const items: AttentionItem[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const answer = await ask(scope, { page, size: 200, view }, now);
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }
  /** Holds all of it against the second calculation; answers how many there are. */
  async function compare(scope: ClientScope, now = at): Promise<number> {
    const found = (await allOf(scope, now)).map(counted);
    expect(found.toSorted(byId)).toEqual((await attentionBySql(db, { ...scope, now })).toSorted(byId));
    return found.length;
  }
  return { scopeOf, ask, allOf, compare };
}

/** What of an entry the second calculation finds too. */
export const counted = ({ cause, id, day, daysSince, snoozedUntil, ...more }: AttentionItem): Counted => ({
  cause,
  id,
  day,
  daysSince,
  furtherDay: more.furtherDay?.amount ?? null,
  costSince: more.costSince?.amount ?? null,
  estimate: more.estimate?.amount ?? null,
  due: more.due?.amount ?? null,
  snoozedUntil,
  assigneeId: more.assignee?.id ?? null,
  formerId: more.formerAssignee?.id ?? null,
});
export const byId = (one: Counted, other: Counted) => (one.cause + one.id < other.cause + other.id ? -1 : 1);
