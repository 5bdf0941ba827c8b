import { execFileSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';

/** Where systems put programs of administrators and of PostgreSQL, which are not on everybody's path. */
const MORE = ['/usr/sbin', '/usr/local/sbin', ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first folder that has all of these programs, or null. */
export const folderOf = (...programs: string[]): string | null =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...MORE].find(
    (folder) => folder !== '' && programs.every((program) => isProgram(path.join(folder, program))),
  ) ?? null;

/** The path of a program, or null. */
export const programOf = (program: string): string | null => {
  const folder = folderOf(program);
  return folder && path.join(folder, program);
};

/** Says what is left out, and why: a check that did not run must not look like one that passed. */
export function skipAloud(what: string, missing: string): void {
  console.warn(`SKIPPED: ${what}. There is no ${missing} on this machine.`);
}

export const outputOf = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
