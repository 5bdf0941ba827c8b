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

/** Reads the attention entries of a demo account from the handler, without tokens and HTTP. */
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

  /** Reads all pages of entries. */
  async function allOf(scope: ClientScope, now = at, view: AttentionView = 'everyone'): Promise<AttentionItem[]> {
    const items: AttentionItem[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const answer = await ask(scope, { page, size: 200, view }, now);
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }
  /** Compares all entries with the second calculation. Returns their number. */
  async function compare(scope: ClientScope, now = at): Promise<number> {
    const answers = (await allOf(scope, now)).map(comparable);
    expect(answers.toSorted(byId)).toEqual((await attentionBySql(db, { ...scope, now })).toSorted(byId));
    return answers.length;
  }
  return { scopeOf, ask, allOf, compare };
}

/** Picks the fields of an entry that the second calculation has too. */
export const comparable = ({ cause, id, day, daysSince, snoozedUntil, ...more }: AttentionItem): Counted => ({
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
