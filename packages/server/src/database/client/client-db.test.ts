import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture } from '../../testing/database.ts';
import type { Fixture } from '../../testing/fixture.ts';
import type { OpenDatabase } from '../connection.ts';
import { type ClientDb, clientDb } from './client-db.ts';

let database: OpenDatabase;
let fixture: Fixture;
let a: ClientDb;
let confined: ClientDb;
const now = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  ({ database, fixture } = await openFixture());
  const userId = fixture.administrator.id;
  a = clientDb(database.db, { userId, clientId: fixture.a.id, projects: 'all' }, now);
  confined = clientDb(database.db, { userId, clientId: fixture.a.id, projects: [fixture.a.projectIds[0]] }, now);
});
afterAll(() => database.close());

const textsOf = (rows: readonly object[]) => JSON.stringify(rows);

describe('what is read within a client', () => {
  it('[DOM-11] is its own in joins, subqueries, aliases and pieces of SQL alike', async () => {
    const { b } = fixture;
    const everywhere = [
      await a.selectFrom('contract').selectAll().execute(),
      await a.selectFrom('contract as other').selectAll().execute(),
      await a
        .selectFrom('depot')
        .innerJoin('contract_line', 'contract_line.depot_id', 'depot.id')
        .leftJoin('rental_period', 'rental_period.contract_line_id', 'contract_line.id')
        .selectAll()
        .execute(),
      await a
        .selectFrom('depot')
        .select((eb) =>
          eb
            .selectFrom('project')
            .select((inner) => inner.fn.max('name').as('name'))
            .as('name'),
        )
        .execute(),
      await a
        .selectFrom(
          sql<{ number: string }>`(select number from "contract" union all select number from OFF_HIRE)`.as('n'),
        )
        .selectAll()
        .execute(),
      await a
        .selectFrom('depot')
        .where(sql<boolean>`exists (select from contract where number like 'Beta%')`)
        .selectAll()
        .execute(),
    ];
    for (const rows of everywhere.slice(0, -1)) {
      expect(rows.length).toBeGreaterThan(0);
      expect(textsOf(rows)).toContain('Alpha');
    }
    for (const rows of everywhere) expect(textsOf(rows)).not.toMatch(/Beta/);
    expect(await a.selectFrom('contract').select('id').where('id', '=', b.contractId).execute()).toEqual([]);
    expect(await a.selectFrom('corporate_client').select('name').execute()).toEqual([{ name: 'Alpha Bouw' }]);
  });

  it('[DOM-11] is of the projects that the user is confined to, also where a row has its project from others', async () => {
    for (const table of [
      'project',
      'contract',
      'contract_line',
      'rental_period',
      'off_hire',
      'off_hire_line',
    ] as const) {
      const all = await a.selectFrom(table).selectAll().execute();
      const some = await confined.selectFrom(table).selectAll().execute();
      expect(some.length, table).toBeGreaterThan(0);
      expect(some.length, table).toBeLessThan(all.length);
      expect(textsOf(some)).not.toMatch(/second|third/);
    }
  });

  it('[DOM-11] holds nothing that decides who may sign in and do what', async () => {
    for (const table of ['app_user', 'session', 'refresh_token', 'idempotency_answer'] as const) {
      expect(() =>
        a
          .selectFrom(table as 'depot')
          .selectAll()
          .compile(),
      ).toThrow('is out of reach within a client');
      const piece = sql<object>`(select * from ${sql.table(table)})`.as('found');
      expect(() => a.selectFrom(piece).selectAll().compile()).toThrow('is out of reach within a client');
    }
    expect(() =>
      a
        .selectFrom('public.contract' as 'contract')
        .selectAll()
        .compile(),
    ).toThrow('names no schema');
  });

  it.each([
    ['a piece of SQL', sql`public.contract`],
    ['quotes', sql`"public"."contract"`],
    ['an identifier', sql`${sql.id('public', 'contract')}`],
    ['a table', sql`${sql.table('public.contract')}`],
    ['a catalogue', sql`${sql.id('pg_catalog', 'pg_authid')}`],
    ['a view of the schema', sql`${sql.id('information_schema', 'tables')}`],
    ['an escaped name', sql`U&"c\\006fntract"`],
    ['an identifier behind an escape', sql`u&${sql.id('c\\006fntract')}`],
  ])('[DOM-11] names no schema, and no table in a spelling of its own: %s', (_name, table) => {
    const piece = sql<object>`(select * from ${table})`.as('found');
    expect(() => a.selectFrom(piece).selectAll().compile()).toThrow('names no schema');
  });

  it('[DOM-11] names the tables it reads and no others, so that a query costs what it did', () => {
    const { sql: text } = a.selectFrom('contract').select('id').where('id', '=', fixture.a.contractId).compile();
    expect(text.match(/as not materialized/g)).toHaveLength(1);
    expect(a.selectFrom('depot').select('id').compile().sql).not.toContain('with');
  });

  it('[DOM-11] has no way to the database behind it', () => {
    const { language, ...ways } = a;
    expect(language).toBe('en-US');
    expect(Object.keys(ways).toSorted()).toEqual([
      'followPeriods',
      'insert',
      'link',
      'lock',
      'move',
      'nextNumber',
      'notify',
      'remove',
      'selectFrom',
      'settleDispute',
      'splitPeriods',
      'update',
    ]);
    expect(Object.values(ways).every((value) => typeof value === 'function')).toBe(true);
  });
});

