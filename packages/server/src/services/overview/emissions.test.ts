import { type EmissionMethod, type Emissions, exportEmissions, getEmissionMethod } from '@hireyard/contract';
import { operationById } from '@hireyard/contract/operations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clientDb } from '../../database/client/client-db.ts';
import { companyDb } from '../../database/client/company-db.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { DEMO_ACCOUNTS, seed } from '../../database/seed/index.ts';
import type { ClientScope, FileAnswer } from '../../http/route.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { confineTo, scopeOf as demoScopeOf } from '../../testing/demo-scopes.ts';
import { causedBy, emissionsAsked, sum } from '../../testing/emissions-asked.ts';
import { insertEngineHours } from '../../testing/fixture-assets.ts';
import { exportEmissionsRoute } from './emission-export.ts';
import { emissionRoutes } from './emissions.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');
/** Before all data of the demo. */
const EVER = '2023-01';

let database: OpenDatabase;
let ask: ReturnType<typeof emissionsAsked>['ask'];
let linesOf: ReturnType<typeof emissionsAsked>['linesOf'];
let compare: ReturnType<typeof emissionsAsked>['compare'];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  ({ ask, linesOf, compare } = emissionsAsked(database.db, NOW));
});
afterAll(() => database.close());

const scopeOf = (email: string) => demoScopeOf(database.db, email);
const ofAdmin = async () => (await scopeOf('admin@demo.example')) as ClientScope;
const [, methodRoute] = emissionRoutes;

interface At {
  readonly scope: ClientScope;
  readonly now?: Date;
}
const callOf = (id: string, { scope, now = NOW }: At, query: object) => ({
  db: clientDb(database.db, scope, now),
  scope,
  now,
  query: operationById(id).query?.parse(query),
});
const methodOf = async (at: At) =>
  (await methodRoute?.handle(callOf(getEmissionMethod.id, at, {}) as never)) as EmissionMethod;
async function fileOf(at: At, query: object): Promise<string[][]> {
  const answer = (await exportEmissionsRoute.handle(callOf(exportEmissions.id, at, query) as never)) as FileAnswer;
  const text = Buffer.from(answer.content as Uint8Array).toString('utf8');
  return text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
}
const isIn = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('nothing there');
  return value;
};

