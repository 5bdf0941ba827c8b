import { CONTRACT_STATUSES, LINE_STATUSES } from '@hireyard/contract';
import { lineOf, optionalLinesOf } from '@hireyard/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordMatches } from '../../auth/passwords.ts';
import { callsOn } from '../../services/overview/overview.fixture.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../connection.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from './index.ts';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
});
afterAll(() => database.close());

const clientsOf = async (email: string) =>
  database.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
    .where('app_user.email', '=', email)
    .selectAll('corporate_client')
    .orderBy('corporate_client.name')
    .execute();

const modulesOf = async (email: string) => {
  const [client] = await clientsOf(email);
  const rows = await database.db.selectFrom('client_module').where('client_id', '=', client!.id).selectAll().execute();
  return rows.map(({ module }) => module).sort();
};

const countsOf = async (table: 'contract' | 'contract_line' | 'off_hire', clientId: number) => {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*) as n from ${sql.table(table)} where client_id = ${clientId} group by status`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

describe('demo accounts', () => {
  it('[OP-01] all eight exist, prefer en-US and open with the one password', async () => {
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const users = await database.db.selectFrom('app_user').where('email', 'in', emails).selectAll().execute();
    expect(users).toHaveLength(8);
    for (const { language, password_hash: hash, status } of users) {
      expect([language, status]).toEqual(['en-US', 'active']);
      expect(hash).toMatch(/^\$argon2id\$/);
    }
    expect(await passwordMatches(users[0]!.password_hash, DEMO_PASSWORD)).toBe(true);
  });

  it('[RT-01] each belongs to the clients and modules it is there to show', async () => {
    const [first, ...others] = await clientsOf('admin@demo.example');
    expect(others).toHaveLength(2);
    expect(first).toMatchObject({ name: 'Bouwgroep Noordzee B.V.', blocked: false, show_prices: true });
    expect(await modulesOf('admin@demo.example')).toEqual(['asset', 'order', 'request']);
    for (const email of ['planner@demo.example', 'viewer@demo.example']) {
      expect((await clientsOf(email)).map(({ id }) => id)).toEqual([first!.id]);
    }
    expect(await modulesOf('requester@demo.example')).toEqual(['request']);
    expect(await modulesOf('assets@demo.example')).toEqual(['asset']);
    expect(await modulesOf('norights@demo.example')).toEqual([]);
    expect(await clientsOf('noclient@demo.example')).toEqual([]);
    const [blocked] = await clientsOf('blocked@demo.example');
    expect(blocked?.blocked).toBe(true);
    expect([first, ...others].map((client) => client?.id)).not.toContain(blocked?.id);
  });

  it('[DOM-10] planner sees no prices, viewer does and changes nothing', async () => {
    const rightsOf = async (email: string) => {
      const rows = await database.db
        .selectFrom('app_user')
        .innerJoin('membership_role', 'membership_role.user_id', 'app_user.id')
        .innerJoin('role_right', 'role_right.role_id', 'membership_role.role_id')
        .where('email', '=', email)
        .select('right')
        .execute();
      return rows.map(({ right }) => right);
    };
    const planner = await rightsOf('planner@demo.example');
    expect(planner).toEqual(expect.arrayContaining(['order-create', 'contract-off-hire', 'contract-view']));
    expect(planner).not.toContain('price-view');
    expect((await rightsOf('viewer@demo.example')).filter((right) => !right.includes('view'))).toEqual([]);
  });
});

describe('what is rented', () => {
  it.each(['admin@demo.example', 'blocked@demo.example'])(
    '[DOM-02] %s sees each state at least twice',
    async (email) => {
      const [client] = await clientsOf(email);
      const lines = await countsOf('contract_line', client!.id);
      for (const status of LINE_STATUSES) expect(lines[status], status).toBeGreaterThanOrEqual(2);
      const contracts = await countsOf('contract', client!.id);
      for (const status of CONTRACT_STATUSES) expect(contracts[status], status).toBeGreaterThanOrEqual(2);
      const offHires = await countsOf('off_hire', client!.id);
      for (const status of ['requested', 'confirmed', 'scheduled', 'collected', 'failed']) {
        expect(offHires[status], status).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('[RT-09] the main client has its contracts, projects and what needs an eye', async () => {
    const [client] = await clientsOf('admin@demo.example');
    const call = callsOn(database.db);
    const circumstances = { scope: { clientId: client!.id }, now: NOW };
    const figures = await call.keyFigures(undefined, circumstances);
    expect(figures).toMatchObject({ overdue: 3, endingThisWeek: 11, contracts: 38, projects: 9 });
    const { total, facets } = await call.lineFacets({}, circumstances);
    expect(total).toBeGreaterThanOrEqual(120);
    expect(facets.project?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Zuidas Tower C', 'Kade Noord', 'Haven 7', null]),
    );
  });

  it('[DOM-17] an exchange ends one machine the day the next begins, and charges that day once', async () => {
    const { rows } = await sql<{ same_day: boolean; gap: number }>`
      select old.off_rent_on = new.on_rent_on as same_day,
        (select min(starts_on) from rental_period where contract_line_id = new.id)
          - (select max(ends_on) from rental_period where contract_line_id = old.id) as gap
      from contract_line old join contract_line new on new.id = old.replaced_by_line_id`.execute(database.db);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    for (const row of rows) expect(row).toEqual({ same_day: true, gap: 1 });
  });

  it('[DOM-02] holds open ends, part returns, a change of clocks and the turn of the year', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where status = 'onRent' and expected_off_rent_at is null) as open_ended,
        count(*) filter (where status = 'onRent' and qty_returned > 0) as part_returned,
        count(*) filter (where status = 'onRent'
          and to_char(on_rent_at at time zone time_zone, 'HH24:MI') = '07:00'
          and extract(hour from on_rent_at at time zone 'UTC') <> 6) as over_clock_change,
        count(*) filter (where status = 'onRent' and expected_on > '2026-12-31') as over_new_year
      from contract_line`.execute(database.db);
    for (const [story, n] of Object.entries(rows[0]!)) expect(n, story).toBeGreaterThanOrEqual(2);
  });
});

