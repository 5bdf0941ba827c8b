import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputOf } from './tools.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const MIGRATIONS = 'packages/server/src/database/migrations/index.ts';
/** What the server runs from. */
const PARTS = ['packages/server', 'packages/contract'];

export interface FormerRelease {
  readonly revision: string;
  /** The folder of its server's programs. */
  readonly source: string;
  readonly remove: () => Promise<void>;
}

/**
 * The server of the former release out of the history: the revision FORMER_RELEASE, else the last one before the latest
 * migration, so that old and new differ in their database. Null where the history does not reach that far.
 */
export function formerRelease(): FormerRelease | null {
  const revision = process.env.FORMER_RELEASE ?? beforeLatestMigration();
  if (!revision) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'hireyard-former-'));
  const archive = execFileSync('git', ['archive', revision, 'tsconfig.base.json', ...PARTS], {
    cwd: ROOT,
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const part of PARTS) linkDependencies(part, folder);
  return {
    revision,
    source: path.join(folder, 'packages/server/src'),
    remove: () => rm(folder, { recursive: true }),
  };
}

function beforeLatestMigration(): string | null {
  try {
    const git = (...args: string[]) => outputOf('git', ['-C', ROOT, ...args]).trim();
    const latest = git('log', '-1', '--no-merges', '--format=%H', '--', MIGRATIONS);
    return git('rev-parse', '--verify', '--quiet', `${latest}^`) || null;
  } catch {
    return null;
  }
}

/** The packages that are installed here, but for ours: those are of the release. */
function linkDependencies(part: string, folder: string): void {
  const installed = path.join(ROOT, part, 'node_modules');
  const target = path.join(folder, part, 'node_modules');
  mkdirSync(path.join(target, '@hireyard'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@hireyard' && !name.startsWith('.')) symlinkSync(path.join(installed, name), path.join(target, name));
  }
  symlinkSync(path.join(folder, 'packages/contract'), path.join(target, '@hireyard/contract'));
}
