import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export const LOCK_FILE = 'server.lock';
/** Written by earlier versions, which locked by process id. */
const FORMER_LOCK_FILE = 'server.pid';
const SQLITE_BUSY = 5;
/** Milliseconds: of servers that start at the same moment each may find the file taken for an instant, and none would run. */
const WAIT = 250;

/**
 * Locks a data directory for this process: two processes with PGlite on the same files would corrupt them. Node has no
 * file locks of its own, SQLite has: an exclusive transaction holds fcntl(2) locks. The kernel keeps them by file, so
 * that they count across containers that share the directory, and drops them with the process, so that none is ever
 * stale. Nothing else of this process may open the file: closing it would drop the locks. Returns a function that
 * releases the lock.
 */
export async function lockDataDir(directory: string): Promise<() => void> {
  const lock = openLock(directory);
  try {
    // In memory, since a journal file would outlive a process that is killed.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    throw new StartError(
      errcode === SQLITE_BUSY
        ? `DATA_DIR ${directory} is in use by another server; stop it first or choose another DATA_DIR.`
        : `DATA_DIR ${directory} cannot be locked (${message}).`,
    );
  }
  await rm(path.join(directory, FORMER_LOCK_FILE), { force: true });
  return () => lock.close();
}

function openLock(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(path.join(directory, LOCK_FILE), { timeout: WAIT });
  } catch (error) {
    throw new StartError(`DATA_DIR ${directory} cannot be written to (${LOCK_FILE}: ${(error as Error).message}).`);
  }
}
