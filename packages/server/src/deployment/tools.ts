import { execFileSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';

/** Folders of administration and PostgreSQL programs that may be missing in PATH. */
const MORE = ['/usr/sbin', '/usr/local/sbin', ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first folder that has all of these programs, or null. */
export const folderOf = (...programs: string[]): string | null =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...MORE].find(
    (folder) => folder !== '' && programs.every((program) => isProgram(path.join(folder, program))),
  ) ?? null;

/** Returns the path of a program, or null. */
export const programOf = (program: string): string | null => {
  const folder = folderOf(program);
  return folder && path.join(folder, program);
};

/** Warns about a skipped check: it must not look like a passed one. */
export function skipAloud(what: string, missing: string): void {
  console.warn(`SKIPPED: ${what}. There is no ${missing} on this machine.`);
}

export const outputOf = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
