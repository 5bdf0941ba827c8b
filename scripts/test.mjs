// `npm test`: the checks of every commit. `npm run test:all`: the same with everything in them that rarely finds a fault, and
// the long proofs before a release. Name parts to run only these: `npm run test:all -- consumers docs`.
// The last line is `N passed, N failed, N skipped`.
import { join } from 'node:path';
import { bin, check, playwright, printSummary, script, stories, vitest } from './test-run.mjs';
import { build, install, node24, root, run } from './tools.mjs';

const [scope, ...names] = process.argv.slice(2);
const all = scope === '--all';
// Tests read it: see "Tests" in CONTRIBUTING.md.
if (all) process.env.TEST_ALL = '1';

const sideBySide = true;
/** By default Vitest leaves one core free, which on two cores is half of the machine. */
const BOTH_CORES = '--maxWorkers=100%';
const projects = (...patterns) => patterns.flatMap((pattern) => ['--project', pattern]);
const built = () => check('build', ({ say }) => build(say), { sideBySide });

/** The checks of every commit, in this order. */
const parts = {
  static: () =>
    Promise.all([
      check('lint', (output) => run(bin('.bin/biome'), ['check', '.'], output), { sideBySide }),
      check(
        'architecture',
        (output) => run(node24, [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'packages'], output),
        { sideBySide },
      ),
      script('trace.ts', 'trace', { sideBySide }),
      script('i18n-check.ts', 'translations', { sideBySide }),
    ]),
  types: () => script('typecheck.ts', 'types'),
  unit: () => vitest('unit', [...projects('unit:*', '!unit:scripts'), BOTH_CORES]),
  // Both databases and the scripts in one run, so that neither core waits for the other's tests.
  server: () => vitest('server', [...projects('server', 'server:pg', 'unit:scripts'), BOTH_CORES]),
  consent: () =>
    Promise.all([built(), playwright('consent', ['-c', 'packages/consent/e2e/playwright.config.ts'], { sideBySide })]),
  stories: () => stories(),
  size: async () => (await built()) && script('size.ts', 'size'),
  journeys: async () => (await built()) && playwright('journeys', ['--retries=1']),
};

/** The long proofs, which the nightly workflow and every release run as well. */
const longParts = {
  // Replaces manifests for a moment by those that are published: nothing that resolves packages may run beside it.
  package: () => script('package-check.ts', 'package'),
  consumers: () => script('consumers-check.ts', 'consumers'),
  docs: () => playwright('docs', ['-c', '.storybook/docs/playwright.config.ts']),
  direction: () =>
    vitest('direction', ['--config', join(root, '.storybook/vitest.config.ts')], {
      env: { STORYBOOK_DIRECTION: 'rtl' },
    }),
  pictures: () => script('stories.ts', 'pictures', {}, ['--all']),
  deployment: () => vitest('deployment', ['-c', join(root, 'vitest.deployment.config.ts')]),
  'large-demo': () => vitest('large-demo', ['-c', join(root, 'vitest.large-demo.config.ts')]),
};

const offered = all ? { ...parts, ...longParts } : parts;
const unknown = names.filter((name) => !(name in offered));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(offered).join(', ')}.`);
  process.exit(1);
}
if (await check('install', ({ say }) => install((text) => say(`${text}\n`)))) {
  for (const [name, runPart] of Object.entries(offered)) {
    if (names.length === 0 || names.includes(name)) await runPart();
  }
}
printSummary();
