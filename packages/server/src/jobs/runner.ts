import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { jobRuns } from '../metrics/channels.ts';
import { failureOf } from './failure.ts';
import type { Job, JobContext } from './job.ts';

const MINUTE = 60_000;
/** Longest pause, in milliseconds, between two checks whether a job is due. */
const CHECK_INTERVAL = MINUTE;
/**
 * Milliseconds for which a process locks a job. It renews the lock during the run. Without renewal another process may
 * run it.
 */
const LEASE = MINUTE;

interface Runner extends JobContext {
  readonly log: FastifyBaseLogger;
  readonly clock?: () => Date;
  /** Milliseconds that replace `LEASE`. Tests set a shorter time. */
  readonly lease?: number;
}

/**
 * Runs each job on its schedule. Each has a loop of its own, so that a failing or slow job delays no other (OP-11).
 * Returns a function that stops all of them. It waits at most `patience` milliseconds for running jobs, and returns
 * whether they have ended.
 */
export async function startJobs(jobs: readonly Job[], runner: Runner): Promise<(patience: number) => Promise<boolean>> {
  await register(runner.db, jobs);
  const stops = jobs.map((job) => startLoop(job, runner));
  return (patience) => {
    const ended = Promise.all(stops.map((stop) => stop())).then(() => true);
    return Promise.race([ended, delay(patience, false, { ref: false })]);
  };
}

/** Adds rows for new jobs. Their first run is one interval away, to keep a first start fast. */
async function register(db: Kysely<Database>, jobs: readonly Job[]): Promise<void> {
  await db
    .insertInto('job')
    .values(jobs.map(({ name, every }) => ({ name, next_run_at: fromNow(every) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function startLoop(job: Job, runner: Runner): () => Promise<void> {
  const pause = Math.min(job.every, CHECK_INTERVAL);
  const run = runOf(job, runner);
  let isStopped = false;
  let running = Promise.resolve();
  const next = () => {
    running = run().then(() => {
      if (!isStopped) timer = setTimeout(next, pause);
    });
  };
  // A random start spreads the jobs and the processes over the interval.
  let timer = setTimeout(next, Math.random() * pause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/**
 * Returns a function that runs the job once, if it is due and no other process has locked it. The function never
 * rejects.
 */
function runOf(job: Job, { log, clock = () => new Date(), lease = LEASE, ...context }: Runner): () => Promise<void> {
  const { db } = context;
  const owner = job.lock === 'job' ? randomUUID() : null;
  const isNews = newsFilter(job.lock === 'job' ? 0 : MINUTE);
  return async () => {
    const since = performance.now();
    let failure: string | null = null;
    // A job that fails with the database is not at fault; it runs again at its next interval.
    let level: 'warn' | 'error' = 'error';
    try {
      if (owner !== null && !(await acquire(db, job, owner, lease))) return;
      await whileRenewing(db, job, { owner, lease }, () => job.run(context, clock()));
    } catch (error) {
      failure = failureOf(error);
      if (isUnavailable(error)) level = 'warn';
    }
    const ms = Math.round(performance.now() - since);
    jobRuns.publish({ job: job.name, seconds: ms / 1_000, failed: failure !== null });
    if (!isNews(failure)) return;
    if (failure === null) log[job.lock === 'job' ? 'info' : 'debug']({ job: job.name, ms }, 'a job ran');
    else log[level]({ job: job.name, ms, failure }, 'a job failed');
    await record(db, job, owner, { ms, failure }).catch((error) =>
      log.warn({ job: job.name, failure: failureOf(error) }, 'the run of a job could not be recorded'),
    );
  };
}

/** Returns a filter for outcomes to report. A changed outcome passes at once, a repeated one only after `pause`. */
function newsFilter(pause: number): (failure: string | null) => boolean {
  let last: { readonly failure: string | null; readonly at: number } | undefined;
  return (failure) => {
    const at = performance.now();
    if (last?.failure === failure && at - last.at < pause) return false;
    last = { failure, at };
    return true;
  };
}

/** Uses the clock of the database, which all processes share. */
const fromNow = (milliseconds: number) => sql<Date>`now() + ${milliseconds / 1_000}::float8 * interval '1 second'`;

/** Locks the job and sets its next run. Returns false if the job is not due, or another process has the lock. */
async function acquire(db: Kysely<Database>, { name, every }: Job, owner: string, lease: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ locked_by: owner, locked_until: fromNow(lease), next_run_at: fromNow(every) })
    .where('name', '=', name)
    .where('next_run_at', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', sql<Date>`now()`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function whileRenewing(
  db: Kysely<Database>,
  { name }: Job,
  { owner, lease }: { readonly owner: string | null; readonly lease: number },
  run: () => Promise<unknown>,
): Promise<void> {
  const renew = async () => {
    await db
      .updateTable('job')
      .set({ locked_until: fromNow(lease) })
      .where('name', '=', name)
      .where('locked_by', '=', owner)
      .execute();
  };
  // A failed renewal has two more tries before the lock expires.
  const timer = owner === null ? undefined : setInterval(() => renew().catch(() => {}), lease / 3);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
}

/** Writes the outcome and releases the lock. Does nothing if another process has taken the lock over. */
async function record(
  db: Kysely<Database>,
  { name }: Job,
  owner: string | null,
  { ms, failure }: { readonly ms: number; readonly failure: string | null },
): Promise<void> {
  const now = sql<Date>`now()`;
  await db
    .updateTable('job')
    .set({
      locked_by: null,
      locked_until: null,
      last_duration_ms: ms,
      ...(failure === null ? { last_success_at: now } : { last_error_at: now, last_error: failure }),
    })
    .where('name', '=', name)
    .where('locked_by', 'is not distinct from', owner)
    .execute();
}
