import type { ActivityAction } from '@hireyard/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import type { Database } from '../database/tables.ts';
import { COUNT_TABLES } from '../lists/count-tables.ts';
import { contractId, idOf, insertRentals, line, lineId, projectId } from '../services/overview/overview.fixture.ts';
import { openTestDatabase } from '../testing/database.ts';
import { compactCounts } from './count-compaction-job.ts';

let database: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await insertRentals(db);
  await db
    .insertInto('activity')
    .values([activity(1, 'created'), activity(2, 'updated')])
    .execute();
  await db
    .insertInto('document')
    .values([document(1, 1, {}), document(2, 1, { type: 'certificate' }), document(3, null, {}), document(9, 9, {})])
    .execute();
});
afterAll(() => database.close());
beforeEach(() => compactCounts(db));

/** Returns a document of a project. The ninth project belongs to another client. */
const document = (
  number: number,
  project: number | null,
  more: Partial<Insertable<Database['document']>>,
): Insertable<Database['document']> => ({
  id: idOf(8, number),
  client_id: project === 9 ? 2 : 1,
  project_id: project === null ? null : projectId(project),
  type: 'deliveryNote',
  number: String(number),
  issued_on: '2026-11-20',
  ...more,
});
const activity = (number: number, action: ActivityAction) => ({
  id: idOf(9, number),
  client_id: 1 + (number % 2),
  at: '2026-11-20',
  resource: 'project' as const,
  resource_id: projectId(1),
  action,
  fields: [],
});
const INVOICE = { type: 'invoice', due_on: '2026-12-20', net: '1', gross: '1', due: '1', currency: 'EUR' } as const;

const tables = Object.entries(COUNT_TABLES).map(([table, columns]) => ({
  table,
  columns,
  counted: table.replace('_count', ''),
}));

/** Returns the sums of a count table, and the counts of its rows. */
async function countsOf({ table, columns, counted }: (typeof tables)[number]) {
  const names = sql.join(['client_id', ...columns].map((column) => sql.id(column)));
  const kept = await sql`select ${names}, sum(n)::int as n from ${sql.table(table)}
    group by ${names} having sum(n) <> 0 order by ${names}`.execute(db);
  const real = await sql`select ${names}, count(*)::int as n from ${sql.table(counted)}
    group by ${names} order by ${names}`.execute(db);
  return { kept: kept.rows, real: real.rows };
}
const rowsOf = async (table: string) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;

describe.each(tables)('$table', (counts) => {
  it('[RT-09] adds up to the rows whatever is added, changed, moved or removed', async () => {
    const check = async () => {
      const { kept, real } = await countsOf(counts);
      expect(real.length).toBeGreaterThan(1);
      expect(kept).toEqual(real);
    };
    await check();
    await db
      .insertInto('contract_line')
      .values([line(51, 1, {}), line(52, 2, { status: 'planned' }), line(53, 9, {})])
      .execute();
    await db
      .insertInto('document')
      .values([document(51, 1, { ...INVOICE, status: 'open' }), document(52, 9, { ...INVOICE, status: 'paid' })])
      .execute();
    await db
      .insertInto('activity')
      .values([activity(51, 'created'), activity(52, 'removed')])
      .execute();
    await check();
    await db.updateTable('activity').set({ resource: 'asset' }).where('action', '=', 'removed').execute();
    await db
      .updateTable('contract_line')
      .set({ status: 'returned' })
      .where('contract_id', '=', contractId(1))
      .execute();
    await db.updateTable('document').set({ status: 'partlyPaid' }).where('number', '=', '51').execute();
    await check();
    await db.updateTable('contract').set({ project_id: null }).where('id', '=', contractId(2)).execute();
    await db
      .updateTable('document')
      .set({ project_id: projectId(2) })
      .where('number', 'in', ['1', '51'])
      .execute();
    await check();
    await db.deleteFrom('contract_line').where('id', 'in', [51, 52, 53].map(lineId)).execute();
    await db.deleteFrom('document').where('number', 'in', ['51', '52']).execute();
    await db
      .deleteFrom('activity')
      .where(
        'id',
        'in',
        [51, 52].map((number) => idOf(9, number)),
      )
      .execute();
    await check();
  });

  it('is compacted to one row a count, and adds up to the same', async () => {
    const statuses = ['closed', 'onRent', 'closed', 'onRent'] as const;
    for (const status of statuses) {
      await db.updateTable('contract_line').set({ status }).where('line_no', '<', 90).execute();
      const type = status === 'onRent' ? 'quote' : 'contract';
      await db.updateTable('document').set({ type }).where('client_id', '=', 1).execute();
      const action = status === 'onRent' ? 'moved' : 'updated';
      await db.updateTable('activity').set({ action }).where('client_id', '=', 1).execute();
    }
    const { kept, real } = await countsOf(counts);
    expect(kept).toEqual(real);
    expect(await rowsOf(counts.table)).toBeGreaterThan(kept.length);
    await Promise.all([compactCounts(db), compactCounts(db)]);
    expect(await rowsOf(counts.table)).toBe(kept.length);
    expect((await countsOf(counts)).kept).toEqual(real);
  });
});

it('[RT-09] loses no change that is made while counts are compacted', async () => {
  const change = (number: number, status: 'closed' | 'planned') =>
    db.updateTable('contract_line').set({ status }).where('id', '=', lineId(number)).execute();
  await Promise.all(
    [1, 2, 3, 4, 5].flatMap((number) => [change(number, 'closed'), compactCounts(db), change(number, 'planned')]),
  );
  for (const counts of tables) {
    const { kept, real } = await countsOf(counts);
    expect(kept).toEqual(real);
  }
});
