import { type Kysely, sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../database/tables.ts';

/**
 * Waits until the log answers every change so far. The tests of other files have transactions open in other databases of
 * the same server, which counts transactions once for all of them.
 */
export async function changesSettle(db: Kysely<Database>): Promise<void> {
  const isSettled = async () => {
    const { rows } = await sql<{ settled: boolean }>`
      select coalesce((select max(transaction_id) from change_entry), 0)
        < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled`.execute(db);
    expect(rows[0]?.settled).toBe(true);
  };
  await vi.waitFor(isSettled, { timeout: 60_000, interval: 50 });
}
