import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedManifest } from './published-manifest.ts';

/**
 * `prepack` and `postpack` of a package that is published: builds it, so that nothing old is packed, and for npm puts
 * `publishConfig.exports` in place, which pnpm does by itself. `--restore` takes that back; so does the next run, where
 * one was stopped on the way. Run in the package's folder.
 */
const manifest = join(process.cwd(), 'package.json');
const kept = join(process.cwd(), 'node_modules/.cache/package.json');

if (existsSync(kept)) renameSync(kept, manifest);

if (!process.argv.includes('--restore')) {
  const built = process.env.HIREYARD_BUILT || spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status === 0;
  if (!built) process.exit(1);
  if (process.env.npm_config_user_agent?.startsWith('npm/')) {
    const original = readFileSync(manifest, 'utf8');
    mkdirSync(dirname(kept), { recursive: true });
    rmSync(kept, { force: true });
    writeFileSync(kept, original);
    writeFileSync(manifest, `${JSON.stringify(publishedManifest(JSON.parse(original)), null, 2)}\n`);
  }
}
