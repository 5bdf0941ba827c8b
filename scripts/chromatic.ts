import { spawnSync } from 'node:child_process';

// `pnpm chromatic`: sends the stories to Chromatic, for reviewers without a checkout. It never fails a build: the committed
// pictures in `npm test` catch visual changes.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/chromatic/dist/bin.cjs', '--exit-zero-on-changes', '--build-script-name', 'build-storybook'],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
