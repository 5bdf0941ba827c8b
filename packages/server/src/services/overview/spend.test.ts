import { SPEND_FIGURES, SPEND_GROUPS, type SpendGroup } from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import { chargedDays as chargedByDomain, rentOf } from '../../domain/billing.ts';
import { addDays } from '../../domain/calendar.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import type { ClientScope } from '../../http/route.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf as demoScopeOf } from '../../testing/demo-scopes.ts';
import { cents, EVER, spendAsked } from '../../testing/spend-asked.ts';
import { chargedDays, rentUpTo } from './charging.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');
let database: OpenDatabase;
let ask: ReturnType<typeof spendAsked>['ask'];
let linesOf: ReturnType<typeof spendAsked>['linesOf'];
let compare: ReturnType<typeof spendAsked>['compare'];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  ({ ask, linesOf, compare } = spendAsked(database.db, NOW));
});
afterAll(() => database.close());

const scopeOf = (email: string) => demoScopeOf(database.db, email);
const ofAdmin = async () => (await scopeOf('admin@demo.example')) as ClientScope;

describe('what a client spends', () => {
  // A Friday, the first minutes of a Monday, and the last hour of a year.
  it.each(['2026-11-20T09:00:00Z', '2026-11-22T23:30:00Z', '2026-12-31T22:30:00Z'])(
    '[DOM-34] is what plain SQL finds day by day, by month and by each group, for each demo account, as of %s',
    async (at) => {
      let rows = 0;
      for (const { email } of DEMO_ACCOUNTS) {
        const scope = await scopeOf(email);
        if (scope?.modules.has('order') && scope.rights.has('contract-view'))
          rows += await compare({ scope, now: new Date(at) });
      }
      expect(rows).toBeGreaterThan(500);
    },
  );

  it('[DOM-34] [DOM-11] is the same for who is confined to a project, and of that project alone', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const [project] = (await ask({ scope }, { from: EVER })).items;
    const id = project?.key as string;
    onTestFinished(await confineTo(db, scope, id));
    const confined = await ofAdmin();
    expect(await compare({ scope: confined, now: NOW })).toBeGreaterThan(5);
    const { items, budgets } = await ask({ scope: confined }, { from: EVER });
    expect(items).toEqual([project]);
    expect(budgets.projects).toBeLessThanOrEqual(1);
    expect(await ask({ scope: confined }, { from: EVER, project: crypto.randomUUID() })).toMatchObject({ items: [] });
  });
});

it('[DOM-34] forecasts a machine without an end to its project’s end, and for twelve months at most', async () => {
  const { db } = database;
  const scope = await ofAdmin();
  const { id } = await db
    .selectFrom('contract_line')
    .innerJoin('project', 'project.id', 'contract_line.project_id')
    .where('contract_line.client_id', '=', scope.clientId)
    .where('contract_line.status', '=', 'onRent')
    .where('contract_line.expected_on', 'is', null)
    .select(['project.id'])
    .executeTakeFirstOrThrow();
  const { ends_on: before } = await db
    .selectFrom('project')
    .where('id', '=', id)
    .select('ends_on')
    .executeTakeFirstOrThrow();
  const end = (on: string | null) => db.updateTable('project').set({ ends_on: on }).where('id', '=', id).execute();
  await end('2999-12-31');
  onTestFinished(async () => void (await end(before)));
  const { months } = await ask({ scope }, { from: EVER });
  expect(months.at(-1)?.month).toBe('2027-11');
  expect(await compare({ scope, now: NOW })).toBeGreaterThan(5);
});

