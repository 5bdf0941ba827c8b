import { LINE_STATUSES, type LineStatus } from '@hireyard/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../connection.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function statusOf(lines: readonly LineStatus[] | null): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`select contract_status(${lines}::text[]) as status`.execute(
    database.db,
  );
  return rows[0]?.status;
}

describe('contract status', () => {
  const cases: [LineStatus[], string][] = [
    [[], 'cancelled'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['planned', 'cancelled'], 'planned'],
    [['onRent', 'planned'], 'onRent'],
    [['offHireRequested'], 'onRent'],
    [['onRent', 'offHired'], 'partlyOffHired'],
    [['planned', 'closed'], 'partlyOffHired'],
    [['offHired', 'returned'], 'offHired'],
    [['returned', 'closed'], 'returned'],
    [['closed', 'closed', 'cancelled'], 'closed'],
  ];
  it.each(cases)('[DOM-02] of %j is %s', async (lines, status) => {
    expect(await statusOf(lines)).toBe(status);
  });

  it('[DOM-02] of a contract without lines is cancelled', async () => {
    expect(await statusOf(null)).toBe('cancelled');
  });

  const someLines = fc.array(fc.constantFrom(...LINE_STATUSES), { maxLength: 8 });

  it('[DOM-02] depends neither on the order of the lines nor on cancelled ones', async () => {
    await fc.assert(
      fc.asyncProperty(someLines, fc.nat(), async (lines, seed) => {
        const shuffled = lines.toSorted((a, b) => ((a.length * 7 + seed) % 5) - ((b.length * 7 + seed) % 5));
        expect(await statusOf([...shuffled, 'cancelled'])).toBe(await statusOf(lines));
      }),
    );
  });

  it('[DOM-02] is closed only when every live line is, and planned only when none has begun', async () => {
    await fc.assert(
      fc.asyncProperty(someLines, async (lines) => {
        const live = lines.filter((line) => line !== 'cancelled');
        fc.pre(live.length > 0);
        const status = await statusOf(lines);
        expect(status === 'closed').toBe(live.every((line) => line === 'closed'));
        expect(status === 'planned').toBe(live.every((line) => line === 'planned'));
      }),
    );
  });
});
