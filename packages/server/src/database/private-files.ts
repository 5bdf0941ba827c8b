import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Everything that a group or other users may do. */
const OTHERS = 0o077;
const STICKY = 0o1000;
/** On Windows the access list of a folder decides, and modes mean nothing. */
const hasModes = process.platform !== 'win32';

/** What this process makes from now on is private to its user. PGlite leaves the modes of its files to the process. */
export const makeFilesPrivately = (): void => {
  process.umask(OTHERS);
};

/**
 * Closes a directory to other users, and what has these names in it: made by an earlier version, or by the operator. A
 * directory that is shared on purpose, or of another user, keeps its mode; what is in it is closed all the same.
 */
export async function makePrivate(directory: string, names: readonly string[]): Promise<void> {
  if (!hasModes) return;
  const { mode } = await stat(directory);
  if (!(mode & STICKY)) await closeToOthers(await realpath(directory));
  for (const name of names) {
    const root = await realpath(path.join(directory, name)).catch(() => null);
    if (root === null) continue;
    // From the top, so that nobody comes in while the rest is closed.
    await closeToOthers(root);
    if (!(await lstat(root)).isDirectory()) continue;
    for (const entry of await readdir(root, { recursive: true })) await closeToOthers(path.join(root, entry));
  }
}

/**
 * What has one of these names and was made by neither this user nor the owner of the directory, nor by the system: in a
 * directory that others may write to, anybody can put there what a server would take for its own.
 */
export async function foreignEntry(directory: string, names: readonly string[]): Promise<string | null> {
  if (!hasModes) return null;
  const trusted = [0, process.geteuid?.(), (await stat(directory)).uid];
  for (const file of names.map((name) => path.join(directory, name))) {
    const found = await lstat(file).catch(() => null);
    if (found && !trusted.includes(found.uid)) return file;
  }
  return null;
}

async function closeToOthers(file: string): Promise<void> {
  const found = await lstat(file);
  const user = process.geteuid?.();
  const mine = found.uid === user || user === 0;
  if (mine && !found.isSymbolicLink() && found.mode & OTHERS) await chmod(file, found.mode & 0o7700);
}