describe('without some of the amounts', () => {
  it('[DOM-34] [DOM-11] says what lines of invoices are for to who may read documents alone', async () => {
    const scope = await ofAdmin();
    const rights = new Set(scope.rights);
    rights.delete('document-view');
    const textsOf = async (of: ClientScope) =>
      (await linesOf({ scope: of }, { from: EVER }))
        .filter(({ figure }) => figure === 'invoiced')
        .map(({ text }) => text);
    const known = await textsOf(scope);
    expect(known.filter((text) => text !== null).length).toBeGreaterThan(5);
    expect(await textsOf({ ...scope, rights })).toEqual(Array(known.length).fill(null));
  });

  it('[DOM-34] [DOM-10] has neither rent nor forecast without prices, and no order that would tell them', async () => {
    const scope = { ...(await ofAdmin()), prices: false };
    const spend = await ask({ scope }, { from: EVER });
    expect(spend.items.length).toBeGreaterThan(2);
    for (const row of [...spend.items, ...spend.months, ...spend.currencies])
      expect([row.notInvoiced, row.forecast]).toEqual([null, null]);
    for (const row of spend.items) expect([row.atEnd, row.over, row.outside]).toEqual([null, null, null]);
    const sums = spend.items.map(({ invoiced }) => Number(invoiced?.amount));
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    expect(new Set((await linesOf({ scope }, { from: EVER })).map(({ figure }) => figure))).toEqual(
      new Set(['invoiced']),
    );
  });

  it('[DOM-34] [DOM-10] has nothing of invoices without the right to their amounts', async () => {
    const admin = await ofAdmin();
    const rights = new Set([...admin.rights].filter((right) => right !== 'invoice-view'));
    const scope = { ...admin, rights };
    const spend = await ask({ scope }, { from: EVER });
    expect(spend.currencies.map(({ invoiced, disputed }) => [invoiced, disputed])).toEqual([[null, null]]);
    expect(spend.budgets).toMatchObject({ over: null, overCount: null });
    for (const row of spend.items) expect([row.invoiced, row.atEnd, row.over]).toEqual([null, null, null]);
    expect((await linesOf({ scope }, { from: EVER })).some(({ figure }) => figure === 'invoiced')).toBe(false);
  });

  it('[DOM-34] [DOM-10] compares with no budget without the right to budgets', async () => {
    const admin = await ofAdmin();
    const rights = new Set([...admin.rights].filter((right) => right !== 'price-view'));
    const { budgets, items } = await ask({ scope: { ...admin, rights, prices: false } }, { from: EVER });
    expect(budgets).toEqual({ projects: 0, budget: null, overCount: null, over: null });
    expect(items.every(({ budget }) => budget === null)).toBe(true);
  });
});

