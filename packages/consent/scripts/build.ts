import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { translationFaults } from '../src/translations/completeness.ts';
import { translations } from '../src/translations/index.ts';

/** `pnpm build`: the six languages checked, then file by file into `dist`. */
const root = fileURLToPath(new URL('..', import.meta.url));

const faults = translationFaults(translations);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// The engine comes ready made: see scripts/engine.ts.
for (const file of ['klaro.js', 'klaro.d.ts']) copyFileSync(`${root}src/engine/${file}`, `${root}dist/engine/${file}`);
