import { fullPath, getContract, getRights, listContracts } from '@hireyard/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PictureType } from '../services/attachments/picture-cost.ts';
import { makePicture } from '../services/attachments/pictures.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { openBrowser } from '../testing/browser.ts';
import { insertInvited, PASSWORD } from '../testing/fixture.ts';
import { mailsOf } from '../testing/mails.ts';
import { webpOf } from '../testing/pictures.ts';
import { jobRuns } from './channels.ts';
import { type Metrics, makeMetrics } from './metrics.ts';

const EMAIL = 'admin@a.example';
let test: TestApp;
let metrics: Metrics;
let isStoreUp = true;
beforeAll(async () => {
  test = await startTestApp({
    measure: (database, clock) => {
      const files = { isUp: async () => isStoreUp };
      metrics = makeMetrics({ database, simulator: null, jobs: ['nightly', 'never'], clock, files });
      return metrics;
    },
  });
});
afterAll(async () => {
  metrics.close();
  await test.close();
});

/** Returns the value of a metric with these labels; undefined if missing. */
async function metric(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const written = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const start = `${name}${written.length ? `{${written.join(',')}}` : ''} `;
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(start));
  return line === undefined ? undefined : Number(line.slice(start.length));
}
const requests = (method: string, route: string, status: string) =>
  metric('http_request_duration_seconds_count', { method, route, status });

