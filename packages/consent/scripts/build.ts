import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tableTexts } from '../src/cookies/table-texts.ts';
import { translationFaults } from '../src/translations/completeness.ts';
import { translations } from '../src/translations/index.ts';
import { bundleKlaro } from './bundle-klaro.ts';

/** `pnpm build`: checks the six languages, then compiles file by file into `dist`. */
const root = fileURLToPath(new URL('..', import.meta.url));

const faults = [translations, tableTexts].flatMap(translationFaults);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}

rmSync(`${root}dist`, { recursive: true, force: true });
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// tsc leaves the import of klaro as it is; the package contains klaro's code instead.
const { code, map } = await bundleKlaro();
writeFileSync(`${root}dist/engine/klaro.js`, code);
writeFileSync(`${root}dist/engine/klaro.js.map`, map);
