import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { callsOn, insertRentals } from '../services/overview/overview.fixture.ts';
import { openTestDatabase } from '../testing/database.ts';
import { growContractLines } from '../testing/grow.ts';
import { turnsWhileReading } from '../testing/turns.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await insertRentals(database.db);
  await growContractLines(database.db, 1, 1_200);
});
afterAll(() => database.close());

it('[DOM-21] [OP-48] lets others have their turn after every 100 rows, on the embedded database too', async () => {
  const { content } = await callsOn(database.db).linesExport({ format: 'csv' });
  expect(await turnsWhileReading(content as ReadableStream<Uint8Array>)).toBeGreaterThanOrEqual(11);
});
