import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** All tsconfigs of the workspace. Their libraries differ: DOM for the portal, Node for the server, WebWorker for the service worker. */
const configs = [
  'tsconfig.json',
  ...readdirSync('packages').map((name) => join('packages', name, 'tsconfig.json')),
  'packages/portal/src/worker/tsconfig.json',
  'packages/ui/tsconfig.exact.json',
  'packages/ui/react-18/tsconfig.json',
  'packages/ui/codemod/tsconfig.json',
];
/** Checked first, so that no core waits for it at the end. */
const LARGEST = 'packages/portal/tsconfig.json';
const queue = configs.filter(existsSync).sort((a, b) => Number(b === LARGEST) - Number(a === LARGEST));

/** Checks a program with one thread, because several threads check much of it twice. */
const check = async (config: string): Promise<boolean> => {
  const tsc = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config, '--checkers', '1'], {
    stdio: 'inherit',
  });
  const [code] = await once(tsc, 'exit');
  return code === 0;
};

const failed: string[] = [];
const checkQueue = async (): Promise<void> => {
  for (let config = queue.shift(); config; config = queue.shift()) if (!(await check(config))) failed.push(config);
};
await Promise.all(Array.from({ length: availableParallelism() }, checkQueue));
if (failed.length) {
  console.error(`Type errors under ${failed.join(', ')}.`);
  process.exitCode = 1;
}
