import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasPackagedChromium } from './chromium.ts';
import { storyPrints } from './story-inputs.ts';
import { committedPictures, megabytes, optimise, picturesWithoutStory } from './story-pictures.ts';
import { allPassed, readJson, readReport, resultsByFile } from './story-report.ts';

/**
 * `pnpm test:stories`: runs stories in Chromium with play function, axe and pictures. Skips files that have not changed since
 * they last passed on this machine, except in CI, with `--all`, or with other arguments.
 * `pnpm pictures:accept` (`--accept`) accepts the current pictures as the new baseline.
 * Other arguments go to Vitest: a path, `--shard=1/2`, `-t 'Right to left'`.
 */
const args = process.argv.slice(2);
const accept = args.includes('--accept');
const vitestArgs = args.filter((argument) => !['--accept', '--all'].includes(argument));
const runsAll = args.length > 0 || Boolean(process.env.CI);
const storiesByName = vitestArgs.some((argument) => argument === '-t' || argument.startsWith('--testNamePattern'));

const reportFile = 'test-results/stories.json';
const passedFile = 'node_modules/.cache/hireyard/stories.json';

/** Stories files that passed on this machine, with their fingerprint then. */
type PassedFiles = Record<string, { print: string; stories: number }>;
const passed = readJson<PassedFiles>(passedFile) ?? {};

const prints = await storyPrints();
const files = [...prints.keys()];
const unchanged = runsAll ? [] : files.filter((file) => passed[file]?.print === prints.get(file));
const carriedOver = unchanged.reduce((sum, file) => sum + (passed[file]?.stories ?? 0), 0);
if (carriedOver)
  console.log(`${carriedOver} stories have not changed since they last passed here; --all runs them again.`);

rmSync('test-results/pictures', { recursive: true, force: true });
rmSync(reportFile, { force: true });
mkdirSync(dirname(reportFile), { recursive: true });

const startedAt = Date.now();
let failed = false;
if (unchanged.length < files.length) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...(accept ? ['--update=all'] : []),
      ...(runsAll ? vitestArgs : files.filter((file) => !unchanged.includes(file))),
    ],
    { stdio: 'inherit', env: { ...process.env, ...(accept && { TEST_ALL: '1' }) } },
  );
  failed = status !== 0;
}

const report = readReport(reportFile);
const results = resultsByFile(report);
if (hasPackagedChromium && !storiesByName) {
  for (const picture of picturesWithoutStory(files, results)) {
    if (accept) rmSync(picture);
    else console.error(`${picture} belongs to no story.`);
    failed ||= !accept;
  }
}
if (accept) {
  const fresh = committedPictures().filter((picture) => statSync(picture).mtimeMs >= startedAt);
  await optimise(fresh);
  console.log(
    [...fresh, `${fresh.length} pictures accepted; all are ${megabytes(committedPictures()).toFixed(1)} MB.`].join(
      '\n',
    ),
  );
}

if (!storiesByName) {
  // Computed again with `--accept`: pictures are part of the fingerprint.
  for (const [file, print] of accept ? await storyPrints() : prints) {
    const result = results.get(file);
    if (allPassed(result)) passed[file] = { print, stories: result.assertionResults.length };
    else if (result) delete passed[file];
  }
  mkdirSync(dirname(passedFile), { recursive: true });
  writeFileSync(passedFile, JSON.stringify(passed));
}
const { numTotalTests, numPassedTests } = report;
const counts = { numTotalTests: numTotalTests + carriedOver, numPassedTests: numPassedTests + carriedOver };
writeFileSync(
  reportFile,
  JSON.stringify({ numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...report, ...counts }),
);
if (failed) {
  console.error(
    'Changed pictures are in test-results/pictures. To accept them: `pnpm pictures:accept`; see docs/visual-regression.md.',
  );
  process.exitCode = 1;
}
