import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/connection.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { FileStore } from '../files/file-store.ts';
import { REFUSALS, SECURITY_EVENTS } from '../http/security-events.ts';
import {
  databaseQueries,
  jobRuns,
  MAIL_OUTCOMES,
  mailOutcomes,
  PICTURE_OUTCOMES,
  pictureOutcomes,
  securityEvents,
} from './channels.ts';
import { makeRegistry, type Registry } from './registry.ts';

/** Database timeout when reading the metrics, in milliseconds. */
const PATIENCE = 1_000;
const REQUEST_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];
const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];

/** Kinds of failed queries. The text of a query is omitted, because it contains values. */
const FAILURES = ['unavailable', 'timeout', 'conflict', 'constraint', 'other'] as const;

export interface Metrics {
  /** Reports a response, or `aborted` if the connection closed before. */
  readonly answered: (
    labels: { readonly method: string; readonly route: string; readonly status: string },
    seconds: number,
  ) => void;
  readonly gauge: Registry['gauge'];
  readonly text: Registry['text'];
  readonly type: string;
  readonly close: () => void;
}

interface Observed {
  readonly database: Pick<OpenDatabase, 'db' | 'connections'>;
  /** Speed of the simulator; null if off. */
  readonly simulator: number | null;
  /** Names of the jobs of this installation. */
  readonly jobs: readonly string[];
  readonly clock?: () => Date;
  /** Keeps the bytes of files. Default: the database. */
  readonly files?: Pick<FileStore, 'isUp'>;
}

/** Metrics for operators (OP-08). Labels have few, fixed values: no client, user, address or path. */
export function makeMetrics({ database, simulator, jobs, clock = () => new Date(), files = {} }: Observed): Metrics {
  const registry = makeRegistry();
  registry.ofProcess();
  const answered = registry.histogram(
    'http_request_duration_seconds',
    'Requests by route, method and class of status, from their arrival to the end of the answer.',
    ['method', 'route', 'status'],
    REQUEST_BUCKETS,
  );
  registry.gauge('hireyard_simulator_speed', 'Speed of the back-office simulator; 0 is off.', () => simulator ?? 0);
  const ends = [
    countSecurity(registry),
    countMails(registry),
    countJobs(registry, jobs),
    countPictures(registry),
    countQueries(registry),
  ];
  showMails(registry, database, clock);
  showJobs(registry, database, jobs);
  showConnections(registry, database);
  showFiles(registry, database);
  showFileStore(registry, files);
  return {
    answered,
    gauge: registry.gauge,
    text: registry.text,
    type: registry.type,
    close: () => {
      for (const end of ends) end();
    },
  };
}

function countSecurity(registry: Registry): () => void {
  const event = registry.counter(
    'hireyard_security_events_total',
    'Events of the security event log, refusals left out.',
    'event',
    SECURITY_EVENTS,
  );
  const refused = registry.counter(
    'hireyard_refusals_total',
    'Requests that were kept out, such as sign-ins with a wrong password (credentials) or an ended session (token).',
    'reason',
    REFUSALS,
  );
  return securityEvents.subscribe((happened) => {
    if ('event' in happened) event(happened.event);
    else refused(happened.refused);
  });
}

function countMails(registry: Registry): () => void {
  const count = registry.counter('hireyard_mails_total', 'Mails by outcome of a try.', 'outcome', MAIL_OUTCOMES);
  return mailOutcomes.subscribe(({ outcome }) => count(outcome));
}

function countJobs(registry: Registry, jobs: readonly string[]): () => void {
  const took = registry.histogram(
    'hireyard_job_duration_seconds',
    'Runs of jobs in this process.',
    ['job'],
    JOB_BUCKETS,
  );
  const failures = registry.counter('hireyard_job_failures_total', 'Runs of jobs that failed.', 'job', jobs);
  return jobRuns.subscribe(({ job, seconds, failed }) => {
    took({ job }, seconds);
    if (failed) failures(job);
  });
}

function countPictures(registry: Registry): () => void {
  const count = registry.counter('hireyard_pictures_total', 'Pictures that were sent.', 'outcome', PICTURE_OUTCOMES);
  return pictureOutcomes.subscribe(({ outcome }) => count(outcome));
}

