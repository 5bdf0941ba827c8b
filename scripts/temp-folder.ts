import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** Folder of Linux for files in memory. */
const IN_MEMORY = '/dev/shm';
/** Short prefix, because the path of a socket is limited to about a hundred characters. */
const PREFIX = `${IN_MEMORY}/hy-`;
/** Three times the peak of a whole run. */
const ENOUGH_BYTES = 3 * 1024 ** 3;

/**
 * Moves the temporary files of this process and its children into memory if there is room. Tests create many databases, data
 * directories and browser profiles; copying a PostgreSQL database in memory takes a twentieth of the time. Does nothing if
 * TMPDIR is set.
 */
export function keepTempFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeFoldersOfKilledRuns();
  const folder = mkdtempSync(`${PREFIX}${process.pid}-`);
  // Lets other users enter: if tests run as root, PostgreSQL runs as another user.
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

/** Removes the folders of killed runs, which would take memory until the machine restarts. */
function removeFoldersOfKilledRuns(): void {
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
    // EPERM means that the process runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
