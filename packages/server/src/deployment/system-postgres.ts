import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../testing/embedded-postgres.ts';
import { outputOf } from './tools.ts';

export interface SystemPostgres {
  /** Folder that the user of PostgreSQL may write to. */
  readonly folder: string;
  readonly urlOf: (database: string) => string;
  /** Runs a PostgreSQL program, such as pg_dump. */
  readonly run: (program: string, ...args: string[]) => void;
  readonly stop: () => Promise<void>;
}

/** Returns the user to run as. PostgreSQL refuses to run as root, so root switches to the system user `postgres`. */
function runAs(): ExecFileSyncOptions {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(outputOf('id', [kind, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts PostgreSQL from the programs of this folder. pg_dump refuses a server that is newer than itself. */
export async function startSystemPostgres(programs: string): Promise<SystemPostgres> {
  const user = runAs();
  const folder = mkdtempSync(path.join(tmpdir(), 'hireyard-system-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const port = await freePort();
  const data = path.join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    // `pg_ctl start` leaves a server running, which would hold a pipe open.
    execFileSync(path.join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('initdb', '--pgdata', data, '--username', 'hireyard', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const log = path.join(folder, 'log');
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', log, '--options', options);
  return {
    folder,
    urlOf: (database) => `postgres://hireyard@127.0.0.1:${port}/${database}`,
    run,
    stop: async () => {
      run('pg_ctl', 'stop', '--wait', '--mode', 'fast', '--pgdata', data);
      await rm(folder, { recursive: true });
    },
  };
}
