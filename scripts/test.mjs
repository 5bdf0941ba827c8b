// `npm test`: runs the checks of every commit. `npm run test:all`: also runs the cases that rarely find a fault, and the long
// proofs before a release. Arguments select parts: `npm run test:all -- consumers docs`.
// The last line is `N passed, N failed, N skipped`.
import { join } from 'node:path';
import { bin, check, playwright, printSummary, script, stories, vitest } from './test-run.mjs';
import { build, install, node24, root, run } from './tools.mjs';

const [scope, ...names] = process.argv.slice(2);
const all = scope === '--all';
// Read by the tests: see "Tests" in CONTRIBUTING.md.
if (all) process.env.TEST_ALL = '1';

const sideBySide = true;
/** Overrides Vitest's default, which leaves one core free: half of a two-core machine. */
const BOTH_CORES = '--maxWorkers=100%';
const projects = (...patterns) => patterns.flatMap((pattern) => ['--project', pattern]);
let builds;
/** Builds once for all parts that need it. */
const buildPortal = () => {
  builds ??= check('build', ({ say }) => build(say), { sideBySide });
  return builds;
};

/** Checks of every commit, in order. */
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
      script('product-lint.ts', 'product lint', { sideBySide }),
    ]),
  types: () => script('typecheck.ts', 'types'),
  unit: () => vitest('unit', [...projects('unit:*', '!unit:scripts'), BOTH_CORES]),
  // Runs both databases and the scripts together, so that no core is idle.
  server: () => vitest('server', [...projects('server', 'server:pg', 'unit:scripts'), BOTH_CORES]),
  consent: () =>
    Promise.all([
      buildPortal(),
      playwright('consent', ['-c', 'packages/consent/e2e/playwright.config.ts'], { sideBySide }),
    ]),
  stories: () => stories(),
  size: async () => (await buildPortal()) && script('size.ts', 'size'),
  journeys: async () => (await buildPortal()) && playwright('journeys', ['--retries=1']),
};

/** Long proofs, for the nightly workflow and every release. */
const longParts = {
  // Replaces manifests while packing, so nothing that resolves packages may run at the same time.
  package: () => script('package-check.ts', 'package'),
  consumers: () => script('consumers-check.ts', 'consumers'),
  docs: () => playwright('docs', ['-c', '.storybook/docs/playwright.config.ts']),
  'size elsewhere': async () => (await buildPortal()) && script('size-elsewhere.ts', 'size elsewhere'),
  direction: () =>
    vitest('direction', ['--config', join(root, '.storybook/vitest.config.ts')], {
      env: { STORYBOOK_DIRECTION: 'rtl' },
    }),
  pictures: () => script('stories.ts', 'pictures', {}, ['--all']),
  deployment: () => vitest('deployment', ['-c', join(root, 'vitest.deployment.config.ts')]),
  'generated-clients': () => vitest('generated-clients', ['-c', join(root, 'vitest.generated-clients.config.ts')]),
  'pdf-standards': () => vitest('pdf-standards', ['-c', join(root, 'vitest.pdf-standards.config.ts')]),
  'large-demo': () => vitest('large-demo', ['-c', join(root, 'vitest.large-demo.config.ts')]),
};

const available = all ? { ...parts, ...longParts } : parts;
const unknown = names.filter((name) => !(name in available));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(available).join(', ')}.`);
  process.exit(1);
}
if (await check('install', ({ say }) => install((text) => say(`${text}\n`)))) {
  for (const [name, runPart] of Object.entries(available)) {
    if (names.length === 0 || names.includes(name)) await runPart();
  }
}
printSummary();