/** Columns whose texts a reader breaks into lines. */
const SEVERAL_LINES = new Set(['access_instructions']);

it('[DOM-27] the demo holds no text that could not be entered', async () => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(database.db);
  let read = 0;
  const refused: string[] = [];
  for (const { table, column } of columns) {
    const schema = SEVERAL_LINES.has(column) ? optionalLinesOf(10_000) : lineOf(10_000);
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)} where ${sql.ref(column)} <> ''`.execute(
      database.db,
    );
    read += rows.length;
    refused.push(...rows.map(({ text }) => text).filter((text) => schema.safeParse(text).data !== text));
  }
  expect(read).toBeGreaterThan(1_000);
  expect(refused).toEqual([]);
});

it('[OP-01] seeding again changes nothing', async () => {
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  expect(await database.db.selectFrom('corporate_client').select('id').execute()).toHaveLength(7);
});

// A Sunday on which clocks change, when «this week» is one day long; the last night of a year; a Monday.
it.each(['2026-03-29T01:30:00Z', '2026-12-31T23:30:00Z', '2027-01-04T06:00:00Z'])(
  '[OP-01] the demo is alive when it starts at %s',
  async (start) => {
    const now = new Date(start);
    const other = await openTestDatabase();
    await other.db.transaction().execute((trx) => seed(trx, { scale: 'small', now }));
    const figures = await callsOn(other.db).keyFigures(undefined, { scope: { clientId: 1 }, now });
    expect(figures).toMatchObject({ overdue: 3, endingThisWeek: 11, contracts: 38 });
    await other.close();
  },
);
