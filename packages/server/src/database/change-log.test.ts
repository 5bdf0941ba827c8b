import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFixture } from '../testing/database.ts';
import type { Fixture } from '../testing/fixture.ts';
import { insertLine } from '../testing/fixture-lines.ts';
import { changesSettle } from '../testing/settled-changes.ts';
import { type ChangePlace, deleteOldChanges, readChanges } from './change-log.ts';
import type { OpenDatabase } from './connection.ts';

/** Other files' transactions hold the log up: see `changesSettle`. */
vi.setConfig({ testTimeout: 120_000 });

let database: OpenDatabase;
let fixture: Fixture;
beforeAll(async () => {
  ({ database, fixture } = await openFixture());
});
afterAll(() => database.close());

const readTo = async (after: ChangePlace | null, limit = 1000) => {
  await changesSettle(database.db);
  return readChanges(database.db, 'NL', { after, kinds: [], limit });
};

it('[OP-17] logs each record that a transaction changes once, and goes on behind any of them', async () => {
  const { db } = database;
  const start = (await readTo(null))?.next as ChangePlace;
  const ids = await db.transaction().execute(async (trx) => {
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push(await insertLine(trx, fixture.a.contractId, 'planned'));
    await trx.updateTable('contract_line').set({ fleet_number: '4711' }).where('id', 'in', made).execute();
    return made.toSorted();
  });
  const all = await readTo(start);
  expect(all?.changes.map(({ id }) => id)).toEqual(ids);
  let place = start;
  for (const id of ids) {
    const one = await readTo(place, 1);
    expect(one?.changes.map((change) => change.id)).toEqual([id]);
    place = one?.next as ChangePlace;
  }
  expect(await readTo(place)).toMatchObject({ changes: [], hasMore: false });
  await deleteOldChanges(db, new Date(Date.now() + 31 * 86_400_000));
  expect(await readTo(start)).toBe(null);
  expect((await readTo(null))?.changes).toEqual([]);
});
