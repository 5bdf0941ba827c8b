// `npm test`: every check of the repository, one after the other on a bare machine.
// The last line is `N passed, N failed, N skipped`; a check without tests of its own counts as one.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { summaryOf } from './test-report.mjs';
import { build, install, node24, root, run } from './tools.mjs';

const results = join(root, 'test-results');
const report = (name) => join(results, `${name}.json`);
const bin = (path) => join(root, 'node_modules', path);
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const failures = [];

const record = (name, counts, startedAt) => {
  for (const key of Object.keys(total)) total[key] += counts[key];
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  lines.push(
    `${counts.failed ? '✗' : '✓'} ${name.padEnd(12)} ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`,
  );
  console.log(lines.at(-1));
};

/** A check that passes or fails as a whole. */
const check = async (name, work) => {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const ok = (await work()) === 0;
  record(name, { passed: Number(ok), failed: Number(!ok), skipped: 0 }, startedAt);
  return ok;
};

/** A test runner with a JSON report; a run that fails without a failed test counts as one failure. */
const suite = async (name, runner, args, env = {}) => {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  rmSync(report(name), { force: true });
  const code = await run(node24, args, { env });
  const counts = existsSync(report(name))
    ? summaryOf[runner](JSON.parse(readFileSync(report(name), 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0) counts.failed = 1; // a suite that ran nothing proves nothing
  failures.push(...counts.failures.map((failure) => `✗ ${name}: ${failure}`));
  record(name, counts, startedAt);
};

const vitest = (name, projects, options = []) =>
  suite(name, 'vitest', [
    bin('vitest/vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ]);

mkdirSync(results, { recursive: true });
if (await check('install', install)) {
  await check('types', () => run(node24, [join(root, 'scripts/typecheck.ts')]));
  await check('lint', () => run(bin('.bin/biome'), ['check', '.']));
  await check('architecture', () => run(node24, [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'packages']));
  await check('trace', () => run(node24, [join(root, 'scripts/trace.ts')]));
  await check('translations', () => run(node24, [join(root, 'scripts/i18n-check.ts')]));
  await check('package', () => run(node24, [join(root, 'scripts/package-check.ts')]));
  // By default one core is left free, which on two cores is half of the machine.
  await vitest('unit', ['unit:*'], ['--maxWorkers=100%']);
  await vitest('server', ['server']);
  await vitest('postgres', ['server:pg']);
  await suite(
    'consent',
    'playwright',
    [bin('@playwright/test/cli.js'), 'test', '-c', 'packages/consent/e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report('consent') },
  );
  await suite('stories', 'vitest', [join(root, 'scripts/stories.ts')]);
  await suite(
    'docs',
    'playwright',
    [bin('@playwright/test/cli.js'), 'test', '-c', '.storybook/docs/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('docs'),
    },
  );
  if (await check('build', build)) {
    await check('size', () => run(node24, [join(root, 'scripts/size.ts')]));
    await suite('journeys', 'playwright', [bin('@playwright/test/cli.js'), 'test'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys'),
    });
  }
}

// Once more at the end, where whoever sees only the last lines of a long run finds them.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed ? 1 : 0;
