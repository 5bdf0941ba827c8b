import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from './data-dir.ts';
import { DSN } from './ingest.ts';
import { startTiles, TILES } from './tiles.ts';

// Runs the product as `npm start` does, on its own demo data, which is deleted afterwards.
const removeData = () => rmSync(DATA_DIR, { recursive: true, force: true });
removeData();
const CONFIG_DIR = join(DATA_DIR, 'config');
mkdirSync(CONFIG_DIR, { recursive: true });
// A DSN makes the policy allow error reports, although this environment sends none (ER-01).
const config = JSON.parse(readFileSync('packages/portal/public/assets/app-config.json', 'utf8'));
config.integrations.sentryDsn = DSN;
config.map = { tiles: TILES, attribution: '© Tiles of the journeys', attributionUrl: '', maxZoom: 18 };
startTiles();
writeFileSync(join(CONFIG_DIR, 'app-config.json'), JSON.stringify(config));
const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  env: { ...process.env, DATA_DIR, CONFIG_DIR, SEED: 'demo', SIMULATOR: 'off', DATABASE_URL: '', SMTP_URL: '' },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  removeData();
  process.exit(code ?? 1);
});
