import { LINE_STATUS_FILTERS, LINE_STATUSES, PLANNING_MAX_GROUPS, type Right } from '@hireyard/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { callsOn, contractId, insertRentals, NOW, projectId, SCOPE } from './overview.fixture.ts';
import { groupsOf } from './planning.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

const numbersOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => Number(id.slice(-12)));
const WINDOW = { from: '2026-11-02', to: '2026-11-29' };

describe('the planning', () => {
  it('[UI-03] has four weeks, this one the third, its projects in order, and nothing that was cancelled', async () => {
    const { groups, ...frame } = await call.planning();
    expect(frame).toEqual({
      ...WINDOW,
      truncated: false,
      statuses: ['onRent', 'overdue', 'offHireRequested', 'offHired', 'returned'],
    });
    expect(groups).toEqual([
      { project: { id: projectId(2), number: 'P-2', name: 'Haven 7' }, lineCount: 3 },
      { project: { id: projectId(1), number: 'P-1', name: 'Kade Noord' }, lineCount: 3 },
      { project: null, lineCount: 1 },
    ]);
  });

  it('[UI-03] its lines are those of its projects, one project after another', async () => {
    const { items, hasMore } = await call.planningLines();
    expect(numbersOf(items)).toEqual([5, 6, 7, 1, 2, 3, 10]);
    expect(hasMore).toBe(false);
    expect(items[1]).toMatchObject({ projectId: projectId(2), offHireNumber: 'OH-88213', status: 'offHired' });
    expect(items.map(({ overdueDays }) => overdueDays)).toEqual([0, 0, 0, 7, 0, 0, 0]);
  });

  it('[DOM-02] [DOM-11] names what the caller may do with each, as the list does', async () => {
    const scope = { rights: new Set<Right>(['contract-view', 'contract-extend', 'contract-off-hire']) };
    const { items } = await call.planningLines({}, { scope });
    const listed = (await call.lines({ status: LINE_STATUSES }, { scope })).items;
    expect(items.map(({ actions }) => actions)).toContainEqual(['extend', 'offHire']);
    for (const { id, actions } of items) expect(actions).toEqual(listed.find((line) => line.id === id)?.actions);
    const viewer = await call.planningLines({}, { scope: { rights: new Set<Right>(['contract-view']) } });
    expect(viewer.items.flatMap(({ actions }) => actions)).toEqual([]);
  });

  it('[UI-03] takes one date as the start or end of four weeks', async () => {
    expect(await call.planning({ from: '2026-03-20' })).toMatchObject({ from: '2026-03-20', to: '2026-04-16' });
    expect(await call.planning({ to: '2026-10-31' })).toMatchObject({ from: '2026-10-04', to: '2026-10-31' });
  });

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'before-from'],
    [{ from: '2026-01-01', to: '2027-01-07' }, 'window-too-long'],
  ])('[UI-03] refuses the window %j, of its lines too', async (window, code) => {
    const refused = expect.objectContaining({
      type: 'validation',
      extension: { errors: [expect.objectContaining({ pointer: '?to', code })] },
    });
    await expect(call.planning(window)).rejects.toEqual(refused);
    await expect(call.planningLines(window)).rejects.toEqual(refused);
  });

  it('[DOM-10] its lines hold no price, whoever asks', async () => {
    const answers = await Promise.all([
      call.planningLines(),
      call.planningLines({}, { scope: { prices: false, rights: new Set(['contract-view']) } }),
    ]);
    expect(answers[0].items).toHaveLength(7);
    expect(answers[1].items.map((line) => ({ ...line, actions: [] }))).toEqual(
      answers[0].items.map((line) => ({ ...line, actions: [] })),
    );
    expect(JSON.stringify(answers)).not.toMatch(/amount|price|rate/i);
  });
});

