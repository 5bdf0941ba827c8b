import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Mode bits of group and other users. */
const OTHERS = 0o077;
const STICKY = 0o1000;
/** Windows uses access lists; modes have no effect. */
const hasModes = process.platform !== 'win32';

/** Makes new files of this process private to its user. PGlite does not set the modes of its files itself. */
export const makeFilesPrivately = (): void => {
  process.umask(OTHERS);
};

/**
 * Removes other users' access from a directory and these entries, created by an earlier version or the operator. A
 * shared directory, or one of another user, keeps its mode, but its entries are closed.
 */
export async function makePrivate(directory: string, names: readonly string[]): Promise<void> {
  if (!hasModes) return;
  const { mode } = await stat(directory);
  if (!(mode & STICKY)) await closeToOthers(await realpath(directory));
  for (const name of names) {
    const root = await realpath(path.join(directory, name)).catch(() => null);
    if (root === null) continue;
    // Starts at the top, so that other users cannot enter during the walk.
    await closeToOthers(root);
    if (!(await lstat(root)).isDirectory()) continue;
    for (const entry of await readdir(root, { recursive: true })) await closeToOthers(path.join(root, entry));
  }
}

/**
 * Returns an entry with one of these names that belongs to neither this user, the directory's owner nor the system. In
 * a directory writable by other users, anyone could plant files that the server would trust.
 */
export async function foreignEntry(directory: string, names: readonly string[]): Promise<string | null> {
  if (!hasModes) return null;
  const trusted = [0, process.geteuid?.(), (await stat(directory)).uid];
  for (const file of names.map((name) => path.join(directory, name))) {
    const stats = await lstat(file).catch(() => null);
    if (stats && !trusted.includes(stats.uid)) return file;
  }
  return null;
}

async function closeToOthers(file: string): Promise<void> {
  const stats = await lstat(file);
  const user = process.geteuid?.();
  const mine = stats.uid === user || user === 0;
  if (mine && !stats.isSymbolicLink() && stats.mode & OTHERS) await chmod(file, stats.mode & 0o7700);
}
