// `npm start`: installs, builds and starts the product from a bare checkout.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, childEnv, install, node24, root } from './tools.mjs';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Hireyard needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

for (const step of [install, build]) {
  const code = await step();
  if (code !== 0) process.exit(1);
}

const server = spawn(node24, [join(root, 'packages/server/src/main.ts')], {
  cwd: root,
  env: childEnv(),
  stdio: ['ignore', 'inherit', 'inherit'],
});
// The server shuts down gracefully by itself; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
