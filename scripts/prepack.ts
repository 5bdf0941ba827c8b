import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedManifest } from './published-manifest.ts';

/**
 * `prepack` and `postpack` of a published package, run in the package's folder. Builds the package, so that nothing outdated
 * is packed. For npm it also puts `publishConfig.exports` into the manifest, which pnpm does by itself. `--restore` restores
 * the manifest, as does the next run after an aborted one.
 */
const manifest = join(process.cwd(), 'package.json');
const backup = join(process.cwd(), 'node_modules/.cache/package.json');

if (existsSync(backup)) renameSync(backup, manifest);

if (!process.argv.includes('--restore')) {
  const isBuilt = process.env.HIREYARD_BUILT || spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status === 0;
  if (!isBuilt) process.exit(1);
  if (process.env.npm_config_user_agent?.startsWith('npm/')) {
    const original = readFileSync(manifest, 'utf8');
    mkdirSync(dirname(backup), { recursive: true });
    rmSync(backup, { force: true });
    writeFileSync(backup, original);
    writeFileSync(manifest, `${JSON.stringify(publishedManifest(JSON.parse(original)), null, 2)}\n`);
  }
}
