// `npm test`: every check of the repository, one after the other on a bare machine.
// The last line is `N passed, N failed, N skipped`; a check without tests of its own counts as one.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedFiles, lastLines, summaryOf } from './test-report.mjs';
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

/**
 * Runs a step: `work` takes options for `run` and resolves to an exit code. What is printed by steps that run side by side
 * comes when each of them ends.
 */
const runStep = async (name, work, { sideBySide = false, env } = {}) => {
  const printed = [];
  const say = (text) => {
    printed.push(text);
    if (!sideBySide) process.stdout.write(text);
  };
  if (!sideBySide) console.log(`\n── ${name}`);
  // What is written to a pipe loses its colours by itself.
  const code = await work({ env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }, say });
  if (sideBySide) console.log(`\n── ${name}\n${printed.join('')}`);
  return { code, printed: printed.join('') };
};

/** A check that passes or fails as a whole. */
const check = async (name, work, options) => {
  const startedAt = Date.now();
  const { code, printed } = await runStep(name, work, options);
  const ok = code === 0;
  if (!ok) failures.push(`✗ ${name}: ${lastLines(printed)}`);
  record(name, { passed: Number(ok), failed: Number(!ok), skipped: 0 }, startedAt);
  return ok;
};

/** Runs a test runner with a JSON report: what it says, with the files that failed. */
const reported = async (name, runner, args, options) => {
  rmSync(report(name), { force: true });
  const { code, printed } = await runStep(name, (output) => run(node24, args, output), options);
  const json = existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null;
  const counts = json ? summaryOf[runner](json) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  // A run that fails without a failed test counts as one failure, and a suite that ran nothing proves nothing either.
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) {
    counts.failed = 1;
    counts.failures.push(lastLines(printed));
    return { counts, files: [] };
  }
  return { counts, files: json && runner === 'vitest' ? failedFiles(json) : [] };
};

/** By default Vitest leaves one core free, which on two cores is half of the machine. */
const BOTH_CORES = '--maxWorkers=100%';

/** Files that failed beyond this number are no accident. */
const FEW = 3;

/**
 * A suite of tests. Whoever lands a change is not stopped by a test that fails once in hundreds of runs: a file of vitest
 * that failed has one more try, as a journey has, and the end of the run names it.
 */
const suite = async (name, runner, args, options) => {
  const startedAt = Date.now();
  const { counts, files } = await reported(name, runner, args, options);
  if (counts.failed > 0 && files.length > 0 && files.length <= FEW) {
    const again = await reported(name, runner, [...args, ...files], options);
    if (again.counts.failed === 0) {
      counts.passed += counts.failed;
      counts.failed = 0;
      counts.failures = counts.failures.map((failure) => `passed when it was tried again: ${failure}`);
    }
  }
  failures.push(...counts.failures.map((failure) => `✗ ${name}: ${failure}`));
  record(name, counts, startedAt);
};

const vitest = (name, args, options) =>
  suite(
    name,
    'vitest',
    [
      ...[bin('vitest/vitest.mjs'), 'run', ...args],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
    ],
    options,
  );

const playwright = (name, args, options) =>
  suite(name, 'playwright', [bin('@playwright/test/cli.js'), 'test', ...args], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    ...options,
  });

const script = (file, name, options) =>
  check(name, (output) => run(node24, [join(root, 'scripts', file)], output), options);

mkdirSync(results, { recursive: true });
if (await check('install', ({ say }) => install((text) => say(`${text}\n`)))) {
  const sideBySide = true;
  await Promise.all([
    check('lint', (output) => run(bin('.bin/biome'), ['check', '.'], output), { sideBySide }),
    check(
      'architecture',
      (output) => run(node24, [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), 'packages'], output),
      { sideBySide },
    ),
    script('trace.ts', 'trace', { sideBySide }),
    script('i18n-check.ts', 'translations', { sideBySide }),
  ]);
  await script('typecheck.ts', 'types');
  // Puts what is published into the manifests for a moment: nothing that resolves packages may run beside it.
  await script('package-check.ts', 'package');
  await vitest('unit', ['--project', 'unit:*', '--project', '!unit:scripts', BOTH_CORES]);
  // Both databases and the scripts in one run, so that neither core waits for the other's tests.
  await vitest('server', [
    ...['server', 'server:pg', 'unit:scripts'].flatMap((name) => ['--project', name]),
    BOTH_CORES,
  ]);
  const [isBuilt] = await Promise.all([
    check('build', (output) => build(output.say, output), { sideBySide }),
    playwright('consent', ['-c', 'packages/consent/e2e/playwright.config.ts'], { sideBySide }),
  ]);
  await suite('stories', 'vitest', [join(root, 'scripts/stories.ts')]);
  await playwright('docs', ['-c', '.storybook/docs/playwright.config.ts']);
  if (isBuilt) {
    await script('size.ts', 'size');
    await playwright('journeys', ['--retries=1']);
  }
}

// Once more at the end, where whoever sees only the last lines of a long run finds them.
if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed ? 1 : 0;
