import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConsumer } from './consumers.ts';
import { build, entriesOf, type PublishedPackage, pack, publishedPackages, root, succeeds } from './packages.ts';
import { startRegistry } from './registry.ts';

/**
 * `pnpm verify:all`: the long checks before a release. Packs every published package, checks the tarballs, publishes
 * them to a registry on this machine, installs them into apps outside the workspace and runs those; then every story
 * from right to left, each in its docs page, and its pictures five times; and real processes behind a real nginx, with an
 * update from the former release, a backup and its restore; and every figure of the large demo, calculated once more by
 * plain SQL. Name parts to run only these: `pnpm verify:all consumers`.
 */
const node = process.execPath;
const parts = process.argv.slice(2);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const faults: string[] = [];

function attwFinds(published: PublishedPackage, tarball: string): boolean {
  // Entries with stylesheets need a bundler; wildcards have to be listed by name.
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

/** Each folder of its `consumers` is the template of an app that uses it. */
async function checkConsumersOf({ name, folder }: PublishedPackage, work: string, npmrc: string): Promise<void> {
  for (const kind of globSync('*', { cwd: join(folder, 'consumers') }).sort()) {
    const copy = join(work, `${name.replace(/^.*\//, '')}-${kind}`);
    const found = await checkConsumer(join(folder, 'consumers', kind), copy, npmrc);
    console.log(`${found.length ? '✗' : '✓'} ${name} in a ${kind} app`);
    faults.push(...found.map((fault) => `${name} in a ${kind} app: ${fault}`));
  }
}

/** Every story again, from right to left: play functions and axe. */
const storiesFromRightToLeft = () =>
  succeeds(
    node,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', '.storybook/vitest.config.ts', '--reporter=dot'],
    root,
    {
      STORYBOOK_DIRECTION: 'rtl',
    },
  ) || faults.push('stories from right to left');

/** Every story of every docs page in its frame, where `pnpm test:docs` looks into those of one page in four. */
const everyFrame = () =>
  succeeds(
    node,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      ...['test', '-c', '.storybook/docs/playwright.config.ts', '--reporter=dot'],
    ],
    root,
    { EVERY_FRAME: '1' },
  ) || faults.push('docs pages');

/** Runs the pictures five times, to find flaky ones. */
function picturesFiveTimes(): void {
  for (let run = 1; run <= 5; run += 1) {
    const ok = succeeds(node, [join(root, 'scripts/stories.ts'), '--all']);
    console.log(`${ok ? '✓' : '✗'} pictures, run ${run} of 5`);
    if (!ok) faults.push(`pictures in run ${run} of 5`);
  }
}

/**
 * Tests that take minutes: processes behind a proxy, and figures over the large demo. Shown as they run, since they say
 * aloud what they leave out where a program is missing.
 */
function longTests(part: 'deployment' | 'large-demo'): void {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '-c', join(root, `vitest.${part}.config.ts`)];
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) faults.push(part);
}

if (wanted('package') && !succeeds(node, [join(root, 'scripts/package-check.ts')])) faults.push('package');
if (wanted('consumers')) await consumers();
if (wanted('direction')) storiesFromRightToLeft();
if (wanted('docs')) everyFrame();
if (wanted('pictures')) picturesFiveTimes();
if (wanted('deployment')) longTests('deployment');
if (wanted('large-demo')) longTests('large-demo');

for (const fault of faults) console.error(`✗ ${fault}`);
console.log(faults.length ? `${faults.length} faults: not ready for a release.` : 'Ready for a release.');
process.exitCode = faults.length ? 1 : 0;