function countQueries(registry: Registry): () => void {
  const took = registry.histogram(
    'hireyard_database_query_duration_seconds',
    'Queries that were answered.',
    [],
    QUERY_BUCKETS,
  );
  const failed = registry.counter('hireyard_database_errors_total', 'Queries that failed.', 'kind', FAILURES);
  return databaseQueries.subscribe(({ seconds, error }) => {
    if (error === null) took({}, seconds);
    else failed(kindOf(error));
  });
}

function kindOf(error: unknown): (typeof FAILURES)[number] {
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === '57014') return 'timeout';
  if (code.startsWith('40')) return 'conflict';
  if (code.startsWith('23')) return 'constraint';
  return isUnavailable(error) ? 'unavailable' : 'other';
}

/** Returns null if the query fails or takes too long. */
function inTime<T>(query: Promise<T>): Promise<T | null> {
  // Handles a failure after the timeout.
  query.catch(() => {});
  return Promise.race([query, delay(PATIENCE, null, { ref: false })]).catch(() => null);
}

/**
 * All processes report the same ages, because they are in the database. A job without a success counts from its first
 * start.
 */
function showJobs(registry: Registry, { db }: Observed['database'], jobs: readonly string[]): void {
  const age = sql<number>`extract(epoch from now() - coalesce(last_success_at, created_at))::float8`;
  registry.gauges(
    'hireyard_job_last_success_age_seconds',
    'Time since the last run of a job, in any process, that succeeded.',
    'job',
    async () => {
      const rows = await inTime(
        db
          .selectFrom('job')
          .select(['name', age.as('age')])
          .where('name', 'in', jobs)
          .execute(),
      );
      return new Map(rows?.map((row) => [row.name, row.age]));
    },
  );
}

/** All processes report the same queue, because it is in the database. */
function showMails(registry: Registry, { db }: Observed['database'], clock: () => Date): void {
  const ask = () =>
    inTime(
      db
        .selectFrom('mail')
        .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('since')])
        .executeTakeFirstOrThrow(),
    );
  let asking: ReturnType<typeof ask> | undefined;
  const queue = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  registry.gauge('hireyard_database_up', 'Whether the database answers within a second.', async () =>
    (await queue()) ? 1 : 0,
  );
  registry.gauge('hireyard_mails_waiting', 'Mails in the queue.', async () => (await queue())?.waiting ?? null);
  registry.gauge('hireyard_mails_waiting_oldest_seconds', 'Age of the oldest mail in the queue.', async () => {
    const answer = await queue();
    if (!answer) return null;
    return answer.since === null ? 0 : Math.max(0, (clock().getTime() - new Date(answer.since).getTime()) / 1_000);
  });
}

/** Bytes and files by kind, and which of them are in the database. All processes report the same. */
function showFiles(registry: Registry, { db }: Observed['database']): void {
  const ask = () =>
    inTime(
      sql<{ kind: string; files: number; bytes: number; embedded: number }>`
        select 'attachments' as kind, count(*)::float8 as files, coalesce(sum(size), 0)::float8 as bytes,
          (select count(*) from attachment_file where content is not null)::float8 as embedded from attachment
        union all select 'papers', count(*)::float8, coalesce(sum(size), 0)::float8,
          count(*) filter (where content_key is null)::float8 from document_file`.execute(db),
    );
  const show = (name: string, help: string, column: 'files' | 'bytes' | 'embedded') =>
    registry.gauges(name, help, 'kind', async () => {
      const answer = await ask();
      return new Map(answer?.rows.map((row) => [row.kind, row[column]]));
    });
  show('hireyard_files', 'Files that are kept.', 'files');
  show('hireyard_files_bytes', 'Bytes of the files that are kept.', 'bytes');
  show('hireyard_files_in_database', 'Files whose bytes are in the database.', 'embedded');
}

function showFileStore(registry: Registry, { isUp }: Pick<FileStore, 'isUp'>): void {
  if (!isUp) return;
  registry.gauge('hireyard_file_store_up', 'Whether the file store answers within a second.', async () =>
    (await isUp()) ? 1 : 0,
  );
}

/** No connection metrics for the embedded database, because it has a single connection. */
function showConnections(registry: Registry, { connections }: Observed['database']): void {
  if (!connections) return;
  const show = (name: string, help: string, read: () => number) =>
    registry.gauge(`hireyard_database_connections_${name}`, help, read);
  show('limit', 'Connections to the database that this process may have.', () => connections().limit);
  show('in_use', 'Connections to the database that are in use.', () => connections().inUse);
  show('waited_for', 'Requests that wait for a connection to the database.', () => connections().waitedFor);
}
