import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConsumer } from './consumers.ts';
import { build, entriesOf, type PublishedPackage, pack, publishedPackages, root, succeeds } from './packages.ts';
import { startRegistry } from './registry.ts';

/**
 * Packs every published package, checks the tarballs, publishes them to a local registry, installs them into apps outside
 * the workspace, and runs the apps. A part of `npm run test:all`.
 */
const node = process.execPath;
const faults: string[] = [];

function attwFinds(published: PublishedPackage, tarball: string): boolean {
  // Entries with stylesheets need a bundler, so they are skipped. attw needs wildcards expanded.
  const names = entriesOf(published)
    .map(({ entry }) => entry.replace('./', ''))
    .filter((entry) => entry !== 'fonts');
  const args = [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--entrypoints', ...names];
  return !succeeds(join(root, 'node_modules/.bin/attw'), args);
}

async function consumers(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'hireyard-verify-'));
  const registry = await startRegistry(join(work, 'registry'), node);
  try {
    for (const published of publishedPackages()) {
      const tarball = build(published) ? pack(published, work) : undefined;
      if (!tarball) {
        faults.push(`${published.name} cannot be built and packed`);
        continue;
      }
      if (attwFinds(published, tarball)) faults.push(`${published.name}: attw has findings`);
      if (!registry.publish(tarball)) faults.push(`${published.name} cannot be published`);
      await checkConsumersOf(published, work, registry.npmrc);
    }
  } finally {
    registry.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Checks each app template in the package's `consumers` folder, once for each of its manifests, such as that with React 18. */
async function checkConsumersOf({ name, folder }: PublishedPackage, work: string, npmrc: string): Promise<void> {
  for (const manifest of globSync('consumers/*/package*.json', { cwd: folder }).sort()) {
    const kind = manifest.replace(/^consumers\/(.*)\/package(.*)\.json$/, '$1$2');
    const copy = join(work, `${name.replace(/^.*\//, '')}-${kind}`);
    const messages = await checkConsumer(join(folder, manifest), copy, npmrc);
    console.log(`${messages.length ? '✗' : '✓'} ${name} in a ${kind} app`);
    faults.push(...messages.map((fault) => `${name} in a ${kind} app: ${fault}`));
  }
}

await consumers();
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length ? 1 : 0;
