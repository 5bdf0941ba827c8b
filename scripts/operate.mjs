// `npm run operate`: runs an operator's command with the product's own Node, whichever Node the machine has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, node24, root } from './tools.mjs';

if (!existsSync(node24)) {
  console.error('The packages are not installed yet. Run `npm start` once, or `npx --yes pnpm install`.');
  process.exit(1);
}

const command = spawn(node24, [join(root, 'packages/server/src/operate.ts'), ...process.argv.slice(2)], {
  env: childEnv(),
  stdio: 'inherit',
});
command.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
