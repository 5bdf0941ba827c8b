import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiReport, announcesMajor, compareApi, exportsOf } from './api-report.ts';
import { sizeFaults } from './entry-sizes.ts';
import { build, entriesOf, type PublishedPackage, pack, publishedPackages, root, succeeds } from './packages.ts';
import { differences, licenseFaults, sourceMapFaults } from './tarball.ts';
import { keepTempFilesInMemory } from './temp-folder.ts';

keepTempFilesInMemory();

/**
 * `pnpm package`: checks the published packages in under a minute. Each builds, packs alike by pnpm and npm without findings,
 * can be imported in plain Node, and keeps its API and sizes. `--release` records the API as released.
 */
const bin = (name: string) => join(root, 'node_modules/.bin', name);

function apiNow(published: PublishedPackage): ApiReport {
  const lines = entriesOf(published).flatMap(({ entry, types }) =>
    Object.entries(exportsOf(types)).map(([key, text]) => [`${entry} ${key}`, text] as const),
  );
  return Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function apiFaults(published: PublishedPackage): string[] {
  const file = join(published.folder, 'api-released.json');
  const now = apiNow(published);
  if (process.argv.includes('--release') || !existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    return [];
  }
  const { breaking, changed, added } = compareApi(JSON.parse(readFileSync(file, 'utf8')) as ApiReport, now);
  console.log(
    `API since the last release: ${added.length} added, ${changed.length} changed, ${breaking.length} breaking`,
  );
  for (const line of changed) console.log(`  changed: ${line}`);
  const changesets = globSync('.changeset/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  if (breaking.length === 0 || announcesMajor(changesets, published.name)) return [];
  return [...breaking, 'Put it back, or say so with `pnpm changeset` and a major version.'];
}

/** Imports every entry in Node without a bundler, except entries with stylesheets. */
function nodeFaults({ name, ...published }: PublishedPackage): string[] {
  const modules = entriesOf({ name, ...published }).filter(
    ({ module }) => !/^import '[^']+\.css';/m.test(readFileSync(module, 'utf8')),
  );
  const code = `await Promise.all(${JSON.stringify(modules.map(({ module }) => `file://${module}`))}.map((m) => import(m)))`;
  return succeeds(process.execPath, ['--input-type=module', '-e', code]) ? [] : ['cannot be imported in plain Node'];
}

/** Checks that `npm pack` makes the same tarball as pnpm. */
function npmFaults(published: PublishedPackage, tarball: string, folder: string): string[] {
  const byNpm = pack(published, folder, 'npm');
  if (!byNpm) return ['cannot be packed by npm'];
  return differences(tarball, byNpm).map((difference) => `packed by npm and by pnpm: ${difference}`);
}

function tarballFaults(published: PublishedPackage): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hireyard-pack-'));
  try {
    const tarball = pack(published, folder);
    if (!tarball) return ['cannot be packed'];
    const publint = succeeds(bin('publint'), ['run', '--strict', tarball]) ? [] : ['publint has findings'];
    const others = mkdtempSync(join(folder, 'npm-'));
    return [
      ...publint,
      ...licenseFaults(published.folder, tarball),
      ...sourceMapFaults(tarball),
      ...npmFaults(published, tarball, others),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const published of publishedPackages()) {
  console.log(`── ${published.name} ${published.version}`);
  const faults = build(published)
    ? [...nodeFaults(published), ...tarballFaults(published), ...apiFaults(published), ...(await sizeFaults(published))]
    : ['does not build'];
  for (const fault of faults) console.error(`✗ ${published.name}: ${fault}`);
  if (faults.length) process.exitCode = 1;
}
