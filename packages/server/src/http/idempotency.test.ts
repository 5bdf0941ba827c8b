import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { openTestDatabase } from '../testing/database.ts';
import { writeOnce } from './idempotency.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('[OP-43] the stored answers of a caller at one route are bounded: the oldest are forgotten first', async () => {
  const written: string[] = [];
  let minute = 0;
  const write = async (scope: string, key: string, size: number) => {
    minute += 1;
    const keyed = { scope, key, request: key, access: 'a' };
    const answer = await writeOnce(database.db, keyed, new Date(Date.UTC(2026, 10, 20, 9, minute)), async () => {
      written.push(`${scope} ${key}`);
      return { status: 200, headers: {}, body: 'x'.repeat(size) };
    });
    return answer.headers['idempotent-replayed'] === 'true';
  };
  const MEGABYTE = 1024 * 1024;
  await write('other', 'k-1', 7 * MEGABYTE);
  await write('mine', 'k-1', 7 * MEGABYTE);
  await write('mine', 'k-2', 7 * MEGABYTE);
  expect(await write('mine', 'k-1', 0)).toBe(true);
  await write('mine', 'k-3', 7 * MEGABYTE);
  expect([await write('mine', 'k-2', 0), await write('mine', 'k-3', 0), await write('other', 'k-1', 0)]).toEqual([
    ...[true, true, true],
  ]);
  expect(await write('mine', 'k-1', 10)).toBe(false);
  expect(written).toEqual(['other k-1', 'mine k-1', 'mine k-2', 'mine k-3', 'mine k-1']);
});
