import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Every tsconfig of the workspace, each with its own libraries: the server knows no DOM, the portal no Node, its service worker no page.
const configs = [
  'tsconfig.json',
  ...readdirSync('packages').map((name) => join('packages', name, 'tsconfig.json')),
  'packages/portal/src/worker/tsconfig.json',
];
// The largest comes first, so that no core waits for it at the end.
const LARGEST = 'packages/portal/tsconfig.json';
const waiting = configs.filter(existsSync).sort((a, b) => Number(b === LARGEST) - Number(a === LARGEST));

/** One thread for each program: several share their types badly, and check much twice. */
const check = async (config: string): Promise<boolean> => {
  const tsc = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config, '--checkers', '1'], {
    stdio: 'inherit',
  });
  const [code] = await once(tsc, 'exit');
  return code === 0;
};

const failed: string[] = [];
const checkWaiting = async (): Promise<void> => {
  for (let config = waiting.shift(); config; config = waiting.shift()) if (!(await check(config))) failed.push(config);
};
await Promise.all(Array.from({ length: availableParallelism() }, checkWaiting));
if (failed.length) {
  console.error(`Type errors under ${failed.join(', ')}.`);
  process.exitCode = 1;
}
