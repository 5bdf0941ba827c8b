import { spawnSync } from 'node:child_process';

// `pnpm chromatic`: sends the stories to Chromatic, for reviewers without a checkout. Changes do not fail this command, since
// they are accepted afterwards: Chromatic's own check of the commit, `UI Tests`, waits for that. What cannot be sent fails.
// What main holds has been accepted in its pull request.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/chromatic/dist/bin.cjs',
      '--exit-zero-on-changes',
      '--auto-accept-changes=main',
      '--build-script-name',
      'build-storybook',
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
