import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// Every tsconfig of the workspace, each with its own libraries: the server knows no DOM, the portal no Node, its service worker no page.
const configs = [
  'tsconfig.json',
  ...readdirSync('packages').map((name) => join('packages', name, 'tsconfig.json')),
  'packages/portal/src/worker/tsconfig.json',
];
const failed = configs.filter(existsSync).filter((config) => {
  const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], {
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length) {
  console.error(`Type errors under ${failed.join(', ')}.`);
  process.exitCode = 1;
}
