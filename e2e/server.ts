import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { DATA_DIR } from './data-dir.ts';

// The product as `npm start` runs it, on its own demo data, which is deleted afterwards.
const forget = () => rmSync(DATA_DIR, { recursive: true, force: true });
forget();
mkdirSync(DATA_DIR, { recursive: true });
const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  env: { ...process.env, DATA_DIR, SEED: 'demo', SIMULATOR: 'off', DATABASE_URL: '', SMTP_URL: '' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  forget();
  process.exit(code ?? 1);
});