describe('the period', () => {
  it('[DOM-34] is the last six months where nobody says one, and what is outside counts for the end', async () => {
    const scope = await ofAdmin();
    const spend = await ask({ scope }, { size: 200 });
    expect([spend.from, spend.to]).toEqual(['2026-06', null]);
    expect(spend.months.every(({ month }) => month >= '2026-06')).toBe(true);
    const ever = await ask({ scope }, { from: EVER, size: 200 });
    for (const row of spend.items) {
      const whole = ever.items.find(({ key }) => key === row.key);
      expect(row.atEnd).toEqual(whole?.atEnd);
      const parts = [row.invoiced, row.notInvoiced, row.forecast, row.outside].map((money) => money?.amount ?? '');
      expect(row.atEnd?.amount).toBe(cents(parts));
      expect(row.over?.amount).toBe(
        row.budget ? fromMinor(toMinor(row.atEnd?.amount ?? '') - toMinor(row.budget.amount)) : undefined,
      );
    }
    expect(spend.items.some(({ outside }) => outside?.amount !== '0.00')).toBe(true);
  });

  it('[DOM-34] ends with its last month, and may not end before it begins', async () => {
    const scope = await ofAdmin();
    const { months, from } = await ask({ scope }, { to: '2026-08' });
    expect(from).toBe('2026-03');
    expect(months.length).toBeGreaterThan(0);
    expect(months.filter(({ month }) => month < '2026-03' || month > '2026-08')).toEqual([]);
    await expect(ask({ scope }, { from: '2026-09', to: '2026-08' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('budgets', () => {
  it('[DOM-34] add up what each project with one will be over', async () => {
    const scope = await ofAdmin();
    const { items, budgets, currency } = await ask({ scope }, { from: EVER, size: 200 });
    const compared = items.filter(({ budget }) => budget !== null);
    const over = compared.flatMap(({ over }) => (toMinor(over?.amount ?? '0') > 0n ? (over?.amount ?? []) : []));
    expect(budgets).toEqual({
      projects: compared.length,
      budget: { amount: cents(compared.map(({ budget }) => budget?.amount ?? '')), currency },
      overCount: over.length,
      over: { amount: cents(over), currency },
    });
    expect(compared.length).toBeGreaterThan(0);
    // Keeps the demo realistic.
    expect([compared.length, over.length]).toEqual([8, 2]);
    // Independent of the grouping.
    expect((await ask({ scope }, { from: EVER, by: 'costCode' })).budgets).toEqual(budgets);
  });
});

describe('the lines behind a figure', () => {
  it('[DOM-34] add up to it, for each group and figure', async () => {
    const scope = await ofAdmin();
    for (const by of SPEND_GROUPS satisfies readonly SpendGroup[]) {
      const { items, currency } = await ask({ scope }, { by, size: 4 });
      for (const group of items) {
        for (const figure of SPEND_FIGURES) {
          const lines = await linesOf({ scope }, { by, key: group.key ?? '', figure, currency });
          expect(cents(lines.map((line) => (line.invoiced ?? line.rental)?.amount ?? '')), `${by} ${figure}`).toBe(
            group[figure]?.amount,
          );
        }
      }
    }
  });

  it('[DOM-34] [DOM-16] name the charged days of a machine', async () => {
    const scope = await ofAdmin();
    const lines = await linesOf({ scope }, { from: EVER, figure: 'forecast' });
    expect(lines.length).toBeGreaterThan(20);
    for (const { rate, from, to, days } of lines) {
      if (!rate || !from || !to) throw new Error('a machine without a rate has no forecast');
      expect(days).toBe(chargedByDomain({ from, to }, 5).length);
    }
  });

  it('[DOM-34] lead to invoices and contracts, and page by page, each once', async () => {
    const scope = await ofAdmin();
    const lines = await linesOf({ scope }, { from: EVER });
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    const invoiced = lines.filter(({ figure }) => figure === 'invoiced');
    expect(invoiced.every(({ document, contract }) => document !== null && contract !== null)).toBe(true);
    expect(invoiced.some(({ document }) => document?.type === 'creditNote')).toBe(true);
    const rights = new Set([...scope.rights].filter((right) => right !== 'document-view'));
    const [first] = await linesOf({ scope: { ...scope, rights } }, { from: EVER, figure: 'invoiced' });
    expect(first).toMatchObject({ document: null, invoiced: expect.anything() });
  });
});

describe('the days that the database counts', () => {
  it.each([5, 6, 7] as const)('[DOM-16] are those of the rules, for a week of %s charged days', async (weekDays) => {
    const starts = Array.from({ length: 9 }, (_, index) => addDays('2026-02-26', index));
    for (const from of starts) {
      for (const length of [0, 1, 2, 5, 6, 7, 8, 13, 30, 366]) {
        const to = addDays(from, length - 1);
        const days = chargedDays(sql`${from}::date`, sql`${to}::date`, weekDays);
        const { rows } = await sql<{ n: number }>`select (${days})::int as n`.execute(database.db);
        expect(rows[0]?.n, `${from} ${to}`).toBe(chargedByDomain({ from, to }, weekDays).length);
      }
    }
  });

  it.each([5, 6, 7] as const)('[DOM-16] cost what the rules say, for a week of %s charged days', async (weekDays) => {
    const money = (amount: string) => ({ amount, currency: 'EUR' });
    const prices: readonly (readonly [string, string, string | null])[] = [
      ['98.50', '285.00', '940.50'],
      ['98.50', '285.00', null],
      ['10.00', '55.00', '80.00'],
    ];
    const free = new Set<string>();
    for (const [day, week, fourWeek] of prices) {
      const tariff = { day: money(day), week: money(week), fourWeek: fourWeek === null ? null : money(fourWeek) };
      const from = '2026-11-25';
      const lengths = Array.from({ length: 61 }, (_, length) => length);
      const { rows } = await sql<{ length: number; rent: string }>`
        select length, ${rentUpTo('line', sql`line.since`, sql`line.since + length - 1`, weekDays)}::numeric(12, 2)::text as rent
        from unnest(${lengths}::int[]) as length cross join (select ${from}::date as since, 3 as quantity,
          ${day}::numeric as agreed_day, ${week}::numeric as agreed_week, ${fourWeek}::numeric as agreed_four_week) as line
        order by length`.execute(database.db);
      const expected = lengths.map((length) => ({
        length,
        rent: rentOf({ from, to: addDays(from, length - 1), tariff, quantity: 3, weekDays, free }).amount,
      }));
      expect(rows).toEqual(expected);
    }
  });
});

describe('the work for one user', () => {
  it('[DOM-34] is four sums at once, lines and view together; one more is refused, and nobody else waits', async () => {
    const scope = await ofAdmin();
    const other = { ...scope, userId: crypto.randomUUID() };
    const asked = [...[1, 2, 3].map(() => ask({ scope })), linesOf({ scope }, { figure: 'invoiced' })];
    const beyond = [ask({ scope }), ask({ scope: other })];
    const [refused, answered] = await Promise.allSettled(beyond);
    expect(refused).toMatchObject({ status: 'rejected', reason: { type: 'too-many-requests' } });
    expect(answered?.status).toBe('fulfilled');
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    await expect(ask({ scope })).resolves.toMatchObject({ page: 0 });
  });
});