describe('a planning of many lines', () => {
  /** Inserts lines of the second client, many with the same start. */
  const insertLines = (from: number, to: number) =>
    sql`insert into contract_line (id, contract_id, line_no, status, product_code, quantity, on_rent_at, expected_off_rent_at)
      select gen_random_uuid(), contract.id, n, (array['onRent', 'planned', 'cancelled', 'offHired'])[1 + n % 4],
        'SCI-E-12', 1, ${NOW}::timestamptz - (n * 7919 % 12) * interval '1 day',
        ${NOW}::timestamptz + (n % 9 - 3) * interval '1 day'
      from generate_series(${from}::int, ${to}::int) n
      join lateral (select id from contract where client_id = 2 order by number offset n % 5 limit 1) contract on true`.execute(
      database.db,
    );
  const scope = { clientId: 2 };

  beforeAll(async () => {
    const { db } = database;
    const project = (number: number) => ({
      id: projectId(number),
      client_id: 2,
      number: `P-${number}`,
      // Two projects have the same name.
      name: `Yard ${Math.floor(number / 2)}`,
      status: 'active' as const,
    });
    await db.insertInto('project').values([21, 22, 23].map(project)).execute();
    const like = await db
      .selectFrom('contract')
      .where('id', '=', contractId(9))
      .select(['client_id', 'depot_id', 'line1', 'postal_code', 'city', 'country'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contract')
      .values(
        [21, 22, 23, 24].map((number) => ({
          ...like,
          id: contractId(number),
          number: `C-${number}`,
          project_id: number === 24 ? null : projectId(number),
        })),
      )
      .execute();
    await insertLines(10_000, 10_299);
  });

  it('[UI-03] pages of any size hold every line once, each group’s own under it, whatever is filtered', async () => {
    const queries = fc.record({
      size: fc.integer({ min: 7, max: 200 }),
      filters: fc.record(
        {
          status: fc.uniqueArray(fc.constantFrom(...LINE_STATUS_FILTERS), { minLength: 1, maxLength: 3 }),
          project: fc.uniqueArray(fc.constantFrom(...[9, 21, 22, 23].map(projectId), 'none'), { minLength: 1 }),
          q: fc.constantFrom('yard', 'C-21'),
        },
        { requiredKeys: [] },
      ),
    });
    let most = 0;
    await fc.assert(
      fc.asyncProperty(queries, async ({ size, filters }) => {
        const { groups, statuses } = await call.planning(filters, { scope });
        const expected = groups.flatMap(({ project, lineCount }) => Array(lineCount).fill(project?.id ?? null));
        const items = [];
        for (let page = 0, more = true; more; page += 1) {
          const answer = await call.planningLines({ ...filters, page, size }, { scope });
          expect(answer).toMatchObject({ page, size });
          expect(answer.items.length).toBe(Math.min(size, expected.length - page * size));
          items.push(...answer.items);
          more = answer.hasMore;
        }
        expect(items.map((line) => line.projectId)).toEqual(expected);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const keys = items.map((line) => [line.projectId, line.onRentAt, line.id].join(' '));
        for (const { project } of groups) {
          const own = keys.filter((key) => key.startsWith(`${project?.id ?? ''} `));
          expect(own).toEqual(own.toSorted());
        }
        const are = new Set(items.map((line) => (line.overdueDays > 0 ? 'overdue' : line.status)));
        expect(new Set(statuses)).toEqual(are);
        most = Math.max(most, items.length);
      }),
      { numRuns: 25, examples: [[{ size: 40, filters: {} }]] },
    );
    expect(most).toBeGreaterThan(200);
  });

  it('[UI-03] an answer of the longest page stays under 200 kB', async () => {
    const { items } = await call.planningLines({ size: 200 }, { scope });
    expect(items).toHaveLength(200);
    expect(JSON.stringify(items).length).toBeLessThan(200_000);
  });

  it('[UI-03] of too many lines it leaves out the projects behind them, and says so', async () => {
    const groupsUpTo = async (lines: number) => {
      const within = { ...SCOPE, ...scope };
      const { groups, truncated } = await groupsOf(
        { db: clientDb(database.db, within, NOW), now: NOW },
        [sql`contract_line.status <> 'cancelled'`],
        { groups: 100, lines },
      );
      return { counts: groups.map((group) => [group.project_id, group.lines]), truncated };
    };
    const whole = await groupsUpTo(1_000);
    expect(whole.truncated).toBe(false);
    expect(whole.counts.length).toBeGreaterThan(3);
    const [first, second] = whole.counts.map(([, lines]) => Number(lines)) as [number, number];
    expect(await groupsUpTo(first + second)).toEqual({ counts: whole.counts.slice(0, 2), truncated: true });
    expect(await groupsUpTo(first + second - 1)).toEqual({ counts: whole.counts.slice(0, 1), truncated: true });
    // A single project shows as many lines as the limit allows.
    const [projectOfFirst] = whole.counts[0] ?? [];
    expect(await groupsUpTo(first - 1)).toEqual({ counts: [[projectOfFirst, first - 1]], truncated: true });
  });

  it('[UI-03] of too many projects it says that it leaves some out', async () => {
    const { db } = database;
    const insert = (from: number, to: number) =>
      sql`
      with made as (
        insert into project (id, client_id, number, name, status)
          select gen_random_uuid(), 2, 'M-' || n, 'Many ' || n, 'active' from generate_series(${from}::int, ${to}::int) n
          returning id, number
      )
      insert into contract (id, client_id, number, project_id, depot_id, line1, postal_code, city, country)
        select gen_random_uuid(), 2, made.number, made.id, depot_id, line1, postal_code, city, country
        from made, contract where contract.id = ${contractId(9)}`.execute(db);
    const withLines = () =>
      sql`
      insert into contract_line (id, contract_id, line_no, status, product_code, quantity, on_rent_at)
        select gen_random_uuid(), id, 1, 'onRent', 'SCI-E-12', 1, ${NOW}::timestamptz from contract
        where number like 'M-%' and line_count = 0`.execute(db);
    const before = (await call.planning({}, { scope })).groups.length;
    await insert(1, PLANNING_MAX_GROUPS - before);
    await withLines();
    const whole = await call.planning({}, { scope });
    expect([whole.truncated, whole.groups.length]).toEqual([false, PLANNING_MAX_GROUPS]);
    await insert(5_000, 5_000);
    await withLines();
    const { truncated, groups } = await call.planning({}, { scope });
    expect([truncated, groups.length]).toEqual([true, PLANNING_MAX_GROUPS]);
    expect(JSON.stringify(groups).length).toBeLessThan(200_000);
  });
});
