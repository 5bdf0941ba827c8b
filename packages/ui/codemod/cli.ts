#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { CODEMODS } from './codemods.ts';

/** Version that `npx` brings where it is not installed, as it is not for an app that only uses the components. */
const JSCODESHIFT = 'jscodeshift@17.4.0';

const usage = `Usage: npx @hireyard/ui codemod <name> <path>… [--dry]

${Object.entries(CODEMODS)
  .map(([name, what]) => `  ${name.padEnd(16)}${what}`)
  .join('\n')}
`;

/** Command that runs jscodeshift: the installed one, or that of `npx`. */
function jscodeshift(): [command: string, ...args: string[]] {
  try {
    return [process.execPath, createRequire(import.meta.url).resolve('jscodeshift/bin/jscodeshift.js')];
  } catch {
    return ['npx', '--yes', JSCODESHIFT];
  }
}

const [command, name = '', ...paths] = process.argv.slice(2);
const transform = join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
if (command !== 'codemod' || !Object.hasOwn(CODEMODS, name) || !existsSync(transform) || paths.length === 0) {
  console.error(usage);
  process.exit(1);
}
// `npx` is a script on Windows, whose shell would run what follows one of these.
const unsafe = paths.find((path) => /[&|<>^"%]/.test(path));
if (process.platform === 'win32' && unsafe) {
  console.error(`${unsafe} has a character that the command line does not take.`);
  process.exit(1);
}
const [program, ...first] = jscodeshift();
const args = ['--transform', transform, '--extensions=ts,tsx,mts,cts,js,jsx', '--parser=tsx', '--no-babel', ...paths];
const { status } = spawnSync(program, [...first, ...args], {
  stdio: 'inherit',
  shell: process.platform === 'win32' && program === 'npx',
});
process.exit(status ?? 1);
