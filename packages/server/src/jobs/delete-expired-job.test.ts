import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { insertFailedMail, insertImportEntry, insertImportRun } from '../testing/desk-samples.ts';
import { insertSession } from '../testing/fixture.ts';
import { deleteExpired } from './delete-expired-job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('what has expired', () => {
  it('[SE-01] [DK-09] [DK-10] is deleted: sessions, devices, answers and counters, failed mails and runs of imports; the others stay', async () => {
    const { db } = test.database;
    const now = test.now();
    const ago = (hours: number) => new Date(now.getTime() - hours * 3600 * 1000);
    const { id: userId } = test.fixture.administrator;
    const over = await insertSession(db, userId, { expiresAt: now });
    const alive = await insertSession(db, userId, { expiresAt: ago(-1) });
    await db
      .insertInto('refresh_token')
      .values([over, alive].map((id) => ({ hash: id, session_id: id })))
      .execute();
    const device = { user_id: userId };
    await db
      .insertInto('known_device')
      .values([
        { ...device, hash: 'over', signed_in_at: ago(365 * 24) },
        { ...device, hash: 'alive', signed_in_at: ago(364 * 24) },
      ])
      .execute();
    const answer = { scope: 's', body_hash: 'h', status: 204 };
    await db
      .insertInto('idempotency_answer')
      .values([
        { ...answer, key: 'over', created_at: ago(24) },
        { ...answer, key: 'alive', created_at: ago(23) },
      ])
      .execute();
    await db
      .insertInto('attempt_counter')
      .values([
        { key: 'over', window_start: ago(1), count: 10 },
        { key: 'alive', window_start: ago(0.2), count: 10 },
      ])
      .execute();
    await insertFailedMail(db, { failed_at: ago(30 * 24) });
    const kept = await insertFailedMail(db, { failed_at: ago(30 * 24 - 1) });

    await insertImportRun(db, { changed_at: ago(30 * 24) });
    const recent = await insertImportRun(db, { changed_at: ago(30 * 24 - 1) });

    await insertImportEntry(db, recent.id, { external_id: 'over', written_at: ago(30 * 24) });
    await insertImportEntry(db, recent.id, { external_id: 'alive', written_at: ago(30 * 24 - 1) });

    await deleteExpired(db, now);
    const entries = await db.selectFrom('import_entry').select('external_id').execute();
    expect(entries).toEqual([{ external_id: 'alive' }]);
    expect(await db.selectFrom('import_run_refusal').select('run_id').execute()).toEqual([{ run_id: recent.id }]);
    expect(await db.selectFrom('failed_mail').select('id').execute()).toEqual([{ id: kept }]);
    const sessions = await db.selectFrom('session').select('id').execute();
    expect(sessions).not.toContainEqual({ id: over });
    expect(sessions).toContainEqual({ id: alive });
    expect(await db.selectFrom('refresh_token').select('hash').execute()).toEqual([{ hash: alive }]);
    expect(await db.selectFrom('known_device').select('hash').execute()).toEqual([{ hash: 'alive' }]);
    expect(await db.selectFrom('idempotency_answer').select('key').execute()).toEqual([{ key: 'alive' }]);
    expect(await db.selectFrom('attempt_counter').select('key').execute()).toEqual([{ key: 'alive' }]);
  });
});