describe('the CO₂ estimate', () => {
  it.each(['2026-11-20T09:00:00Z', '2026-11-30T23:30:00Z', '2026-12-15T09:00:00Z'])(
    '[DOM-35] is what plain SQL finds, day by day, for each month, each project and each demo account, as of %s',
    async (at) => {
      const now = new Date(at);
      let compared = 0;
      for (const { email } of DEMO_ACCOUNTS) {
        const scope = await scopeOf(email);
        if (scope?.rights.has('contract-view') && scope.modules.has('order'))
          compared += await compare({ scope, now }, '2025-12');
      }
      expect(compared).toBeGreaterThan(200);
    },
  );

  it('[DOM-35] counts the hours of readings that come all at once as it does those that come one after the other', async () => {
    const { db } = database;
    const hours = () => db.selectFrom('line_hours').selectAll().orderBy('contract_line_id').orderBy('month').execute();
    const before = await hours();
    expect(before.length).toBeGreaterThan(50);
    await db.deleteFrom('line_hours').execute();
    await sql`with gone as (delete from asset_reading returning *) insert into asset_reading select * from gone`.execute(
      db,
    );
    expect(await hours()).toEqual(before);
  });

  it('[DOM-35] adds up: projects, months, machines, and what was measured with what is assumed', async () => {
    const scope = await ofAdmin();
    const all = await ask({ scope });
    expect(all).toMatchObject({ from: '2025-12', to: '2026-11' });
    expect(all.months).toHaveLength(12);
    const total = causedBy(all.total);
    expect(total).toBeGreaterThan(1000);
    expect(sum([all.total.measured, all.total.assumed])).toBeCloseTo(total, 2);
    expect(all.total.measured).toBeGreaterThan(0);
    expect(all.total.assumed).toBeGreaterThan(0);
    for (const parts of [all.months, all.items, await linesOf({ scope }, {})]) {
      expect(sum(parts.map(causedBy))).toBeCloseTo(total, 1);
      expect(sum(parts.map(({ scope3 }) => scope3))).toBeCloseTo(all.total.scope3 ?? 0, 1);
    }
    const causes = all.items.map(causedBy);
    expect(causes).toEqual(causes.toSorted((one, other) => other - one));
  });

  it('[DOM-35] leads from a project and a month to its machines, those that cause the most first', async () => {
    const scope = await ofAdmin();
    const all = await ask({ scope });
    const row = isIn(all.items[0]);
    const ofProject = await linesOf({ scope }, { key: row.key ?? '' });
    expect(sum(ofProject.map(causedBy))).toBeCloseTo(causedBy(row), 1);
    expect(ofProject.filter(({ reason }) => reason === null)).toHaveLength(row.machines);
    expect(ofProject.filter(({ reason }) => reason !== null)).toHaveLength(row.notEstimated);
    const month = isIn(all.months.at(-2));
    const ofMonth = await linesOf({ scope }, { month: month.month });
    expect(sum(ofMonth.map(causedBy))).toBeCloseTo(causedBy(month), 1);
    const estimated = ofMonth.filter(({ reason }) => reason === null).map(causedBy);
    expect(estimated).toEqual(estimated.toSorted((one, other) => other - one));
  });

  it('[DOM-35] counts and names what is not estimated, and never as zero', async () => {
    const scope = await ofAdmin();
    const { notEstimated, machines } = await ask({ scope });
    expect(notEstimated.map(({ productCode }) => productCode)).toEqual(expect.arrayContaining(['HEA-D-60']));
    expect(notEstimated.every(({ reason, count }) => reason === 'noConsumption' && count > 0)).toBe(true);
    const lacking = (await linesOf({ scope }, {})).filter(({ reason }) => reason !== null);
    expect(lacking).toHaveLength(sum(notEstimated.map(({ count }) => count)));
    for (const line of lacking)
      expect(line).toMatchObject({ scope1: null, scope2: null, scope3: null, measured: null, consumption: null });
    expect(machines.withoutEngine).toBeGreaterThan(0);
    expect(machines.measured).toBeGreaterThan(0);
    expect(machines.estimated).toBeGreaterThan(machines.measured);
  });

  it('[DOM-35] spreads what a counter rose by over the days between two readings, also over months without one', async () => {
    const scope = await ofAdmin();
    const { db } = database;
    const { id, since } = await silentMachine(scope);
    const hours = () =>
      db.selectFrom('line_hours').where('contract_line_id', '=', id).orderBy('month').selectAll().execute();
    // 30 days apart: 30 hours, an hour a day.
    await insertEngineHours(db, { id, clientId: scope.clientId }, [['100.0', `${since}T10:00:00Z`]]);
    expect((await hours()).map((row) => row.hours)).toEqual(['0.0']);
    const later = new Date(`${since}T10:00:00Z`);
    later.setUTCDate(later.getUTCDate() + 75);
    await insertEngineHours(db, { id, clientId: scope.clientId }, [['175.0', later.toISOString()]]);
    const months = await hours();
    expect(months.length).toBeGreaterThanOrEqual(3);
    expect(sum(months.map((row) => Number(row.hours)))).toBeCloseTo(75, 6);
    // A whole month between both has an hour a day, and no reading of its own.
    const between = isIn(months.slice(1, -1)[0]);
    const [year = 0, month = 0] = between.month.split('-').map(Number);
    expect(Number(between.hours)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
    expect(between.first_on).toBeNull();
    const line = isIn((await linesOf({ scope }, { from: EVER })).find((one) => one.id === id));
    expect(line.measuredHours).toBe(75);
  });

  it('[DOM-35] counts as if a reading that is declared void had never been', async () => {
    const scope = await ofAdmin();
    const { db } = database;
    const { id, since } = await silentMachine(scope);
    const hours = () =>
      db.selectFrom('line_hours').where('contract_line_id', '=', id).orderBy('month').selectAll().execute();
    const dayLater = (days: number) => {
      const at = new Date(`${since}T10:00:00Z`);
      at.setUTCDate(at.getUTCDate() + days);
      return at.toISOString();
    };
    const read = (value: string, days: number) =>
      insertEngineHours(db, { id, clientId: scope.clientId }, [[value, dayLater(days)]]);
    const declareVoid = async (value: string) => {
      const { source: _, ...reading } = await db
        .selectFrom('asset_reading')
        .select(['id', 'client_id', 'asset_id', 'kind', 'value', 'read_at', 'source'])
        .where('asset_id', '=', id)
        .where('value', '=', value)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('asset_reading_void')
        .values({ ...reading, voided_at: NOW, reason: 'mistyped' })
        .execute();
    };
    await read('100.0', 0);
    await read('110.0', 10);
    const before = await hours();
    // Months later, so that months without a reading lie between.
    await read('9000.0', 75);
    expect((await hours()).length).toBeGreaterThan(before.length);
    await declareVoid('9000.0');
    expect(await hours()).toEqual(before);
    await declareVoid('110.0');
    await declareVoid('100.0');
    expect(await hours()).toEqual([]);
  });

  it('[DOM-35] keeps what a counter has told when the machine is returned and its readings go', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const told = (await linesOf({ scope }, {})).find(
      ({ measuredHours, reason }) => measuredHours > 10 && reason === null,
    );
    const { id, measuredHours } = isIn(told);
    const row = await db.selectFrom('contract_line').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    await db
      .updateTable('contract_line')
      .set({ status: 'returned', off_rent_at: NOW, returned_at: NOW })
      .where('id', '=', id)
      .execute();
    onTestFinished(async () => {
      const { status, off_rent_at, returned_at } = row;
      await db.updateTable('contract_line').set({ status, off_rent_at, returned_at }).where('id', '=', id).execute();
    });
    expect(await db.selectFrom('asset').where('id', '=', id).select('id').execute()).toEqual([]);
    expect((await linesOf({ scope }, {})).find((line) => line.id === id)?.measuredHours).toBe(measuredHours);
  });

  it('[DOM-35] [DOM-11] shows a confined user the machines of their projects alone', async () => {
    const { db } = database;
    const scope = await ofAdmin();
    const all = await ask({ scope });
    const own = isIn(all.items.find(({ key }) => key !== null));
    onTestFinished(await confineTo(db, scope, own.key as string));
    const confined = { scope: await ofAdmin() };
    const seen = await ask(confined);
    expect(seen.items.map(({ key }) => key)).toEqual([own.key]);
    expect(causedBy(seen.total)).toBeCloseTo(causedBy(own), 2);
    expect(new Set((await linesOf(confined, {})).map(({ project }) => project?.id))).toEqual(new Set([own.key]));
    expect((await fileOf(confined, {})).slice(1).every((cells) => cells[1] === (own.project?.name ?? ''))).toBe(true);
    expect((await ask(confined, { project: all.items.flatMap(({ key }) => key ?? []) })).items).toHaveLength(1);
  });

  it('[DOM-35] says each factor with its source, year and scope, and which are not confirmed', async () => {
    const scope = await ofAdmin();
    const { factors, consumptions } = await methodOf({ scope });
    expect(factors.find(({ fuel, kind }) => fuel === 'diesel' && kind === 'use')).toEqual({
      ...{ fuel: 'diesel', kind: 'use', scope: 1, since: 1990, kilograms: '2.57082', year: 2025, confirmed: false },
      source: 'UK Government GHG Conversion Factors (DESNZ): diesel, average biofuel blend',
    });
    expect(
      factors.filter(({ fuel }) => fuel === 'electricity').map(({ scope: of, kilograms }) => [of, kilograms]),
    ).toEqual([
      [2, '0.30000'],
      [3, '0.07400'],
    ]);
    expect(consumptions.length).toBeGreaterThan(5);
    expect((await ask({ scope })).hasDefaults).toBe(true);
  });

  it('[DOM-35] [OP-10] has the factors that the company sets, from their year on, and another company its own', async () => {
    const scope = await ofAdmin();
    const before = await ask({ scope });
    const company = companyDb(database.db, scope.opCo, NOW);
    const own = {
      fuel: 'diesel',
      kind: 'use',
      since: 2026,
      kilograms: '5.14164',
      source: 'Our supplier',
      year: 2026,
    } as const;
    await company.replaceOwn('emission_factor', [own]);
    onTestFinished(() => company.replaceOwn('emission_factor', []));
    const after = await ask({ scope });
    const scope1 = ({ months }: Emissions, month: string) =>
      isIn(months.find((one) => one.month === month)).scope1 ?? 0;
    expect(scope1(after, '2025-12')).toBe(scope1(before, '2025-12'));
    const petrol = sum(
      (await linesOf({ scope }, { month: '2026-10' }))
        .filter(({ fuel }) => fuel === 'petrol')
        .map((line) => line.scope1),
    );
    expect(scope1(after, '2026-10') - petrol).toBeCloseTo(2 * (scope1(before, '2026-10') - petrol), 1);
    const factors = (await methodOf({ scope })).factors.filter(({ fuel, kind }) => fuel === 'diesel' && kind === 'use');
    expect(factors.map(({ since, confirmed }) => [since, confirmed])).toEqual([
      [1990, false],
      [2026, true],
    ]);
    const other = await companyDb(database.db, 'PL', NOW)
      .selectFrom('emission_factor')
      .where('op_co', '=', 'PL')
      .execute();
    expect(other).toEqual([]);
  });

  it('[DOM-35] [DOM-21] is a file with the factors in it, from which each figure can be worked out again', async () => {
    const scope = await ofAdmin();
    const [heads = [], ...rows] = await fileOf({ scope }, { from: '2026-09' });
    const at = (name: string) => {
      const index = heads.indexOf(name);
      if (index < 0) throw new Error(`${name} is no column of ${heads}`);
      return index;
    };
    const number = (cells: readonly string[], name: string) => Number(cells[at(name)] || 0);
    expect(rows.length).toBeGreaterThan(20);
    for (const cells of rows) {
      const hours = number(cells, 'Measured hours') + number(cells, 'Assumed hours');
      const caused = number(cells, 'Scope 1') + number(cells, 'Scope 2');
      if (cells[at('Fuel')] === '') expect([cells[at('Scope 1')], cells[at('Scope 2')]]).toEqual(['', '']);
      else expect(caused).toBeCloseTo(hours * number(cells, 'Per hour') * number(cells, 'Factor'), 2);
    }
    const all = await ask({ scope }, { from: '2026-09' });
    expect(sum(rows.map((cells) => number(cells, 'Scope 1')))).toBeCloseTo(all.total.scope1 ?? 0, 1);
    expect(rows.map((cells) => cells[at('Source of the factor')]).join()).toContain('DESNZ');
    expect(rows.some((cells) => cells[at('Standing')] === 'Consumption not known')).toBe(true);
  });

  it('[DOM-35] goes up to this month, and refuses months that end before they begin or are all to come', async () => {
    const scope = await ofAdmin();
    expect(await ask({ scope }, { from: '2026-10', to: '2027-03' })).toMatchObject({
      from: '2026-10',
      to: '2026-11',
    });
    expect((await ask({ scope }, { from: '1999-01' })).from).toBe('2021-12');
    for (const query of [{ from: '2026-10', to: '2026-09' }, { from: '2026-12' }])
      await expect(ask({ scope }, query)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the work for one user', () => {
  it('[DOM-35] is four sums at once, lines and files among them; one more is refused, and nobody else waits', async () => {
    const scope = await ofAdmin();
    const other = { ...scope, userId: crypto.randomUUID() };
    const asked = [ask({ scope }), ask({ scope }), linesOf({ scope }, {}), fileOf({ scope }, { format: 'csv' })];
    const beyond = [ask({ scope }), linesOf({ scope }, {}), ask({ scope: other })];
    const [refused, lines, answered] = await Promise.allSettled(beyond);
    const tooMany = { status: 'rejected', reason: { type: 'too-many-requests' } };
    expect([refused, lines]).toMatchObject([tooMany, tooMany]);
    expect(answered?.status).toBe('fulfilled');
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    await expect(ask({ scope })).resolves.toMatchObject({ page: 0 });
  });
});

/** Returns a machine that has long been on rent and has never reported. */
async function silentMachine({ clientId }: ClientScope): Promise<{ id: string; since: string }> {
  const line = await database.db
    .selectFrom('contract_line')
    .innerJoin('product_consumption', 'product_consumption.product_code', 'contract_line.product_code')
    .where('client_id', '=', clientId)
    .where('status', '=', 'onRent')
    .where('on_rent_on', '<', '2026-08-20')
    .where('contract_line.id', 'not in', database.db.selectFrom('line_hours').select('contract_line_id'))
    .select(['contract_line.id', 'on_rent_on'])
    .orderBy('on_rent_on')
    .executeTakeFirstOrThrow();
  return { id: line.id, since: '2026-08-25' };
}
