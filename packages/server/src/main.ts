import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { configuredKey, keyInDataDir } from './auth/key-file.ts';
import { checkEncryptionKey } from './auth/signing-keys.ts';
import { type OpenDatabase, openDatabase } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { rankProducts } from './database/product-ranks.ts';
import { DEMO_ACCOUNTS, DEMO_DESK_ACCOUNTS, DEMO_PASSWORD, seed } from './database/seed/index.ts';
import { showProgress } from './database/seed/progress.ts';
import { seedOnce } from './database/seed-once.ts';
import { explained } from './database/start-fault.ts';
import { fileStore } from './files/of-settings.ts';
import { checkBucket } from './files/s3-files.ts';
import { companyMismatch } from './http/company-codes.ts';
import { checkConfigDir, configFiles } from './http/config-files.ts';
import { checkNoDemoConfig } from './http/demo-config.ts';
import { drain } from './http/drain.ts';
import { rentalCompanies } from './http/rental-companies.ts';
import type { SecurityEvent } from './http/security-events.ts';
import { logSecurity } from './http/security-log.ts';
import { withStoredCompanies } from './http/stored-companies.ts';
import { jobsOf } from './jobs/jobs.ts';
import { startJobs } from './jobs/runner.ts';
import { outboxOf, transportOf } from './mail/transport.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics/metrics-server.ts';
import { runCommand } from './operate/commands.ts';
import { acceptCommands } from './operate/control-channel.ts';
import { readSettings, type Settings } from './settings.ts';
import { startClock } from './simulator/clock-store.ts';
import { StartError } from './start-error.ts';

/** Milliseconds for requests under way when the server stops. */
const DRAIN = 8_000;
/**
 * Milliseconds. Ctrl-C reaches this process twice if a parent forwards it: a second signal within this time is ignored.
 */
const SAME_SIGNAL = 1_000;

/** Operator commands that are written to the security event log (OP-08). */
const EVENT_OF: Readonly<Record<string, SecurityEvent>> = {
  'add-administrator': 'administrator-added',
  'erase-user': 'user-erased',
  'add-machine-account': 'machine-account-added',
  'revoke-machine-account': 'machine-account-revoked',
  'add-desk-user': 'desk-user-added',
  'set-desk-user': 'desk-user-changed',
  'remove-desk-user': 'desk-user-removed',
};

/** Starts the server: settings, database, schema, demo data, endpoints, port. Stops on a signal without losing data. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  let address = '';
  const publicUrl = () => settings.publicUrl ?? address;
  // Settings and config files come first, so that errors show before a database is created.
  await checkConfigDir(settings);
  const files = configFiles(settings, publicUrl);
  await files.policy();
  await checkNoDemoConfig(settings, files);
  const filesWarning = settings.files && (await checkBucket(settings.files));
  let isJobUnderWay = false;
  const database = await openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : settings);
  try {
    const encryptionKey = await prepare(database, settings);
    const store = fileStore(settings, database.db);
    const config = withStoredCompanies(files, database.db);
    const { embedded } = database;
    const hasFileStore = settings.files !== null;
    const jobs = jobsOf({ embedded, hasFileStore, simulator: settings.simulator });
    const metrics = settings.metrics
      ? makeMetrics({
          ...{ database, simulator: settings.simulator, files: store },
          jobs: jobs.map(({ name }) => name),
        })
      : undefined;
    const app = await buildApp({
      ...{ db: database.db, encryptionKey, settings, publicUrl, files: store },
      ...(metrics && { metrics }),
    });
    const mismatch = await companyMismatch(database.db, files);
    if (mismatch) app.log.warn(mismatch);
    if (filesWarning) app.log.warn(filesWarning);
    const stopCommands = database.embedded
      ? await acceptCommands(settings.dataDir, async (command) => {
          const done = await runCommand(database.db, command, store);
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
        files: store,
        log: app.log,
        delivery: {
          db: database.db,
          transport,
          log: app.log,
          clock: () => new Date(),
          publicUrl,
          companies: () => rentalCompanies(config),
        },
      });
      announce(publicUrl(), settings, metricsServer?.url);
      await stop;
      const [hasEnded] = await Promise.all([stopJobs(DRAIN), drain(app, DRAIN), metricsServer?.close(DRAIN)]);
      transport.close();
      isJobUnderWay = !hasEnded;
    } finally {
      // Nothing works without a database, so close the listeners first, whatever failed.
      await app.close();
      await metricsServer?.close(0);
      await stopCommands?.();
    }
  } finally {
    await database.close();
  }
  // An unresponsive mail server would keep the process alive. The mail is sent again after the next start.
  if (isJobUnderWay) process.exit();
}

/** Prepares the database before the first request. Returns the key that encrypts signing keys. */
async function prepare(database: OpenDatabase, settings: Settings): Promise<KeyObject> {
  const encryptionKey = (await configuredKey(settings)) ?? (await keyInDataDir(settings.dataDir));
  const { db } = database;
  try {
    const newer = await migrate(db);
    if (newer.length > 0) process.stdout.write(`The database is of a newer release (${newer.join(', ')}).\n`);
    await checkEncryptionKey(database, encryptionKey);
    if (settings.seed === 'demo') await makeDemoData(database, settings);
    await rankProducts(db);
    // Starts the clock of the simulator if it is on (DOM-24). Otherwise removes the clock of a former start.
    if (settings.simulator === null) await db.deleteFrom('demo_clock').execute();
    else await startClock(db, settings.simulator, new Date());
  } catch (error) {
    throw await explained(error, database, settings.databaseUrl);
  }
  return encryptionKey;
}

/** Fills an empty database with demo data. Shows progress if that takes long. */
async function makeDemoData({ db }: OpenDatabase, { seedScale }: Settings): Promise<void> {
  const { progress, end } = showProgress('Making demo data', process.stdout);
  await seedOnce(db, seed, { scale: seedScale, now: new Date(), progress }).finally(end);
}

/** Resolves at the first signal. The next signal ends the process at once. */
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

/** Returns `http://HOST:PORT` with the port that the system assigned. */
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
  const { port: boundPort } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

/** Prints the addresses and accounts that an operator needs first. */
function announce(url: string, settings: Settings, metrics: string | undefined): void {
  const lines = ['', `Hireyard is ready at ${url}`];
  if (settings.seed === 'demo') {
    lines.push('', `Demo accounts, password ${DEMO_PASSWORD}:`);
    const accounts = [...DEMO_ACCOUNTS, ...DEMO_DESK_ACCOUNTS];
    const width = Math.max(...accounts.map(({ email }) => email.length));
    lines.push(...accounts.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`));
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
  // Exits explicitly: without a password, the PostgreSQL driver keeps its connection for a minute.
  process.exit(1);
}
