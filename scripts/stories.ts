import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasPackagedChromium } from './chromium.ts';
import { storyPrints } from './story-inputs.ts';
import { committedPictures, megabytes, optimise, picturesWithoutStory } from './story-pictures.ts';
import { allPassed, readJson, readReport, resultsByFile } from './story-report.ts';

/**
 * `pnpm test:stories`: every story in Chromium, with play function, axe and pictures. On a developer's machine only the
 * files that have changed since they last passed there; with CI set, or with `--all`, every one.
 * `pnpm pictures:accept` (`--accept`) accepts the current pictures as the new baseline.
 * All other arguments are passed to Vitest: a path, `--shard=1/2`, `-t 'Right to left'`.
 */
const argumentsGiven = process.argv.slice(2);
const accept = argumentsGiven.includes('--accept');
const handedOn = argumentsGiven.filter((argument) => !['--accept', '--all'].includes(argument));
const every = argumentsGiven.length > 0 || Boolean(process.env.CI);
const storiesByName = handedOn.some((argument) => argument === '-t' || argument.startsWith('--testNamePattern'));

const reportFile = 'test-results/stories.json';
const passedFile = 'node_modules/.cache/hireyard/stories.json';

/** Files by the fingerprint with which they last passed here. */
type PassedFiles = Record<string, { print: string; stories: number }>;
const passed = readJson<PassedFiles>(passedFile) ?? {};

const prints = await storyPrints();
const files = [...prints.keys()];
const unchanged = every ? [] : files.filter((file) => passed[file]?.print === prints.get(file));
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
      ...(every ? handedOn : files.filter((file) => !unchanged.includes(file))),
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
    else console.error(`${picture} is a picture of no story.`);
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
  // Accepted pictures are part of the fingerprint.
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
    'What changed is in test-results/pictures. Where it was meant, `pnpm pictures:accept` takes it; see docs/visual-regression.md.',
  );
  process.exitCode = 1;
}
