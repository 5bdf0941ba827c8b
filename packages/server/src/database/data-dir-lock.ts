import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Holds the id of the process that has the directory open and, where known, its start time. */
const LOCK_FILE = 'server.pid';

/**
 * Locks a data directory for this process: two processes with PGlite on the same files would corrupt them. A stale
 * lock of a process that no longer runs is taken over. Returns a function that releases the lock.
 */
export async function lockDataDir(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, LOCK_FILE);
  const mine = await identityOf(process.pid);
  const holder = await readFile(file, 'utf8').catch(() => null);
  if (holder !== null && !(await isRunning(holder))) await rm(file, { force: true });
  try {
    await writeFile(file, mine, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new StartError(
        `DATA_DIR ${directory} is in use by another server (process ${holder?.split(' ')[0] ?? 'unknown'}); stop it first or choose another DATA_DIR.`,
      );
    }
    throw new StartError(`DATA_DIR ${directory} cannot be written to (${code}).`);
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true });
  };
}

/** Identifies the directories that this process has open. */
async function isRunning(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Process ids are reused, in containers soon: the start time tells two processes apart.
  return (await identityOf(pid)) === holder;
}

async function identityOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Field 22 of proc_pid_stat(5); the second field may contain spaces within its parentheses.
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}
