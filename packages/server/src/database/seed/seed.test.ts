import {
  ASSET_STATUSES,
  CONTRACT_STATUSES,
  LINE_STATUSES,
  ORDER_STATUSES,
  REQUEST_KINDS,
  REQUEST_STATUSES,
} from '@hireyard/contract';
import { DESK_RIGHTS } from '@hireyard/contract/desk';
import { lineOf, optionalLinesOf } from '@hireyard/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordMatches } from '../../auth/passwords.ts';
import { callsOn } from '../../services/overview/overview.fixture.ts';
import { waitsForMember } from '../../services/request/waiting.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../connection.ts';
import { DEMO_ACCOUNTS, DEMO_DESK_ACCOUNTS, DEMO_PASSWORD, seed } from './index.ts';

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

it('[OP-20] [OP-98] [OP-100] stands under the ids of its companies’ own systems, as an import has made it', async () => {
  const { rows } = await sql<{ kind: string; n: number }>`
    select kind, count(*)::int as n from (
      select 'depots' as kind, id::text from depot
      union all select 'productGroups', id::text from catalogue_group
      union all select 'products', id::text from product
      union all select 'rates', id::text from rental_rate
      union all select 'stock', id::text from depot_stock
      union all select 'clients', id::text from corporate_client
      union all select 'addresses', id::text from address
      union all select 'contactPersons', id::text from contact_person
      union all select 'projects', id::text from project
      union all select 'users', record_uuid::text from membership
      union all select 'contracts', id::text from contract
      union all select 'lines', id::text from contract_line
      union all select 'invoices', id::text from document where type in ('invoice', 'creditNote')
      union all select 'papers', id::text from document where type not in ('invoice', 'creditNote')
      union all select 'readings', asset_reading.id::text from asset_reading
        join asset on asset.id = asset_id and ownership = 'rented'
    ) as seeded
    where not exists (
      select from external_key where external_key.kind = seeded.kind and external_key.row_id = seeded.id)
    group by kind`.execute(database.db);
  expect(rows).toEqual([]);
  const key = database.db.selectFrom('external_key').where('kind', '=', 'projects').where('op_co', '=', 'NL');
  expect((await key.select('external_id').orderBy('external_id').executeTakeFirst())?.external_id).toBe(
    '100217-P-1001',
  );
});

describe('demo orders', () => {
  it('[DOM-01] stand in each state at the main client, and those that are completed have contracts', async () => {
    const [client] = await clientsOf('planner@demo.example');
    const orders = await database.db
      .selectFrom('rental_order')
      .where('client_id', '=', client!.id)
      .selectAll()
      .execute();
    for (const status of ORDER_STATUSES)
      expect(orders.filter((one) => one.status === status).length, status).toBeGreaterThanOrEqual(2);
    for (const { number } of orders.filter(({ status }) => status === 'completed'))
      expect(await contractsOfOrder(client!.id, number), number).toBeGreaterThan(0);
    expect(client).toMatchObject({ approval: 'overLimit', po_pattern: '45#####', project_required: true });
  });

  it('[DOM-14] can be placed with the PO number that a project proposes', async () => {
    const [client] = await clientsOf('planner@demo.example');
    const { rows } = await sql<{ default_po: string }>`
      select default_po from project where client_id = ${client!.id} and default_po is not null`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !/^45\d{5}$/.test(row.default_po))).toEqual([]);
  });

  it('[DOM-28] leave pieces free at each depot, and some products without any', async () => {
    const { rows } = await sql<{ depot_id: string; spare: number; none: number }>`
      select s.depot_id, count(*) filter (where s.pieces > coalesce(t.out, 0))::integer as spare,
        count(*) filter (where s.pieces = coalesce(t.out, 0))::integer as none
      from depot_stock s left join (
        select depot_id, product_code, sum(quantity) as out
        from stock_taken((select array_agg(id) from depot), ${NOW}::timestamptz::date, ${NOW}::timestamptz::date)
        group by depot_id, product_code) t using (depot_id, product_code)
      group by s.depot_id`.execute(database.db);
    expect(rows.length).toBeGreaterThanOrEqual(7);
    for (const { spare, none } of rows) {
      expect(spare).toBeGreaterThan(15);
      expect(none).toBeGreaterThan(1);
    }
  });
});

