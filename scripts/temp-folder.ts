import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** The folder of Linux whose files are kept in memory. */
const IN_MEMORY = '/dev/shm';
// Short, since the path of a socket may have a hundred characters.
const PREFIX = `${IN_MEMORY}/hy-`;
/** Three times what a whole run has there at once. */
const ENOUGH_BYTES = 3 * 1024 ** 3;

/**
 * Has the temporary files of this process and its children kept in memory, where the machine has room. Tests make
 * databases, data directories and browser profiles that nobody needs after them, and many of them: a copy of a PostgreSQL
 * database takes a twentieth of the time there. A TMPDIR that is set stays as it is.
 */
export function keepTempFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeThoseOfKilledRuns();
  const folder = mkdtempSync(`${PREFIX}${process.pid}-`);
  // PostgreSQL runs as another user where the tests run as root, and has to reach its data through this folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** A process that is killed removes nothing, and what it leaves here takes memory until the machine restarts. */
function removeThoseOfKilledRuns(): void {
  for (const folder of globSync(`${PREFIX}*`)) {
    const [pid] = folder.slice(PREFIX.length).split('-');
    if (!isRunning(Number(pid))) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process runs too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
