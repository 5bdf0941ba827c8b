// `pnpm dev`: starts the server at :8080, restarting on change, and Vite with the portal at :5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnv, install, node24, root } from './tools.mjs';

if ((await install()) !== 0) process.exit(1);

const start = (args, cwd) => spawn(node24, args, { cwd, env: childEnv(), stdio: ['ignore', 'inherit', 'inherit'] });
const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'packages/server/src/main.ts')], root),
  start([join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'], join(root, 'packages/portal')),
];
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}
