// Runs the checks of `npm test` and counts their tests. A check without tests counts as one.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines, summaryOf } from './test-report.mjs';
import { node24, root, run } from './tools.mjs';

const results = join(root, 'test-results');
const report = (name) => join(results, `${name}.json`);
export const bin = (path) => join(root, 'node_modules', path);

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
 * Runs a step. `work` takes options for `run` and resolves to an exit code. A step with `sideBySide` prints its output when it
 * ends.
 */
const runStep = async (name, work, { sideBySide = false, env } = {}) => {
  const printed = [];
  const say = (text) => {
    printed.push(text);
    if (!sideBySide) process.stdout.write(text);
  };
  if (!sideBySide) console.log(`\n── ${name}`);
  // Forces colors on a terminal, because programs drop them when they write to a pipe.
  const code = await work({ env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env }, say });
  if (sideBySide) console.log(`\n── ${name}\n${printed.join('')}`);
  return { code, printed: printed.join('') };
};

/** Runs a check that passes or fails as a whole. */
export const check = async (name, work, options) => {
  const startedAt = Date.now();
  const { code, printed } = await runStep(name, work, options);
  const ok = code === 0;
  if (!ok) failures.push(`✗ ${name}: ${lastLines(printed)}`);
  record(name, { passed: Number(ok), failed: Number(!ok), skipped: 0 }, startedAt);
  return ok;
};

/** Runs a script of this folder as a check. */
export const script = (file, name, options, args = []) =>
  check(name, (output) => run(node24, [join(root, 'scripts', file), ...args], output), options);

/** Runs a test runner and counts by its JSON report. Does not retry. */
const suite = async (name, runner, args, { mayBeEmpty = false, ...options } = {}) => {
  const startedAt = Date.now();
  mkdirSync(results, { recursive: true });
  rmSync(report(name), { force: true });
  const { code, printed } = await runStep(name, (output) => run(node24, args, output), options);
  const json = existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null;
  const counts = json ? summaryOf[runner](json) : { passed: 0, failed: 0, skipped: 0, failures: [] };
  // A run that fails without a failed test counts as one failure, and so does a run without tests.
  if (counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty))) {
    counts.failed = 1;
    counts.failures.push(lastLines(printed));
  }
  failures.push(...counts.failures.map((failure) => `✗ ${name}: ${failure}`));
  record(name, counts, startedAt);
};

export const vitest = (name, args, options) =>
  suite(
    name,
    'vitest',
    [
      ...[bin('vitest/vitest.mjs'), ...args, '--run'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report(name)}`],
    ],
    options,
  );

/** Runs `scripts/stories.ts`, which writes a report of Vitest. */
export const stories = (args = []) => suite('stories', 'vitest', [join(root, 'scripts/stories.ts'), ...args]);

export const playwright = (name, args, options = {}) =>
  suite(name, 'playwright', [bin('@playwright/test/cli.js'), 'test', ...args], {
    ...options,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name), ...options.env },
  });

/** Prints all failures and counts at the end of a run. */
export const printSummary = () => {
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed ? 1 : 0;
};
