import { MAX_KEPT_REFUSALS } from '@hireyard/contract/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { undoImport } from '../../operate/undo-import.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { insertImportRun } from '../../testing/desk-samples.ts';
import { importRows, readRow } from '../import-rows.ts';
import { KINDS } from '../kinds.ts';
import { MAX_TRIED, undoRun } from './undo-run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const runRow = (id: string) =>
  test.database.db.selectFrom('import_run').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const begun = (more: Partial<Database['import_run']> = {}) =>
  insertImportRun(test.database.db, { state: 'done', dry_run: false, ...more } as never);

/** Notes that a run has changed records that are not there. */
async function insertUnknown(runId: string, count: number): Promise<void> {
  const entry = { run_id: runId, op_co: 'NL', kind: 'depots', is_new: false, is_adopted: false } as const;
  const kept = { former_version: null, former_time: null, fields: '{}', digest: '', written_at: test.now() };
  const rows = Array.from({ length: count }, (_, at) => ({ ...entry, ...kept, external_id: `D-${at}` }));
  for (let at = 0; at < count; at += 1_000)
    await test.database.db
      .insertInto('import_entry')
      .values(rows.slice(at, at + 1_000))
      .execute();
}

it('[OP-79] a dry run of too many records is refused', async () => {
  const { id } = await begun();
  await insertUnknown(id, MAX_TRIED + 1);
  await expect(undoImport(test.database.db, { run: id, dryRun: true })).rejects.toThrow(
    `Run ${id} has more than ${MAX_TRIED} records`,
  );
});

it('[OP-79] of many records that stay the first ones are named, and all are counted', async () => {
  const { id } = await begun();
  await insertUnknown(id, MAX_KEPT_REFUSALS + 2);
  const text = await undoImport(test.database.db, { run: id, dryRun: false });
  expect(text).toContain(`${MAX_KEPT_REFUSALS + 2} not taken back:`);
  expect(text.split('\n').at(-1)).toBe('  and 2 more');
  expect((await runRow(id)).undo_refused_count).toBe(MAX_KEPT_REFUSALS + 2);
});

it('[OP-79] [DK-19] an undo that lets others have their turn goes on where it was', async () => {
  const { db } = test.database;
  const now = test.now();
  const { id } = await begun({ undo_asked_at: now } as never);
  const place = { line1: 'Havenweg 4', postalCode: '2031 AB', city: 'Haarlem', country: 'NL' };
  const contact = { phone: '+31235550100', email: 'depot@nl.example' };
  const rows = Array.from({ length: 60 }, (_, at) =>
    readRow(KINDS.depots, { externalId: `N-${at}`, name: `Depot ${at}`, ...place, ...contact }),
  );
  await db.transaction().execute((trx) => {
    const call = { db: companyDb(trx, 'NL', now), now, accounts: trx, real: now };
    return importRows(call, KINDS.depots, rows, { dryRun: false, notifies: false, keptIn: async () => id });
  });
  // The last record is worked on first.
  const changed = db.updateTable('depot').set({ phone: '+31235550199' });
  await changed.where('name', 'in', ['Depot 59', 'Depot 1']).execute();

  const pass = async () => undoRun(db, await runRow(id), { dryRun: false, takesAtMost: -1 }, now);
  await db.updateTable('import_run').set({ claim: crypto.randomUUID(), claimed_until: now }).execute();
  expect(await pass()).toMatchObject({ isDone: false, takenBack: { depots: 49 }, staysCount: 1 });
  expect(await runRow(id)).toMatchObject({ claim: null, claimed_until: null, undone_at: null, undone_count: 49 });
  expect(await pass()).toMatchObject({ isDone: false, takenBack: { depots: 9 }, staysCount: 1 });
  expect(await pass()).toMatchObject({ isDone: true, takenBack: {}, staysCount: 0 });
  const done = await runRow(id);
  expect(done).toMatchObject({ undone_count: 58, undo_refused_count: 2, undo_kind: null, undo_before: null });
  expect(done.undone_at).not.toBeNull();
  const stays = db.selectFrom('import_run_refusal').where('run_id', '=', id).where('of_undo', '=', true);
  expect(await stays.select('external_id').orderBy('position').execute()).toEqual([
    { external_id: 'N-59' },
    { external_id: 'N-1' },
  ]);
});
