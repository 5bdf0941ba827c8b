import { CONTRACT_LIST, type ContractLine, type LineStatus } from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { callsOn, contractId, insertRentals, line, lineId, NOW, projectId } from './overview.fixture.ts';

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
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

describe('contracts', () => {
  it('[RT-09] lists contracts with their derived status and counts, newest first', async () => {
    const { items } = await call.contracts();
    const { facets } = await call.contractFacets();
    expect(items.map(({ number, status, lineCount, onRentCount }) => [number, status, lineCount, onRentCount])).toEqual(
      [
        ['C-260103', 'returned', 3, 0],
        ['C-260102', 'partlyOffHired', 3, 1],
        ['C-260101', 'onRent', 4, 3],
      ],
    );
    expect(counts(facets.status)).toMatchObject({ returned: 1, partlyOffHired: 1, onRent: 1, closed: 0 });
    expect(items.map(({ to }) => to)).toEqual(['2026-11-10T15:00:00.000Z', '2026-11-21T12:00:00.000Z', null]);
  });

  it.each(CONTRACT_LIST.sorts)(
    '[RT-09] pages by %s hold every contract once, in the order of one long page',
    async (field) => {
      const ids = async (page: number, size: number) =>
        (await call.contracts({ sort: `${field},asc`, page, size })).items.map(({ id }) => id);
      const whole = await ids(0, 200);
      expect(whole.toSorted()).toEqual([1, 2, 3].map(contractId));
      expect([...(await ids(0, 2)), ...(await ids(1, 2))]).toEqual(whole);
    },
  );

  it('[RT-09] finds a contract by its machines and by its own texts together', async () => {
    const found = async (q: string) => (await call.contracts({ q })).items.map(({ number }) => number);
    expect(await found('excavator')).toEqual(['C-260101']);
    expect(await found('haven 204 006')).toEqual(['C-260102']);
    expect(await found('haven excavator')).toEqual([]);
  });

  it('[RT-09] finds what touches a period; a contract still on rent counts as rented until today', async () => {
    const found = async (query: { from?: string; to?: string }, now = NOW) =>
      (await call.contracts(query, { now })).items.map(({ number }) => number);
    expect(await found({ from: '2026-11-21' })).toEqual(['C-260102', 'C-260101']);
    expect(await found({ from: '2026-11-22' })).toEqual(['C-260101']);
    expect(await found({ to: '2026-09-30' })).toEqual(['C-260103']);
    const later = new Date('2026-11-25T09:00:00Z');
    expect(await found({ from: '2026-11-25' }, later)).toEqual(['C-260102', 'C-260101']);
    expect(await found({ from: '2026-11-26' }, later)).toEqual(['C-260101']);
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
      pieces: 1,
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

describe('key figures', () => {
  it('[RT-09] counts contract lines, each figure the total of one filter of the list', async () => {
    expect(await call.keyFigures()).toEqual({
      onRent: 4,
      overdue: 1,
      endingThisWeek: 2,
      pickupPending: 2,
      contracts: 2,
      projects: 2,
    });
  });
});

it('[DOM-95] key figures follow the projects and depots of the list', async () => {
  const all = await call.keyFigures();
  const { rows } = await sql<{ project: string; depot: string; onRent: number }>`
    select project_id as project, depot_id as depot, count(*)::int as "onRent" from contract_line
    where client_id = 1 and status = 'onRent' and project_id is not null group by 1, 2`.execute(database.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { project, depot, onRent } of rows) {
    const here = await call.keyFigures({ project, depot });
    expect(here.onRent).toBe(onRent);
    expect(here.projects).toBe(1);
    expect(here.overdue).toBeLessThanOrEqual(all.overdue);
  }
  expect(await call.keyFigures({ project: crypto.randomUUID() })).toEqual({
    ...{ onRent: 0, overdue: 0, endingThisWeek: 0, pickupPending: 0, contracts: 0, projects: 0 },
  });
});

describe('what the database keeps by itself', () => {
  it('[DOM-02] the status of a contract follows from its lines, whatever changes them', async () => {
    const { db } = database;
    const ofContract = () =>
      db
        .selectFrom('contract')
        .where('id', '=', contractId(9))
        .select(['status', 'line_count', 'on_rent_count'])
        .executeTakeFirstOrThrow();
    const lines = db.updateTable('contract_line').where('contract_id', '=', contractId(9));
    await db.deleteFrom('contract_line').where('contract_id', '=', contractId(9)).execute();
    expect(await ofContract()).toEqual({ status: 'cancelled', line_count: 0, on_rent_count: 0 });
    const statuses: LineStatus[] = ['onRent', 'planned', 'cancelled'];
    await db
      .insertInto('contract_line')
      .values(statuses.map((status, index) => line(1000 + index, 9, { status })))
      .execute();
    expect(await ofContract()).toEqual({ status: 'onRent', line_count: 3, on_rent_count: 1 });
    await lines.set({ status: 'offHired' }).where('status', '=', 'onRent').execute();
    expect(await ofContract()).toEqual({ status: 'partlyOffHired', line_count: 3, on_rent_count: 0 });
    await db.deleteFrom('contract_line').where('id', '=', lineId(1001)).execute();
    expect(await ofContract()).toEqual({ status: 'offHired', line_count: 2, on_rent_count: 0 });
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
