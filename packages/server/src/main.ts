import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { givenKey, keyInDataDir } from './auth/key-file.ts';
import { checkEncryptionKey } from './auth/signing-keys.ts';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from './database/seed/index.ts';
import { showProgress } from './database/seed/progress.ts';
import { seedOnce } from './database/seed-once.ts';
import { explained } from './database/start-fault.ts';
import { checkConfigDir, configFiles } from './http/config-files.ts';
import { drain } from './http/drain.ts';
import { rentalCompanies } from './http/rental-companies.ts';
import type { SecurityEvent } from './http/security-events.ts';
import { logSecurity } from './http/security-log.ts';
import { jobsOf } from './jobs/jobs.ts';
import { rankProducts } from './jobs/product-ranking-job.ts';
import { startJobs } from './jobs/runner.ts';
import { outboxOf, transportOf } from './mail/transport.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/metrics-server.ts';
import { runCommand } from './operate/commands.ts';
import { acceptCommands } from './operate/control-channel.ts';
import { readSettings, type Settings } from './settings.ts';
import { startClock } from './simulator/clock-store.ts';
import { StartError } from './start-error.ts';

/** Milliseconds for requests that are under way when the server is to stop. */
const DRAIN = 8_000;
/** Ctrl-C reaches this process twice where a parent passes it on: so soon after the first it is the same one. */
const SAME_SIGNAL = 1_000;

/** Commands of an operator that stand in the security event log (OP-08). */
const EVENT_OF: Readonly<Record<string, SecurityEvent>> = {
  'add-administrator': 'administrator-added',
  'erase-user': 'user-erased',
  'add-machine-account': 'machine-account-added',
  'revoke-machine-account': 'machine-account-revoked',
};

/** Starts the server: settings, database, schema, demo data, endpoints, port; stops when asked to, losing nothing. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  let address = '';
  const publicUrl = () => settings.publicUrl ?? address;
  // Settings and config files first: what is wrong with them shows at once, not after a database was made.
  await checkConfigDir(settings);
  const files = configFiles(settings, publicUrl);
  await files.policy();
  let isJobUnderWay = false;
  const database = await openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : settings);
  try {
    const encryptionKey = await prepare(database, settings);
    const jobs = jobsOf({ embedded: database.embedded, simulator: settings.simulator });
    const metrics = settings.metrics
      ? makeMetrics({ database, simulator: settings.simulator, jobs: jobs.map(({ name }) => name) })
      : undefined;
    const app = await buildApp({ db: database.db, encryptionKey, settings, publicUrl, ...(metrics && { metrics }) });
    const stopCommands = database.embedded
      ? await acceptCommands(settings.dataDir, async (command) => {
          const done = await runCommand(database.db, command);
          const event = EVENT_OF[command.name];
          if (event) logSecurity(app.log, event);
          return done;
        })
      : null;
    let metricsServer: MetricsServer | null = null;
    try {
      if (settings.metrics && metrics) metricsServer = await serveMetrics(settings.metrics, metrics);
      const stop = askedToStop();
      database.failFast();
      address = await listen(app, settings);
      const transport = transportOf(settings, publicUrl());
      const stopJobs = await startJobs(jobs, {
        db: database.db,
        log: app.log,
        delivery: {
          db: database.db,
          transport,
          log: app.log,
          clock: () => new Date(),
          publicUrl,
          companies: () => rentalCompanies(files),
        },
      });
      announce(publicUrl(), settings, metricsServer?.url);
      await stop;
      const [hasEnded] = await Promise.all([stopJobs(DRAIN), drain(app, DRAIN), metricsServer?.close(DRAIN)]);
      transport.close();
      isJobUnderWay = !hasEnded;
    } finally {
      // Whatever fails once it listens: nothing answers without a database.
      await app.close();
      await metricsServer?.close(0);
      await stopCommands?.();
    }
  } finally {
    await database.close();
  }
  // A mail server that does not answer would keep the process; the mail is sent again after the next start.
  if (isJobUnderWay) process.exit();
}

/** Makes the database ready, before anybody is answered, and answers the key of its signing keys. */
async function prepare(database: OpenDatabase, settings: Settings): Promise<KeyObject> {
  const encryptionKey = (await givenKey(settings)) ?? (await keyInDataDir(settings.dataDir));
  const { db } = database;
  try {
    const newer = await migrate(db);
    if (newer.length > 0) process.stdout.write(`The database is of a newer release (${newer.join(', ')}).\n`);
    await checkEncryptionKey(database, encryptionKey);
    if (settings.seed === 'demo') await makeDemoData(database, settings);
    await rankProducts(db);
    // The rental company is played where that is asked for (DOM-24); else a former start may have left its clock.
    if (settings.simulator === null) await db.deleteFrom('demo_clock').execute();
    else await startClock(db, settings.simulator, new Date());
  } catch (error) {
    throw await explained(error, database, settings.databaseUrl);
  }
  return encryptionKey;
}

/** Fills an empty database with demo data and shows progress when that takes long. */
async function makeDemoData({ db }: OpenDatabase, { seedScale }: Settings): Promise<void> {
  const { progress, end } = showProgress('Making demo data', process.stdout);
  await seedOnce(db, seed, { scale: seedScale, now: new Date(), progress }).finally(end);
}

/** Settles at the first signal; the next one ends the process at once. */
const askedToStop = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > SAME_SIGNAL) process.exit(128 + constants.signals[signal]);
        resolve();
      });
    }
  });

/** Answers `http://HOST:PORT` with the port that the system gave. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`PORT ${port} is taken on ${host}; stop what uses it or set PORT.`);
    if (code === 'EACCES') throw new StartError(`PORT ${port} may not be used by this user; set PORT above 1023.`);
    throw new StartError(`The server cannot listen on HOST ${host} and PORT ${port} (${code}).`);
  }
  const { port: given } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${given}`;
}

/** What whoever started the server wants to know first. */
function announce(url: string, settings: Settings, metrics: string | undefined): void {
  const lines = ['', `Hireyard is ready at ${url}`];
  if (settings.seed === 'demo') {
    lines.push('', `Demo accounts, password ${DEMO_PASSWORD}:`);
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    lines.push(...DEMO_ACCOUNTS.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`));
  }
  if (settings.smtpUrl === null) lines.push('', `Mails are written to ${outboxOf(settings)}`);
  if (metrics) lines.push('', `Metrics are at ${metrics}`);
  if (settings.simulator !== null) lines.push('', 'A simulator plays the rental company; SIMULATOR=off stops it.');
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Not when everything has let go: without a password for PostgreSQL its driver keeps the connection for a minute.
  process.exit(1);
}
