import { CONTRACT_LINE_LIST, type ContractLine, LANGUAGES, LINE_STATUSES } from '@hireyard/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { AMSTERDAM, callsOn, contractId, insertRentals, LONDON, lineId, projectId } from './overview.fixture.ts';

let database: OpenDatabase;
let call: ReturnType<typeof callsOn>;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  call = callsOn(database.db);
});
afterAll(() => database.close());

const numbers = (items: readonly Pick<ContractLine, 'lineNo'>[]) => items.map(({ lineNo }) => lineNo);
const counts = (facet: readonly { value: string; count: number | null }[] = []) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count ?? Number.NaN]));
const problem = (type: string, extension = {}) => expect.objectContaining({ type, ...extension });

describe('the list of machines', () => {
  it('[RT-09] leads with what needs an eye: on rent by expected date, then the other states', async () => {
    const { items, hasMore } = await call.lines();
    expect(numbers(items)).toEqual([1, 7, 2, 3, 5, 4, 6, 10, 8, 9]);
    expect(hasMore).toBe(false);
    expect((await call.lineFacets()).total).toBe(10);
  });

  it('[RT-09] shows a line whole', async () => {
    const { items } = await call.lines({ status: ['overdue'] });
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
        pickupFailed: false,
        offHireId: null,
        actions: ['extend', 'offHire'],
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
    expect(await of({ status: ['onRent'] })).toEqual([1, 7, 2, 3]);
    expect(await of({ status: ['overdue', 'planned'] })).toEqual([1, 4]);
    expect(await of({ due: 'thisWeek' })).toEqual([7, 2]);
    expect(await of({ project: [projectId(2)] })).toEqual([7, 5, 6]);
    expect(await of({ project: ['none', projectId(1)], status: ['closed', 'planned'] })).toEqual([4, 8]);
    expect(await of({ depot: [LONDON], status: ['offHired'] })).toEqual([6]);
    expect(await of({ project: ['no-uuid'] })).toEqual([]);
  });

  it('[RT-09] finds what touches a period; a machine still on rent occupies today', async () => {
    const of = async (query: Parameters<typeof call.lines>[0]) => numbers((await call.lines(query)).items);
    expect(await of({ from: '2026-11-19', to: '2026-11-20' })).toEqual([1, 7, 2, 3, 5, 9]);
    expect(await of({ from: '2026-11-21' })).toEqual([2, 3, 5, 4, 9]);
    expect(await of({ to: '2026-09-30' })).toEqual([8]);
  });

  it('[RT-09] counts each facet with all filters but its own', async () => {
    const { facets, total } = await call.lineFacets({ status: ['onRent'], project: [projectId(1)] });
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
      { value: projectId(1), label: 'Kade Noord', count: 3 },
      { value: projectId(2), label: 'Haven 7', count: 1 },
    ]);
    expect(facets.depot).toEqual([{ value: AMSTERDAM, label: 'Amsterdam', count: 3 }]);
    const ofLondon = await call.lineFacets({ depot: [LONDON] });
    expect(counts(ofLondon.facets.depot)).toEqual({ [AMSTERDAM]: 7, [LONDON]: 3 });
    expect(counts(ofLondon.facets.project)).toEqual({ [projectId(2)]: 3 });
  });

  it('[RT-09] keeps a chosen project in the facet, with its name, when nothing is left of it', async () => {
    const { facets } = await call.lineFacets({ status: ['closed'], project: [projectId(2)] });
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

  it.each(CONTRACT_LINE_LIST.sorts.flatMap((field) => [`${field},asc`, `${field},desc`]))(
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
    ascending((await by('contract,asc')).map(({ contractNumber }) => contractNumber));
    ascending((await by('onRentAt,asc')).map(({ onRentAt }) => onRentAt));
    ascending((await by('project,asc')).map(({ project }) => project?.name ?? '~'));
    ascending((await by('expectedOffRentAt,desc')).map(({ expectedOffRentAt }) => expectedOffRentAt ?? '~').reverse());
    expect(numbers(await by('rate,desc'))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each(LANGUAGES)('[RT-09] sorts products by the name that %s shows, numbers in it by their value', async (lang) => {
    const { db } = database;
    const names = await db.selectFrom('product_translation').selectAll().where('language', '=', lang).execute();
    const nameOf = new Map(names.map(({ product_code: code, name }) => [code, name]));
    const { compare } = new Intl.Collator(lang, { numeric: true });
    const shown = (await call.lines({ sort: 'product,asc', lang })).items.map(
      ({ productCode }) => nameOf.get(productCode) ?? productCode,
    );
    expect(new Set(shown).size).toBe(3);
    expect(shown).toEqual(shown.toSorted(compare));
    const descending = (await call.lines({ sort: 'product,desc', lang })).items;
    expect(numbers(descending)).toEqual(numbers((await call.lines({ sort: 'product,asc', lang })).items).reverse());
  });

  it('[RT-09] says whether another page follows', async () => {
    const more = async (page: number, size: number) => (await call.lines({ page, size })).hasMore;
    expect(await Promise.all([more(0, 9), more(0, 10), more(4, 2), more(3, 2), more(9, 2)])).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
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
        const { items } = await call.lines({ ...filter, size: 200 });
        const { total, facets } = await call.lineFacets(filter);
        expect(total).toBe(items.length);
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
    const at = async (now: string) =>
      numbers((await call.lines({ status: ['overdue'] }, { now: new Date(now) })).items);
    expect(await at('2026-11-20T23:59:59Z')).toEqual([1]);
    expect(await at('2026-11-21T00:00:00Z')).toEqual([1, 7]);
  });

  it('[DOM-02] the database and the domain say the same at any time, also when clocks change', async () => {
    const nearChange = fc
      .integer({ min: -3 * 1440, max: 200 * 1440 })
      .map((minutes) => new Date(Date.parse('2026-10-25T01:00:00Z') + minutes * 60_000));
    await fc.assert(
      fc.asyncProperty(nearChange, async (now) => {
        const { items } = await call.lines({}, { now });
        const { facets } = await call.lineFacets({}, { now });
        const late = items.filter(({ overdueDays }) => overdueDays > 0);
        const { items: filtered } = await call.lines({ status: ['overdue'] }, { now });
        expect(numbers(filtered).toSorted()).toEqual(numbers(late).toSorted());
        expect(counts(facets.status).overdue).toBe(late.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe('who sees what', () => {
  it('[DOM-10] without prices there is no sorting by rate', async () => {
    const scope = { prices: false };
    await expect(call.lines({ sort: 'rate,asc' }, { scope })).rejects.toEqual(
      problem('validation', { extension: { errors: [{ pointer: '?sort', code: 'price-hidden' }] } }),
    );
  });

  it('[DOM-11] another client’s contract answers as one that never was, and so does what is no id', async () => {
    for (const id of [contractId(9), contractId(77), 'C-260101', "'", '']) {
      await expect(call.contract(id)).rejects.toEqual(problem('not-found'));
    }
  });

  it('[DOM-11] nothing of another client shows in any list, count or facet', async () => {
    const scope = { clientId: 2 };
    const { items } = await call.lines({}, { scope });
    const { total, facets } = await call.lineFacets({}, { scope });
    expect([numbers(items), total]).toEqual([[90], 1]);
    expect(facets.project).toEqual([{ value: projectId(9), label: 'Kade Noord', count: 1 }]);
    expect((await call.lineFacets({ project: [projectId(1)] }, { scope })).facets.project).toHaveLength(1);
    expect((await call.contracts({}, { scope })).items.map(({ id }) => id)).toEqual([contractId(9)]);
    expect(await call.keyFigures(undefined, { scope })).toMatchObject({ onRent: 1, overdue: 1, contracts: 1 });
    expect((await call.planning({}, { scope })).groups).toHaveLength(1);
    expect((await call.planningLines({}, { scope })).items.map(({ id }) => id)).toEqual([lineId(90)]);
  });

  it('[DOM-11] a user confined to projects sees those alone, everywhere', async () => {
    const scope = { projects: [projectId(2)] };
    expect(numbers((await call.lines({}, { scope })).items)).toEqual([7, 5, 6]);
    expect((await call.contractFacets({}, { scope })).total).toBe(1);
    expect(await call.keyFigures(undefined, { scope })).toMatchObject({ onRent: 1, overdue: 0, pickupPending: 2 });
    expect((await call.planning({}, { scope })).groups.map(({ project }) => project?.name)).toEqual(['Haven 7']);
    const planned = (await call.planningLines({}, { scope })).items;
    expect(planned.map(({ projectId }) => projectId)).toEqual([2, 2, 2].map(projectId));
    await expect(call.contract(contractId(1), { scope })).rejects.toEqual(problem('not-found'));
    expect((await call.lineFacets({}, { scope: { projects: [] } })).total).toBe(0);
  });
});
