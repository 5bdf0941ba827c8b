import { getSpend, listSpendLines, SPEND_FIGURES, SPEND_GROUPS, type Spend, type SpendLine } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import { fromMinor, toMinor } from '../domain/money.ts';
import type { ClientScope } from '../http/route.ts';
import { getSpendRoute } from '../services/overview/spend.ts';
import { listSpendLinesRoute } from '../services/overview/spend-lines.ts';
import { type CountedSpend, spendBySql } from './spend-by-sql.ts';

/** Before all data of the demo. */
export const EVER = '2024-01';

interface At {
  readonly scope: ClientScope;
  readonly now?: Date;
}

export const cents = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));
const expectedOf = (rows: readonly CountedSpend[], figure: CountedSpend['figure']) =>
  cents(rows.filter((row) => row.figure === figure).map(({ amount }) => amount));
const KEYS = { project: 'project', costCode: 'costCode', productGroup: 'productGroup' } as const;
const amountsOf = (row: Spend['items'][number] | Spend['months'][number] | undefined) =>
  Object.fromEntries(SPEND_FIGURES.map((figure) => [figure, row?.[figure]?.amount ?? null]));

/** Reads spend like the API, and compares it with the second calculation. */
export function spendAsked(db: Kysely<Database>, asOf: Date) {
  const callOf = (id: string, { scope, now = asOf }: At, query: object) => ({
    db: clientDb(db, scope, now),
    scope,
    now,
    query: operationById(id).query?.parse(query),
  });
  const ask = async (at: At, query: object = {}) =>
    (await getSpendRoute.handle(callOf(getSpend.id, at, query) as never)) as Spend;
  async function linesOf(at: At, query: object): Promise<SpendLine[]> {
    const items: SpendLine[] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const call = callOf(listSpendLines.id, at, { ...query, page, size: 200 });
      const answer = (await listSpendLinesRoute.handle(call as never)) as { items: SpendLine[]; hasMore: boolean };
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }
  /** Returns all pages of the groups. */
  async function groupsOf(at: At, query: object, size: number): Promise<Spend['items']> {
    const items: Spend['items'] = [];
    for (let page = 0, hasMore = true; hasMore; page += 1) {
      const answer = await ask(at, { ...query, page, size });
      items.push(...answer.items);
      hasMore = answer.hasMore;
    }
    return items;
  }

  /** Compares a whole answer, by each group, with the second calculation. */
  async function compare(at: Required<At>, size = 20): Promise<number> {
    const all = await spendBySql(db, { ...at.scope, now: at.now });
    const visible = {
      invoiced: at.scope.rights.has('invoice-view'),
      notInvoiced: at.scope.prices,
      forecast: at.scope.prices,
    };
    const expected = (rows: readonly CountedSpend[]) =>
      Object.fromEntries(SPEND_FIGURES.map((figure) => [figure, visible[figure] ? expectedOf(rows, figure) : null]));
    const whole = await ask(at, { from: EVER });
    expect(new Set(whole.currencies.map(({ currency }) => currency))).toEqual(new Set(all.map((row) => row.currency)));
    for (const { currency, ...sums } of whole.currencies) {
      const own = all.filter((row) => row.currency === currency);
      expect(amountsOf(sums as never)).toEqual(expected(own));
      const { months } = await ask(at, { from: EVER, currency });
      expect(Object.fromEntries(months.map((month) => [month.month, amountsOf(month)]))).toEqual(
        Object.fromEntries([...Map.groupBy(own, ({ month }) => month)].map(([month, rows]) => [month, expected(rows)])),
      );
      for (const by of SPEND_GROUPS) {
        const groups = await groupsOf(at, { from: EVER, currency, by }, size);
        const byKey = Map.groupBy(own, (row) => row[KEYS[by]]);
        expect(groups.length, by).toBe(byKey.size);
        for (const group of groups) expect(amountsOf(group), by).toEqual(expected(byKey.get(group.key) ?? []));
      }
    }
    return all.length;
  }

  return { ask, linesOf, compare };
}
