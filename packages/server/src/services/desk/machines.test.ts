import { listDeskMachines } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertDeskUser } from '../../testing/fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('[PP-03] [DK-02] lists the machines of a depot by number, on rent or lately, of all clients of its company', async () => {
  const { db } = test.database;
  const { a, b } = test.fixture;
  const { depot_id: depot } = await db
    .selectFrom('contract')
    .select('depot_id')
    .where('id', '=', a.contractId)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('contract_line')
    .select(['contract_id', 'product_code', 'quantity', 'on_rent_at'])
    .where('contract_id', '=', a.contractId)
    .executeTakeFirstOrThrow();
  const past = { ...line, status: 'closed' as const };
  await db
    .insertInto('contract_line')
    .values([
      // The same machine, rented before.
      {
        ...past,
        id: crypto.randomUUID(),
        line_no: 21,
        fleet_number: `${a.name} 204`,
        off_rent_at: '2026-11-03T15:00:00Z',
      },
      { ...past, id: crypto.randomUUID(), line_no: 22, fleet_number: '90 days', off_rent_at: '2026-08-22T15:00:00Z' },
      { ...past, id: crypto.randomUUID(), line_no: 23, fleet_number: '91 days', off_rent_at: '2026-08-21T15:00:00Z' },
    ])
    .execute();
  const ask = async (token?: string) =>
    (await test.call(listDeskMachines, { sample: { query: { depot } }, ...(token && { token }) })).json();
  const { items, hasMore } = await ask();
  const numbers = items.map(({ fleetNumber }: { fleetNumber: string }) => fleetNumber);
  expect(numbers).toEqual(expect.arrayContaining(['90 days', `${b.name} first 204`]));
  expect(numbers).not.toContain('91 days');
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(hasMore).toBe(false);

  const de = { code: 'DE', name: 'Hireyard DE', country: 'DE', currency: 'EUR', time_zone: 'Europe/Berlin' };
  await db.insertInto('operating_company').values(de).execute();
  const other = await insertDeskUser(db, 'desk@de.example', null, { opCo: 'DE' });
  expect(await ask(await test.tokenOf(other))).toEqual({ items: [], hasMore: false });
});
