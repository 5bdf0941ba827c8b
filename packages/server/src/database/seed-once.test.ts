import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertFixture } from '../testing/fixture.ts';
import type { OpenDatabase } from './connection.ts';
import { seedOnce } from './seed-once.ts';

let database: OpenDatabase;
let filled: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  filled = await startTestApp();
});
afterAll(async () => {
  await database.close();
  await filled.close();
});

it('[OP-01] fills an empty database once, however many processes start at once, and never one with users', async () => {
  let runs = 0;
  const seed = async (db: OpenDatabase['db']) => {
    runs++;
    await insertFixture(db);
  };
  await expect(seedOnce(database.db, () => Promise.reject(new Error('broken off')), {})).rejects.toThrow('broken off');
  await Promise.all(Array.from({ length: 3 }, () => seedOnce(database.db, seed, {})));
  expect(runs).toBe(1);
  await seedOnce(filled.database.db, seed, {});
  expect(runs).toBe(1);
});
