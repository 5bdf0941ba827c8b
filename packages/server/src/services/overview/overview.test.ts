import {
  CONTRACT_LINE_SORTS,
  CONTRACT_SORTS,
  type ContractLine,
  LINE_STATUSES,
  type LineStatus,
} from '@hireyard/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { contractStatus } from '../../domain/lifecycle.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  AMSTERDAM,
  callsOn,
  contractId,
  insertRentals,
  LONDON,
  line,
  lineId,
  NOW,
  projectId,
} from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

const numbers = (items: readonly Pick<ContractLine, 'lineNo'>[]) => items.map(({ lineNo }) => lineNo);
const counts = (facet: readonly { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));
const problem = (type: string, extension = {}) => expect.objectContaining({ type, ...extension });

describe('the list of machines', () => {
  it('[RT-09] leads with what needs an eye: on rent by expected date, then the other states', async () => {
    const { items, total } = await call.lines();
    expect(numbers(items)).toEqual([1, 7, 2, 3, 5, 4, 6, 10, 8, 9]);
    expect(total).toBe(10);
  });

  it('[RT-09] shows a line whole', async () => {
    const { items } = await call.lines({ status: 'overdue' });
    expect(items).toEqual([
      {
        id: lineId(1),
        contractId: contractId(1),
        contractNumber: 'C-260101',
        lineNo: 1,
        status: 'onRent',
        overdueDays: 7,
        productCode: 'SCI-E-12',
        fleetNumber: '204 001',
        serialNumber: null,
        quantity: 1,
        qtyPendingPickup: 0,
        qtyReturned: 0,
        onRentAt: '2026-10-12T05:00:00.000Z',
        expectedOffRentAt: '2026-11-13T15:00:00.000Z',
        offRentAt: null,
        returnedAt: null,
        offHireNumber: null,
        project: { id: projectId(1), number: 'P-1', name: 'Kade Noord' },
        poNumber: '4500001',
        costCode: null,
        city: 'Łódź',
        depot: { id: AMSTERDAM, name: 'Amsterdam', timeZone: 'Europe/Amsterdam' },
        rate: { unit: 'week', price: { amount: '101.00', currency: 'EUR' } },
      },
    ]);
  });

  it('[RT-09] filters: on rent holds what is overdue, due this week is today to Sunday', async () => {
    const of = async (query: Parameters<typeof call.lines>[0]) => numbers((await call.lines(query)).items);
    expect(await of({ status: 'onRent' })).toEqual([1, 7, 2, 3]);
    expect(await of({ status: ['overdue', 'planned'] })).toEqual([1, 4]);
    expect(await of({ due: 'thisWeek' })).toEqual([7, 2]);
    expect(await of({ project: projectId(2) })).toEqual([7, 5, 6]);
    expect(await of({ project: ['none', projectId(1)], status: ['closed', 'planned'] })).toEqual([4, 8]);
    expect(await of({ depot: LONDON, status: 'offHired' })).toEqual([6]);
    expect(await of({ project: 'no-uuid' })).toEqual([]);
  });

  it('[RT-09] finds what touches a period; a machine still on rent occupies today', async () => {
    const of = async (query: Parameters<typeof call.lines>[0]) => numbers((await call.lines(query)).items);
    expect(await of({ from: '2026-11-19', till: '2026-11-20' })).toEqual([1, 7, 2, 3, 5, 9]);
    expect(await of({ from: '2026-11-21' })).toEqual([2, 3, 5, 4, 9]);
    expect(await of({ till: '2026-09-30' })).toEqual([8]);
  });

  it('[RT-09] counts each facet with all filters but its own', async () => {
    const { facets, total } = await call.lines({ status: 'onRent', project: projectId(1) });
    expect(total).toBe(3);
    expect(counts(facets.status)).toEqual({
      planned: 1,
      onRent: 3,
      offHireRequested: 0,
      offHired: 0,
      returned: 0,
      closed: 0,
      cancelled: 0,
      overdue: 1,
    });
    expect(facets.project).toEqual([
      { value: projectId(2), label: 'Haven 7', count: 1 },
      { value: projectId(1), label: 'Kade Noord', count: 3 },
    ]);
    expect(facets.depot).toEqual([{ value: AMSTERDAM, label: 'Amsterdam', count: 3 }]);
  });

  it('[RT-09] keeps a chosen project in the facet, with its name, when nothing is left of it', async () => {
    const { facets } = await call.lines({ status: 'closed', project: projectId(2) });
    expect(facets.project).toContainEqual({ value: projectId(2), label: 'Haven 7', count: 0 });
  });

  it.each([
    ['schaarhoog', [1, 7, 5, 4, 6, 10, 8, 9]],
    ['SCHERENBUHNE', [1, 7, 5, 4, 6, 10, 8, 9]],
    ['minI excavator', [2]],
    ['204 010', [10]],
    ['204010', [10]],
    ['C-260102', [7, 5, 6]],
    ['4500003', [10, 8, 9]],
    ['haven', [7, 5, 6]],
    ['p-1 fence', [3]],
    ['lodz', [1, 2, 3, 4]],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; --", []],
  ])('[I18N-02] a search for %j finds %j', async (q, expected) => {
    expect(numbers((await call.lines({ q })).items)).toEqual(expected);
  });

  const pageThrough = async (sort: string, size: number) => {
    const seen: ContractLine[] = [];
    for (let page = 0; page * size < 10; page += 1) {
      seen.push(...(await call.lines({ sort: sort as 'status,asc', page, size })).items);
    }
    return seen;
  };

  it.each(CONTRACT_LINE_SORTS.flatMap((field) => [`${field},asc`, `${field},desc`]))(
    '[RT-09] pages by %s hold every line once, in the order of one long page',
    async (sort) => {
      const whole = numbers((await call.lines({ sort: sort as 'status,asc', size: 200 })).items);
      expect(whole.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(numbers(await pageThrough(sort, 3))).toEqual(whole);
    },
  );

  it('[RT-09] sorts by what it says', async () => {
    const by = async (sort: string) => (await call.lines({ sort: sort as 'status,asc' })).items;
    const ascending = (values: (string | number)[]) => expect(values).toEqual(values.toSorted());
    ascending((await by('product,asc')).map(({ productCode }) => productCode));
    ascending((await by('contract,asc')).map(({ contractNumber }) => contractNumber));
    ascending((await by('onRentAt,asc')).map(({ onRentAt }) => onRentAt));
    ascending((await by('project,asc')).map(({ project }) => project?.name ?? '~'));
    ascending((await by('expectedOffRentAt,desc')).map(({ expectedOffRentAt }) => expectedOffRentAt ?? '~').reverse());
    expect(numbers(await by('rate,desc'))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('[RT-09] facets add up to the list, whatever is filtered', async () => {
    const query = fc.record({
      status: fc.subarray([...LINE_STATUSES]),
      project: fc.subarray([projectId(1), projectId(2), 'none']),
      depot: fc.subarray([AMSTERDAM, LONDON]),
      q: fc.constantFrom('', 'kade', '204'),
    });
    await fc.assert(
      fc.asyncProperty(query, async (filter) => {
        const { total, items, facets } = await call.lines({ ...filter, size: 200 });
        expect(items).toHaveLength(total);
        const { overdue: _, ...byStatus } = counts(facets.status);
        const added = (facet: Record<string, number>, chosen: string[]) =>
          Object.entries(facet).reduce(
            (n, [value, count]) => (chosen.length === 0 || chosen.includes(value) ? n + count : n),
            0,
          );
        expect(added(byStatus, filter.status)).toBe(total);
        expect(added(counts(facets.project), filter.project)).toBe(total);
        expect(added(counts(facets.depot), filter.depot)).toBe(total);
      }),
      { numRuns: 25 },
    );
  });
});

describe('overdue', () => {
  it('[DOM-02] begins at the depot’s midnight: a second apart in London', async () => {
    const at = async (now: string) => numbers((await call.lines({ status: 'overdue' }, { now: new Date(now) })).items);
    expect(await at('2026-11-20T23:59:59Z')).toEqual([1]);
    expect(await at('2026-11-21T00:00:00Z')).toEqual([1, 7]);
  });

  it('[DOM-02] the database and the domain say the same at any time, also when clocks change', async () => {
    const nearChange = fc
      .integer({ min: -3 * 1440, max: 200 * 1440 })
      .map((minutes) => new Date(Date.parse('2026-10-25T01:00:00Z') + minutes * 60_000));
    await fc.assert(
      fc.asyncProperty(nearChange, async (now) => {
        const { items, facets } = await call.lines({}, { now });
        const late = items.filter(({ overdueDays }) => overdueDays > 0);
        const { items: filtered } = await call.lines({ status: 'overdue' }, { now });
        expect(numbers(filtered).toSorted()).toEqual(numbers(late).toSorted());
        expect(counts(facets.status).overdue).toBe(late.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe('who sees what', () => {
  it('[DOM-10] without prices there is no rate, no spend, and no sorting by rate', async () => {
    const scope = { prices: false };
    expect((await call.lines({}, { scope })).items.every(({ rate }) => rate === null)).toBe(true);
    const contract = await call.contract(contractId(1), { scope });
    expect(contract.spendToDate).toBeNull();
    expect(contract.lines.flatMap(({ periods }) => periods).every(({ amount }) => amount === null)).toBe(true);
    await expect(call.lines({ sort: 'rate,asc' }, { scope })).rejects.toEqual(
      problem('validation', { extension: { errors: [{ pointer: '?sort', code: 'priceHidden' }] } }),
    );
  });

  it('[DOM-11] another client’s contract answers as one that never was, and so does what is no id', async () => {
    for (const id of [contractId(9), contractId(77), 'C-260101', "'", '']) {
      await expect(call.contract(id)).rejects.toEqual(problem('not-found'));
    }
  });

  it('[DOM-11] nothing of another client shows in any list, count or facet', async () => {
    const scope = { clientId: 2 };
    const { items, total, facets } = await call.lines({}, { scope });
    expect([numbers(items), total]).toEqual([[90], 1]);
    expect(facets.project).toEqual([{ value: projectId(9), label: 'Kade Noord', count: 1 }]);
    expect((await call.lines({ project: projectId(1) }, { scope })).facets.project).toHaveLength(1);
    expect((await call.contracts({}, { scope })).items.map(({ id }) => id)).toEqual([contractId(9)]);
    expect(await call.keyFigures(undefined, { scope })).toMatchObject({ onRent: 1, overdue: 1, contracts: 1 });
    expect((await call.planning({}, { scope })).groups).toHaveLength(1);
  });

  it('[DOM-11] a user confined to projects sees those alone, everywhere', async () => {
    const scope = { projects: [projectId(2)] };
    expect(numbers((await call.lines({}, { scope })).items)).toEqual([7, 5, 6]);
    expect((await call.contracts({}, { scope })).total).toBe(1);
    expect(await call.keyFigures(undefined, { scope })).toMatchObject({ onRent: 1, overdue: 0, pickupPending: 2 });
    expect((await call.planning({}, { scope })).groups.map(({ project }) => project?.name)).toEqual(['Haven 7']);
    await expect(call.contract(contractId(1), { scope })).rejects.toEqual(problem('not-found'));
    expect((await call.lines({}, { scope: { projects: [] } })).total).toBe(0);
  });
});

describe('contracts', () => {
  it('[RT-09] lists contracts with their derived status and counts, newest first', async () => {
    const { items, facets } = await call.contracts();
    expect(items.map(({ number, status, lineCount, onRentCount }) => [number, status, lineCount, onRentCount])).toEqual(
      [
        ['C-260103', 'returned', 3, 0],
        ['C-260102', 'partlyOffHired', 3, 1],
        ['C-260101', 'onRent', 4, 3],
      ],
    );
    expect(counts(facets.status)).toMatchObject({ returned: 1, partlyOffHired: 1, onRent: 1, closed: 0 });
    expect(items.map(({ till }) => till)).toEqual(['2026-11-10T15:00:00.000Z', '2026-11-21T12:00:00.000Z', null]);
  });

  it.each(CONTRACT_SORTS)('[RT-09] pages by %s hold every contract once', async (field) => {
    const seen = [];
    for (const page of [0, 1, 2]) seen.push(...(await call.contracts({ sort: `${field},asc`, page, size: 1 })).items);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(3);
  });

  it('[RT-09] finds a contract by its machines and by its own texts together', async () => {
    const found = async (q: string) => (await call.contracts({ q })).items.map(({ number }) => number);
    expect(await found('excavator')).toEqual(['C-260101']);
    expect(await found('haven 204 006')).toEqual(['C-260102']);
    expect(await found('haven excavator')).toEqual([]);
  });

  it('[DOM-17] a replaced line names its successor, and the successor what it replaced', async () => {
    const { lines } = await call.contract(contractId(3));
    expect(
      lines.map(({ lineNo, replacedByLineId, replacesLineId }) => [lineNo, replacedByLineId, replacesLineId]),
    ).toEqual([
      [8, null, lineId(10)],
      [9, null, null],
      [10, lineId(8), null],
    ]);
  });

  it('[DOM-16] adds its charged periods up, and not those that stand down', async () => {
    const period = (number: number, kind: 'charge' | 'standDown', amount: string) => ({
      id: lineId(500 + number),
      contract_line_id: lineId(1),
      starts_on: `2026-10-${10 + number}`,
      ends_on: `2026-10-${10 + number}`,
      kind,
      days: 1,
      amount,
      currency: 'EUR',
    });
    await database.db
      .insertInto('rental_period')
      .values([period(1, 'charge', '0.10'), period(2, 'charge', '0.20'), period(3, 'standDown', '9.00')])
      .execute();
    const { spendToDate, lines } = await call.contract(contractId(1));
    expect(spendToDate).toEqual({ amount: '0.30', currency: 'EUR' });
    expect(lines[0]?.periods.map(({ from, kind }) => [from, kind])).toEqual([
      ['2026-10-11', 'charge'],
      ['2026-10-12', 'charge'],
      ['2026-10-13', 'standDown'],
    ]);
    expect((await call.contract(contractId(2))).spendToDate).toEqual({ amount: '0.00', currency: 'EUR' });
  });
});

describe('key figures and planning', () => {
  it('[RT-09] counts machines by quantity, less what came back of a part', async () => {
    expect(await call.keyFigures()).toEqual({
      onRent: 6,
      overdue: 1,
      endingThisWeek: 2,
      pickupPending: 2,
      contracts: 2,
      projects: 2,
    });
  });

  it('[UI-03] plans four weeks, this one the third, grouped by project, without what was cancelled', async () => {
    const { from, till, truncated, groups } = await call.planning();
    expect([from, till, truncated]).toEqual(['2026-11-02', '2026-11-29', false]);
    expect(groups.map(({ project, lines }) => [project?.name ?? null, numbersOf(lines)])).toEqual([
      ['Haven 7', [5, 6, 7]],
      ['Kade Noord', [1, 2, 3]],
      [null, [10]],
    ]);
    expect(groups[0]?.lines.find(({ id }) => id === lineId(6))?.offHireNumber).toBe('OH-88213');
  });

  const numbersOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => Number(id.slice(-12)));

  it('[UI-03] takes one date as the start or end of four weeks', async () => {
    expect(await call.planning({ from: '2026-03-20' })).toMatchObject({ from: '2026-03-20', till: '2026-04-16' });
    expect(await call.planning({ till: '2026-10-31' })).toMatchObject({ from: '2026-10-04', till: '2026-10-31' });
  });

  it.each([
    [{ from: '2026-11-20', till: '2026-11-19' }, 'beforeFrom'],
    [{ from: '2026-01-01', till: '2027-01-07' }, 'windowTooLong'],
  ])('[UI-03] refuses the window %j', async (window, code) => {
    await expect(call.planning(window)).rejects.toEqual(
      problem('validation', { extension: { errors: [expect.objectContaining({ pointer: '?till', code })] } }),
    );
  });
});

describe('what the database keeps by itself', () => {
  it('[DOM-02] the status of a contract follows from its lines as the domain says', async () => {
    const { db } = database;
    const statuses = fc.array(fc.constantFrom(...LINE_STATUSES), { minLength: 1, maxLength: 5 });
    let next = 1000;
    await fc.assert(
      fc.asyncProperty(statuses, async (given: LineStatus[]) => {
        await db.deleteFrom('contract_line').where('contract_id', '=', contractId(9)).execute();
        await db
          .insertInto('contract_line')
          .values(given.map((status) => line(++next, 9, { status })))
          .execute();
        const contract = await db
          .selectFrom('contract')
          .where('id', '=', contractId(9))
          .selectAll()
          .executeTakeFirstOrThrow();
        expect(contract.status).toBe(contractStatus(given));
        expect(contract.line_count).toBe(given.length);
      }),
      { numRuns: 25 },
    );
  });

  it('[RT-09] a project that is renamed is found and sorted by its new name', async () => {
    const rename = (name: string) =>
      database.db.updateTable('project').set({ name }).where('id', '=', projectId(2)).execute();
    await rename('Aquaduct');
    expect(numbers((await call.lines({ q: 'aquaduct' })).items)).toEqual([7, 5, 6]);
    expect((await call.lines({ sort: 'project,asc' })).items[0]?.project?.name).toBe('Aquaduct');
    await rename('Haven 7');
  });
});

it('[RT-09] reads a page of a long list by index, without sorting', async () => {
  const { db } = database;
  await sql`insert into contract_line
    (id, contract_id, line_no, status, product_code, quantity, on_rent_at, expected_off_rent_at)
    select gen_random_uuid(), ${contractId(9)}, 5000 + n, (array['onRent', 'closed', 'planned'])[1 + n % 3], 'SCI-E-12',
      1, ${NOW}::timestamptz - n * interval '1 hour', ${NOW}::timestamptz + n * interval '1 hour'
    from generate_series(1, 5000) n`.execute(db);
  await sql`analyze contract_line`.execute(db);
  const plans = await Promise.all(
    [
      sql`status_rank, urgency, id`,
      sql`status_rank desc, urgency desc, id desc`,
      sql`product_code, id`,
      sql`contract_number, line_no, id`,
      sql`project_name, id`,
      sql`on_rent_at, id`,
      sql`expected_off_rent_at desc, id desc`,
      sql`rate_per_day, id`,
    ].map(async (order) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from contract_line
        where client_id = 2 order by ${order} limit 25`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
