import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy: string;

const node = (args: string[], cwd = copy) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
/** Runs a process without blocking, so that several run at the same time. */
const runAsync = async (args: string[]) => {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'] });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { status, stdout };
};
const generate = (...args: string[]) => node([join(root, 'scripts/new-component.ts'), ...args]);

const isNoPicture = (path: string) => !path.endsWith('__pictures__');

/** Configuration with the `unit:ui` project of vitest.config.ts alone. */
const VITEST = `export default { test: {
  root: 'packages/ui', environment: 'jsdom', isolate: false, include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['../../scripts/vitest-dom.ts'],
} };`;

beforeEach(() => {
  copy = mkdtempSync(join(realpathSync(tmpdir()), 'hireyard-new-component-'));
  for (const file of [
    'package.json',
    'tsconfig.base.json',
    'biome.json',
    '.gitignore',
    'scripts/vitest-dom.ts',
    'scripts/development-costs.ts',
  ]) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const file of ['src', 'tsconfig.json', 'package.json', 'tokens']) {
    cpSync(join(root, 'packages/ui', file), join(copy, 'packages/ui', file), { recursive: true, filter: isNoPicture });
  }
  writeFileSync(join(copy, 'vitest.config.ts'), VITEST);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(join(root, 'packages/ui/node_modules'), join(copy, 'packages/ui/node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('pnpm new:component', () => {
  it('[UI-01] makes a component that compiles, lints and passes its tests and those over all components', async () => {
    expect(generate('DepotCard', 'Shell')).toMatchObject({ status: 0 });
    expect(readFileSync(join(copy, 'packages/ui/src/components/index.ts'), 'utf8')).toContain('./DepotCard/index.ts');
    expect(readFileSync(join(copy, 'packages/ui/src/stories/guide/Waiting.mdx'), 'utf8')).toMatch(/^\| DepotCard +\|/m);
    const [types, tests] = await Promise.all([
      runAsync([join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/ui/tsconfig.json', '--checkers', '1']),
      runAsync([
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        'DepotCard',
        'every-component',
        'every-story',
        'locales',
        'use-client',
        // Other components have their own run of these tests.
        '--testNamePattern',
        'DepotCard|keys of English|no text empty|client',
      ]),
    ]);
    expect(types).toEqual({ status: 0, stdout: '' });
    expect(tests.stdout).toContain('DepotCard.test.tsx');
    expect(tests.status).toBe(0);
    // Allows for types and tests in child processes beside other workers.
  }, 300_000);

  it('[UI-01] refuses a name that is none, and one that is taken', () => {
    expect(generate('depot-card').status).toBe(1);
    expect(generate('Paginator').stderr).toContain('already');
  });
});