describe('metrics', () => {
  it('[OP-92] say whether the file store answers', async () => {
    expect(await metric('hireyard_file_store_up')).toBe(1);
    isStoreUp = false;
    expect(await metric('hireyard_file_store_up')).toBe(0);
  });

  it('[OP-08] count requests by route, method and class of status, and name no client, user or path', async () => {
    const token = await test.tokenOf(test.fixture.administrator);
    await test.call(listContracts);
    await test.call(getContract, { sample: { params: { id: crypto.randomUUID() } } });
    await test.call(getRights, { token: null });
    for (const path of ['/a-secret-path', '/another/secret', `/api/none/${test.fixture.a.uuid}`]) {
      await test.app.inject({ url: path, headers: { accept: 'text/plain', authorization: `Bearer ${token}` } });
    }
    await openBrowser(test, { address: '203.0.113.77', userAgent: 'Mozilla/5.0 Firefox/144.0' }).signIn(EMAIL);

    expect(await requests('GET', '/api/overview/contracts', '2xx')).toBe(1);
    expect(await requests('GET', '/api/overview/contracts/:id', '4xx')).toBe(1);
    expect(await requests('GET', fullPath(getRights), '4xx')).toBe(1);
    expect(await requests('GET', 'unknown', '4xx')).toBe(3);
    const text = await metrics.text();
    const { a, administrator } = test.fixture;
    const secrets = [a.uuid, administrator.id, EMAIL, PASSWORD, token, 'secret', '203.0.113', 'Mozilla'];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(await metric('http_requests_under_way')).toBe(0);
  });

  it('[OP-08] count sign-ins and what was refused, from zero', async () => {
    const refused = (reason: string) => metric('hireyard_refusals_total', { reason });
    const before = await refused('credentials');
    expect(await metric('hireyard_security_events_total', { event: 'refresh-token-reused' })).toBe(0);
    const browser = openBrowser(test, { address: '203.0.113.78', userAgent: 'Mozilla/5.0 Firefox/144.0' });
    await browser.signIn(EMAIL, 'wrong');
    expect(await refused('credentials')).toBe((before ?? 0) + 1);
    expect(await refused('too-many-requests')).toBe(0);
  });

  it('[OP-08] show mails that wait, how long, and what became of them', async () => {
    const { db } = test.database;
    const userId = await insertInvited(db, 'waits@a.example', test.fixture.a, test.now());
    const mail = (attempts: number) => ({
      id: crypto.randomUUID(),
      template: 'passwordChanged',
      params: JSON.stringify({ userId }),
      attempts,
      created_at: test.now(),
      next_attempt_at: test.now(),
    });
    await db
      .insertInto('mail')
      .values([mail(0), mail(8)])
      .execute();
    test.advance(60_000);
    expect(await metric('hireyard_mails_waiting')).toBe(2);
    expect(await metric('hireyard_mails_waiting_oldest_seconds')).toBe(60);

    const fails = { send: () => Promise.reject(new Error('no')), close: () => undefined };
    await mailsOf(test, { transport: fails }).deliver();
    test.advance(60_000);
    await mailsOf(test).deliver();
    for (const outcome of ['sent', 'failed', 'given-up']) {
      expect(await metric('hireyard_mails_total', { outcome }), outcome).toBe(1);
    }
    expect(await metric('hireyard_mails_waiting')).toBe(0);
  });

  it('[OP-11] show jobs: their runs and failures in this process, and how long ago one succeeded in any', async () => {
    const { db } = test.database;
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    const row = { next_run_at: ago(0), created_at: ago(900) };
    await db
      .insertInto('job')
      .values([
        { ...row, name: 'nightly', last_success_at: ago(300) },
        { ...row, name: 'never', last_success_at: null },
        { ...row, name: 'gone', last_success_at: null },
      ])
      .execute();
    const age = (job: string) => metric('hireyard_job_last_success_age_seconds', { job });
    expect(await age('nightly')).toBeCloseTo(300, -1);
    expect(await age('never')).toBeCloseTo(900, -1);
    expect(await age('gone')).toBeUndefined();

    const failures = (job: string) => metric('hireyard_job_failures_total', { job });
    expect(await failures('nightly')).toBe(0);
    jobRuns.publish({ job: 'nightly', seconds: 2, failed: true });
    expect([await failures('nightly'), await failures('never')]).toEqual([1, 0]);
    expect(await metric('hireyard_job_duration_seconds_sum', { job: 'nightly' })).toBe(2);
  });

  it('[OP-08] show pictures by their outcome', async () => {
    const make = (picture: Buffer, type: PictureType) => makePicture(picture, type, 'a').catch(() => undefined);
    await make(await webpOf(1), 'image/webp');
    await make(await webpOf(2_000), 'image/webp');
    await make(Buffer.from('no picture'), 'image/png');
    for (const outcome of ['stored', 'too-complex', 'damaged']) {
      expect(await metric('hireyard_pictures_total', { outcome }), outcome).toBe(1);
    }
  });

  it('[OP-08] show the database: its answers, its failures, its connections, and whether it is there', async () => {
    const { db } = test.database;
    const answered = () => metric('hireyard_database_query_duration_seconds_count');
    const before = (await answered()) ?? 0;
    await sql`select 1`.execute(db);
    expect(await answered()).toBeGreaterThan(before);
    await sql`select 1 from nowhere`.execute(db).catch(() => {});
    expect(await metric('hireyard_database_errors_total', { kind: 'other' })).toBe(1);
    expect(await metric('hireyard_database_up')).toBe(1);

    const inUse = () => metric('hireyard_database_connections_in_use');
    if ('snapshots' in inject('testDatabases')) expect(await inUse()).toBeUndefined();
    else {
      expect(await metric('hireyard_database_connections_limit')).toBe(20);
      await db.transaction().execute(async () => {
        expect(await inUse()).toBeGreaterThanOrEqual(1);
      });
    }

    await db.schema.alterTable('mail').renameTo('mail_gone').execute();
    expect([await metric('hireyard_database_up'), await metric('hireyard_mails_waiting')]).toEqual([0, undefined]);
    await db.schema.alterTable('mail_gone').renameTo('mail').execute();
  });

  it('[OP-49] show files and their bytes by kind, and which are in the database', async () => {
    const { db } = test.database;
    for (const [kind, table] of [
      ['attachments', 'attachment'],
      ['papers', 'document_file'],
    ] as const) {
      const rows = await db.selectFrom(table).select('size').execute();
      expect(await metric('hireyard_files', { kind }), kind).toBe(rows.length);
      expect(await metric('hireyard_files_bytes', { kind })).toBe(rows.reduce((sum, { size }) => sum + size, 0));
    }
    const files = await db.selectFrom('attachment_file').select('attachment_id').execute();
    expect(files.length).toBeGreaterThan(0);
    expect(await metric('hireyard_files_in_database', { kind: 'attachments' })).toBe(files.length);
  });

  it('[OP-08] show the process and its event loop, and that no simulator runs', async () => {
    expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await metric('hireyard_simulator_speed')).toBe(0);
  });
});