describe('what is written within a client', () => {
  const project = (number: string) => ({ id: crypto.randomUUID(), number, name: number, status: 'active' as const });

  it('[DOM-11] belongs to it, whatever the row says', async () => {
    const row = { ...project('X-1'), client_id: fixture.b.id };
    expect(await a.insert('project', [row])).toMatchObject([{ client_id: fixture.a.id, version: 1 }]);
  });

  it('leaves a duplicate out where that is allowed', async () => {
    const row = project('X-2');
    expect(await a.insert('project', [row])).toHaveLength(1);
    expect(await a.insert('project', [row, project('X-3')], { duplicates: 'ignore' })).toMatchObject([
      { number: 'X-3' },
    ]);
    expect(await a.insert('project', [])).toEqual([]);
  });

  it('[DOM-11] is a row in sight, of the version that was read', async () => {
    const [row] = await a.insert('project', [project('X-4')]);
    const own = { id: String(row?.id), version: 1 };
    const problem = (type: string) => expect.objectContaining({ type });
    const foreign = { id: fixture.b.projectIds[0], version: 1 };
    await expect(a.update('project', foreign, { name: 'Mine' })).rejects.toEqual(problem('not-found'));
    await expect(confined.update('project', own, { name: 'Mine' })).rejects.toEqual(problem('not-found'));
    await expect(a.update('project', { ...own, version: 2 }, { name: 'Mine' })).rejects.toEqual(
      problem('stale-version'),
    );
    expect(await a.update('project', own, { name: 'Mine' })).toMatchObject({
      name: 'Mine',
      version: 2,
      updated_at: now,
    });
  });

  it('takes rows that leave different columns out', async () => {
    const rows = [
      { ...project('X-5'), default_po: 'PO' },
      { default_cost_code: 'C', ...project('X-6') },
    ];
    expect(await a.insert('project', rows)).toMatchObject([
      { number: 'X-5', default_po: 'PO', default_cost_code: null },
      { number: 'X-6', default_po: null, default_cost_code: 'C' },
    ]);
  });

  it('[DOM-11] never leaves the projects that its user is confined to', async () => {
    const missing = expect.objectContaining({ type: 'missing-right' });
    const [first, second] = fixture.a.projectIds;
    await expect(confined.insert('project', [project('X-7')])).rejects.toEqual(missing);
    const { id } = await a
      .selectFrom('contract')
      .select('id')
      .where('project_id', '=', first)
      .executeTakeFirstOrThrow();
    const set = (projectId: string | null) =>
      confined.update('contract', { id, version: 1 }, { project_id: projectId });
    await expect(set(second)).rejects.toEqual(missing);
    await expect(set(null)).rejects.toEqual(missing);
    expect(await set(first)).toMatchObject({ version: 2 });
  });

  it('[DOM-11] belongs to a parent in sight', async () => {
    const [own, hidden, foreign] = await Promise.all(
      [`Alpha Bouw first I-1`, `Alpha Bouw second I-1`, `Beta Bau first I-1`].map((number) =>
        database.db.selectFrom('document').select('id').where('number', '=', number).executeTakeFirstOrThrow(),
      ),
    );
    const lineOf = (documentId: string | undefined, lineNo: number) => ({
      id: crypto.randomUUID(),
      document_id: String(documentId),
      line_no: lineNo,
      text: 'Lift',
      quantity: '1',
      unit: 'day' as const,
      price: '1.00',
      net: '1.00',
      vat_rate: '21.00',
    });
    const notFound = expect.objectContaining({ type: 'not-found' });
    for (const id of [hidden?.id, foreign?.id, crypto.randomUUID(), 'garbage']) {
      const lines = [lineOf(own?.id, 7), lineOf(id, 8)];
      await expect(confined.insert('document_line', lines), id).rejects.toEqual(notFound);
      const mark = { user_id: fixture.confined.id, document_id: String(id), read_at: now };
      await expect(confined.insert('document_read', [mark]), id).rejects.toEqual(notFound);
    }
    const upperCase = String(own?.id).toUpperCase();
    expect(await confined.insert('document_line', [lineOf(own?.id, 7), lineOf(upperCase, 8)])).toHaveLength(2);
    expect(await a.insert('document_line', [lineOf(hidden?.id, 7)])).toHaveLength(1);
  });

  it('[DOM-01] moves along its lifecycle, and refuses what that does not list or what is out of sight', async () => {
    const [row] = await a.insert('project', [project('X-8')]);
    const id = String(row?.id);
    const cycle = { active: ['closed'], closed: [] } as const;
    expect(await a.move('project', id, cycle, 'closed', { name: 'Done' })).toMatchObject({
      status: 'closed',
      name: 'Done',
      version: 2,
    });
    const refused = expect.objectContaining({ name: 'IllegalMove', current: 'closed', allowed: [] });
    await expect(a.move('project', id, cycle, 'closed')).rejects.toEqual(refused);
    const notFound = expect.objectContaining({ type: 'not-found' });
    await expect(confined.move('project', id, cycle, 'closed')).rejects.toEqual(notFound);
    for (const other of [fixture.b.projectIds[0], 'garbage', '']) {
      await expect(a.move('project', other, cycle, 'closed'), other).rejects.toEqual(notFound);
      await expect(a.update('project', { id: other, version: 1 }, { name: 'Mine' }), other).rejects.toEqual(notFound);
    }
  });

  it('[DOM-01] moves once, however many ask at the same time', async () => {
    const [row] = await a.insert('project', [project('X-9')]);
    const cycle = { active: ['closed'], closed: [] } as const;
    const { userId, projects } = { userId: fixture.administrator.id, projects: 'all' as const };
    const moves = Array.from({ length: 5 }, () =>
      database.db
        .transaction()
        .execute((trx) =>
          clientDb(trx, { userId, clientId: fixture.a.id, projects }, now).move(
            'project',
            String(row?.id),
            cycle,
            'closed',
          ),
        ),
    );
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[DOM-01] [DOM-04] numbers on from the last of the client, whoever asks, even at once, and in a month of its own', async () => {
    const { db } = database;
    const userId = fixture.administrator.id;
    const next = (projects: 'all' | readonly string[], at = now) =>
      db
        .transaction()
        .execute((trx) => clientDb(trx, { userId, clientId: fixture.a.id, projects }, at).nextNumber('order'));
    const [first] = await db
      .selectFrom('number_counter')
      .where('client_id', '=', fixture.a.id)
      .where('series', '=', 'O-2611')
      .select('last')
      .execute();
    const last = first?.last ?? 0;
    const numbers = await Promise.all(
      ['all' as const, [fixture.a.projectIds[0]], 'all' as const].map((each) => next(each)),
    );
    const expected = [1, 2, 3].map((each) => `O-2611-${String(last + each).padStart(3, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
    // It is January already in the Netherlands.
    expect(await next('all', new Date('2026-12-31T23:30:00Z'))).toBe('O-2701-001');
  });

  it('[DOM-03] passes over the number of an off-hire that the company gave itself', async () => {
    const nextDigits = async () => (await a.nextNumber('offHire')).slice('OH-26'.length);
    const last = Number(await nextDigits());
    const usedNumber = `OH-26${String(last + 1).padStart(4, '0')}`;
    await a.insert('off_hire', [
      { id: crypto.randomUUID(), number: usedNumber, status: 'confirmed', off_rent_at: now, transport: 'collect' },
    ]);
    expect(Number(await nextDigits())).toBe(last + 2);
  });
});
