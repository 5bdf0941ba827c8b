import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The product as `npm start` runs it, on its own demo data, which is deleted afterwards.
const dataDir = mkdtempSync(join(tmpdir(), 'hireyard-journeys-'));
const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  env: { ...process.env, DATA_DIR: dataDir, SEED: 'demo', DATABASE_URL: '' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
