import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Names the process that has the directory open: its id and, where the system tells, when it began. */
const LOCK_FILE = 'server.pid';

/**
 * Takes a data directory for this process: PGlite has one connection, and two processes on the same files
 * would ruin them. A lock left behind by a process that is gone is taken over. Answers the release.
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

/** Directories that this process itself has open carry its own identity. */
async function isRunning(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A process id is used again after a while, and soon in a container: the start time tells them apart.
  return (await identityOf(pid)) === holder;
}

async function identityOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Field 22 of proc_pid_stat(5); the second field may hold blanks within its parentheses.
  const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}