const contractsOfOrder = async (clientId: number, number: string): Promise<number> => {
  const rows = await database.db
    .selectFrom('contract')
    .where('client_id', '=', clientId)
    .where('order_number', '=', number)
    .select('id')
    .execute();
  return rows.length;
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

  it('[DK-01] the rental company has a desk account in each operating company, without a client', async () => {
    const { rows } = await sql<{ email: string; op_co: string; rights: string[] }>`
      select email, op_co, rights from desk_account join app_user on id = user_id order by email`.execute(database.db);
    expect(rows.map(({ email }) => email)).toEqual(DEMO_DESK_ACCOUNTS.map(({ email }) => email).toSorted());
    expect(rows.map((row) => row.op_co).toSorted()).toEqual(['DE', 'NL', 'PL']);
    for (const { email, rights } of rows) {
      expect(rights).toEqual([...DESK_RIGHTS]);
      expect(await clientsOf(email)).toEqual([]);
    }
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
        count(*) filter (where status = 'returned' and exists (select from contract_line other
          where other.id = contract_line.split_from_line_id and other.status = 'onRent')) as part_returned,
        count(*) filter (where status = 'onRent'
          and to_char(on_rent_at at time zone time_zone, 'HH24:MI') = '07:00'
          and extract(hour from on_rent_at at time zone 'UTC') <> 6) as over_clock_change,
        count(*) filter (where status = 'onRent' and expected_on > '2026-12-31') as over_new_year
      from contract_line`.execute(database.db);
    for (const [story, n] of Object.entries(rows[0]!)) expect(n, story).toBeGreaterThanOrEqual(2);
  });
});

it.each(['admin@demo.example', 'assets@demo.example'])(
  '[DOM-05] %s sees each status of an asset at least twice, and inspections that are overdue, failed and soon due',
  async (email) => {
    const [client] = await clientsOf(email);
    const assets = await database.db.selectFrom('asset').selectAll().where('client_id', '=', client!.id).execute();
    for (const status of ASSET_STATUSES) {
      expect(assets.filter((asset) => asset.status === status).length, status).toBeGreaterThanOrEqual(2);
    }
    const due = assets.flatMap(({ inspection_due_on: day }) => day ?? []);
    expect(due.filter((day) => day === '1900-01-01').length).toBeGreaterThanOrEqual(1);
    expect(due.filter((day) => day > '1900-01-01' && day < '2026-11-20').length).toBeGreaterThanOrEqual(2);
    expect(due.filter((day) => day >= '2026-11-20' && day <= '2026-12-20').length).toBeGreaterThanOrEqual(2);
    const rented = assets.filter(({ ownership }) => ownership === 'rented');
    expect(rented.length > 0).toBe(email.startsWith('admin'));
  },
);

it('[DOM-20] every account was told something, and has read what is older than a week', async () => {
  const { rows } = await sql<{ email: string; unread: number; latest: Date }>`
    select u.email, count(*) filter (where r.notification_id is null)::int as unread, max(n.at) as latest
    from notification n
    join app_user u on u.id = n.user_id
    left join notification_read r on r.notification_id = n.id
    where u.email like '%@demo.example'
    group by u.email`.execute(database.db);
  expect(rows).toHaveLength(DEMO_ACCOUNTS.length - 1);
  const unreadOf = Object.fromEntries(rows.map(({ email, unread }) => [email, unread]));
  expect(unreadOf).toMatchObject({ 'admin@demo.example': 5, 'planner@demo.example': 2, 'blocked@demo.example': 1 });
  for (const { latest } of rows) expect(latest.getTime()).toBeLessThan(NOW.getTime());

  const { rows: kinds } = await sql<{ kind: string; read: boolean; count: number }>`
    select n.kind, r.notification_id is not null as read, count(*)::int as count
    from notification n
    join app_user u on u.id = n.user_id
    left join notification_read r on r.notification_id = n.id
    where u.email = 'admin@demo.example' and n.resource = 'request'
    group by 1, 2 order by 1, 2`.execute(database.db);
  expect(kinds.map(({ kind, read }) => [kind, read])).toEqual([
    ['comment', true],
    ['requestMoved', false],
    ['requestMoved', true],
  ]);
});

describe('what is asked for', () => {
  it.each(['admin@demo.example', 'requester@demo.example', 'blocked@demo.example'])(
    '[DOM-04] %s sees each kind and each state at least twice, and what waits for them',
    async (email) => {
      const [client] = await clientsOf(email);
      const requests = await database.db
        .selectFrom('request')
        .selectAll()
        .where('client_id', '=', client!.id)
        .orderBy('number')
        .execute();
      for (const kind of REQUEST_KINDS)
        expect(requests.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(2);
      for (const status of REQUEST_STATUSES)
        expect(requests.filter((one) => one.status === status).length, status).toBeGreaterThanOrEqual(2);
      const { id } = await database.db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const waiting = await database.db
        .selectFrom('request')
        .where('client_id', '=', client!.id)
        .where(waitsForMember({ id, handles: true }))
        .select('id')
        .execute();
      expect(waiting.length).toBeGreaterThanOrEqual(4);
      expect(new Set(requests.map((one) => one.created_by)).size).toBe(2);
      // Requests are written while the depot is open.
      const clock = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Amsterdam',
        weekday: 'short',
        hour: '2-digit',
      });
      const steps = await database.db
        .selectFrom('request_step')
        .selectAll()
        .where('client_id', '=', client!.id)
        .execute();
      expect(steps.length).toBeGreaterThan(50);
      const outside = steps.filter(
        ({ moved_at }) => !/^(?:Mon|Tue|Wed|Thu|Fri),? (?:0[7-9]|1[0-5])$/.test(clock.format(moved_at)),
      );
      expect(outside).toEqual([]);
      const photos = await database.db
        .selectFrom('attachment')
        .innerJoin('attachment_file', 'attachment_file.attachment_id', 'attachment.id')
        .where('attachment.client_id', '=', client!.id)
        .where('resource', '=', 'request')
        .select('thumbnail')
        .execute();
      expect(photos.filter(({ thumbnail }) => thumbnail !== null)).toHaveLength(2);
      if (email.startsWith('admin')) {
        const own = await database.db
          .selectFrom('request_line')
          .innerJoin('asset', 'asset.id', 'request_line.asset_id')
          .where('request_line.client_id', '=', client!.id)
          .select(['answer', 'asset.project_id as at', 'request_line.project_id'])
          .execute();
        expect(own.length).toBeGreaterThanOrEqual(1);
        expect(own.filter((line) => line.answer !== 'ownAsset' || line.at !== line.project_id)).toEqual([]);
      }
      // Numbers increase with the creation times.
      const times = requests.map((one) => one.created_at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  );
});

/** Columns with multi-line texts. */
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

it('[DOM-11] each id of the demo is a UUID with a version and a variant, which the contract asks for', async () => {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`.execute(database.db);
  const wrong: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)}::text !~
        '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' limit 1`.execute(database.db);
    wrong.push(...rows.map(({ id }) => `${table}.${column} ${id}`));
  }
  expect(columns.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

it('[OP-01] seeding again changes nothing', async () => {
  await database.db.transaction().execute((trx) => seed(trx, { scale: 'small', now: NOW }));
  expect(await database.db.selectFrom('corporate_client').select('id').execute()).toHaveLength(7);
});

// A Sunday with a clock change, when «this week» is one day long; the last night of a year; a Monday.
const STARTS = ['2026-03-29T01:30:00Z', '2026-12-31T23:30:00Z', '2027-01-04T06:00:00Z'];
it.each(process.env.TEST_ALL ? STARTS : STARTS.slice(0, 1))(
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
