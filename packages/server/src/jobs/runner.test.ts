import { setTimeout as delay } from 'node:timers/promises';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { embeddedFiles } from '../files/file-store.ts';
import { jobRuns } from '../metrics/channels.ts';
import { listJobs } from '../operate/list-jobs.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { Job, JobContext } from './job.ts';
import { JOBS, jobsOf } from './jobs.ts';
import { startJobs } from './runner.ts';

interface Line {
  readonly level: number;
  readonly job: string;
  readonly ms: number;
  readonly failure?: string;
}

let database: OpenDatabase;
let lines: Line[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  lines = [];
  await database.db.deleteFrom('job').execute();
});

const stops: (() => Promise<boolean>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const job = (name: string, run: Job['run'], more: Partial<Job> = {}): Job => ({
  name,
  every: 20,
  lock: 'job',
  run,
  ...more,
});
/** Starts jobs like a separate process. */
async function start(jobs: readonly Job[], lease = 60_000) {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const { log } = fastify({ logger: { level: 'debug', stream } });
  const stop = await startJobs(jobs, {
    db: database.db,
    log,
    lease,
    delivery: {} as JobContext['delivery'],
    files: embeddedFiles,
  });
  stops.push(() => stop(5_000));
  return stop;
}
const rowOf = (name: string) =>
  database.db.selectFrom('job').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

describe('a job', () => {
  it('[OP-11] that fails holds up no other, is logged, counted and recorded, and runs again', async () => {
    const runs: { job: string; failed: boolean }[] = [];
    onTestFinished(jobRuns.subscribe(({ job: name, failed }) => runs.push({ job: name, failed })));
    let isBroken = true;
    const broken = job('broken', async () => {
      if (isBroken) throw Object.assign(new TypeError('ada@bouw.example is broken'), { code: 'E_ROW' });
    });
    let other = 0;
    await start([
      broken,
      job('hangs', () => new Promise((resolve) => setTimeout(resolve, 2_000))),
      job('other', async () => other++),
    ]);
    await until(async () => expect((await rowOf('broken')).last_error).not.toBeNull());
    await until(() => expect(other).toBeGreaterThan(2));
    const failed = await rowOf('broken');
    expect(failed.last_error).toMatch(/^TypeError E_ROW in jobs\/runner\.test\.ts:\d+$/);
    expect(failed.last_success_at).toBeNull();
    // It runs again after a moment, so its lock comes back.
    await until(async () => expect((await rowOf('broken')).locked_by).toBeNull());
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, job: 'broken', ms: expect.any(Number), failure: failed.last_error }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ level: 30, job: 'other', ms: expect.any(Number) }));
    expect(JSON.stringify(lines)).not.toContain('ada@');
    expect(runs).toContainEqual({ job: 'broken', failed: true });
    expect(runs).toContainEqual({ job: 'other', failed: false });

    isBroken = false;
    await until(async () => expect((await rowOf('broken')).last_success_at).not.toBeNull());
    expect((await rowOf('broken')).last_error).toBe(failed.last_error);
  });

  it('[OP-11] runs in one process at a time, however long it takes, and once in its interval', async () => {
    let running = 0;
    let most = 0;
    let count = 0;
    const long = job('long', async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(2_000);
      running -= 1;
      count += 1;
    });
    // The lock is renewed three times in each lease. Otherwise another process would take it. A busy machine may renew it
    // late, but hardly by a second.
    for (let process = 0; process < 3; process++) await start([long], 1_500);
    await until(() => expect(count).toBeGreaterThan(1));
    expect(most).toBe(1);

    let runs = 0;
    const since = performance.now();
    const frequent = job('frequent', async () => runs++, { every: 300 });
    for (let process = 0; process < 3; process++) await start([frequent]);
    await delay(1_500);
    expect(runs).toBeGreaterThan(1);
    expect(runs).toBeLessThanOrEqual((performance.now() - since) / 300);
  });

  it('[OP-11] is first due after its interval, and at once where a restart has missed it', async () => {
    let runs = 0;
    const hourly = { ...job('new', async () => runs++), every: 3_600_000 };
    await start([hourly]);
    expect((await rowOf('new')).next_run_at.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    await database.db
      .insertInto('job')
      .values({ name: 'missed', next_run_at: new Date(0) })
      .execute();
    await start([job('missed', async () => runs++)]);
    await until(() => expect(runs).toBeGreaterThan(0));
  });

  it('[OP-11] is taken over from a process that has died, and not before its lock is over', async () => {
    let runs = 0;
    const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds}::float8 * interval '1 second'`;
    const dead = { name: 'left', next_run_at: new Date(0), locked_by: crypto.randomUUID(), locked_until: inSeconds(1) };
    await database.db.insertInto('job').values(dead).execute();
    await start([job('left', async () => runs++)]);
    await delay(300);
    expect(runs).toBe(0);
    await until(() => expect(runs).toBeGreaterThan(0));
  });

  it('[OP-11] whose rows are locked runs in every process, and reports the same outcome once a minute', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const rows = job(
      'rows',
      async () => {
        runs += 1;
        running += 1;
        most = Math.max(most, running);
        await delay(50);
        running -= 1;
        if (runs > 10) throw new Error('down');
      },
      { lock: 'rows' },
    );
    await start([rows]);
    await start([rows]);
    await until(() => expect(runs).toBeGreaterThan(20));
    expect(most).toBe(2);
    for (const level of [20, 50]) expect(lines.filter((line) => line.level === level)).toHaveLength(2);
    expect(await rowOf('rows')).toMatchObject({ last_success_at: expect.any(Date), last_error_at: expect.any(Date) });
  });

  it('[OP-11] ends before the server does, within the time that this has', async () => {
    let hasEnded = false;
    let isUnderWay = false;
    const stop = await start([
      job('slow', async () => {
        isUnderWay = true;
        await delay(500);
        hasEnded = true;
      }),
    ]);
    await until(() => expect(isUnderWay).toBe(true));
    expect(await stop(10)).toBe(false);
    expect(hasEnded).toBe(false);
    expect(await stop(5_000)).toBe(true);
    expect(hasEnded).toBe(true);
  });
});

describe('the jobs of the server', () => {
  it('[OP-11] each have a name of their own; an installation has those that it needs', () => {
    const names = JOBS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const missing = (installation: Parameters<typeof jobsOf>[0]) => {
      const needed = jobsOf(installation).map(({ name }) => name);
      return names.filter((name) => !needed.includes(name));
    };
    expect(missing({ embedded: true, hasFileStore: true, simulator: 1 })).toEqual([]);
    expect(missing({ embedded: false, hasFileStore: false, simulator: null })).toEqual([
      'file-cleanup',
      'vacuum',
      'vacuum-filled',
      'simulator',
    ]);
  });

  it('[OP-11] are listed for an operator with the last success and the last error', async () => {
    await database.db
      .insertInto('job')
      .values([
        { name: 'daily-reminder', next_run_at: new Date(), last_success_at: '2026-11-20T09:00:00Z' },
        {
          name: 'weekly-mail',
          next_run_at: new Date(),
          last_success_at: '2026-11-20T08:00:00Z',
          last_error_at: '2026-11-20T09:00:00Z',
          last_error: 'TypeError in mail/queue.ts:1',
        },
      ])
      .execute();
    const list = (await listJobs(database.db)).split('\n');
    expect(list).toHaveLength(JOBS.length);
    expect(list).toContain('daily-reminder  every 3600 s  succeeded 2026-11-20T09:00:00.000Z  never failed');
    expect(list).toContain(
      'weekly-mail  every 3600 s  succeeded 2026-11-20T08:00:00.000Z  failed 2026-11-20T09:00:00.000Z: TypeError in mail/queue.ts:1',
    );
    expect(list).toContain('mail-delivery  has never been started here');
  });
});
