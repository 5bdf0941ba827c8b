import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

export const LOCK_FILE = 'server.lock';
const SQLITE_BUSY = 5;
/**
 * Milliseconds. Servers that start at the same moment can each see the file locked for an instant; without a wait none
 * would start.
 */
const WAIT = 250;

/**
 * Locks a data directory for this process, because two PGlite processes on the same files corrupt them. Node has no
 * file locks, but SQLite does: an exclusive transaction holds fcntl(2) locks. The kernel holds them per file, so they
 * also work across containers that share the directory. It releases them when the process ends, so no lock becomes
 * stale. Nothing else in this process may open the file, because closing it releases the locks. Returns a function that
 * releases the lock.
 */
export function lockDataDir(directory: string): () => void {
  const lock = openLock(directory);
  try {
    // Keeps the journal in memory, because a journal file would outlive a killed process.
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
  return () => lock.close();
}

function openLock(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(path.join(directory, LOCK_FILE), { timeout: WAIT });
  } catch (error) {
    throw new StartError(`DATA_DIR ${directory} cannot be written to (${LOCK_FILE}: ${(error as Error).message}).`);
  }
}
