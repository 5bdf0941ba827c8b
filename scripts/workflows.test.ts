import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './packages.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });

it('workflows use actions by their commit, since a tag can be moved', () => {
  const used = workflows.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/uses: (.+)/g)].map(([, action = '']) => `${file}: ${action}`),
  );
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

/** Splits a workflow into jobs, and each job into its head and steps. */
const jobsOf = (file: string) =>
  (readFileSync(`${root}/${file}`, 'utf8').split(/^jobs:$/m)[1] ?? '')
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
    .map((text) => {
      const [head = '', ...steps] = text.split(/^ {6}- /m);
      return { name: text.split(':', 1)[0], text, head, steps };
    });

const runsDependencies = (text: string) => /npx|npm (install|ci|run)\b|\.ci\/(run|version|pack)/.test(text);
const installs = (text: string) => / (install|ci)\b|npm run|\.ci\/run/.test(text);

it('only the job that runs no dependency sees the registry’s token', () => {
  const withToken = jobsOf('.github/workflows/release.yml').filter(({ text }) => text.includes('NPM_TOKEN'));
  expect(withToken.map(({ name }) => name)).toEqual(['publish']);
});

it('every release carries what each package is made of', () => {
  const script = (name: string) => readFileSync(`${root}/.ci/${name}`, 'utf8');
  expect(script('pack')).toMatch(/ sbom .*--sbom-format cyclonedx --out "release\/\$\{tarball%\.tgz\}\.cdx\.json"/);
  expect(script('publish')).toMatch(/gh release create (?:.*\\\n)*.*"\$\{tarball%\.tgz\}\.cdx\.json"/);
});

it('what runs dependencies may write nowhere, and installs them without a secret in sight', () => {
  const jobs = workflows.flatMap((file) => jobsOf(file).map((job) => ({ ...job, name: `${file} ${job.name}` })));
  const running = jobs.filter(({ steps }) => steps.some(runsDependencies));
  expect(running.map(({ name }) => name.split(' ')[1]).toSorted()).toEqual([
    'audit',
    'build',
    'everything',
    'pictures',
    'test',
    'version',
  ]);
  for (const { name, text, head, steps } of running) {
    expect(text, name).not.toContain(': write');
    expect(text, name).toContain('persist-credentials: false');
    for (const part of [head, ...steps.filter(installs)]) expect(part, name).not.toContain('secrets.');
  }
  const writing = jobs.filter(({ text }) => text.includes(': write'));
  expect(writing.map(({ name }) => name.split(' ')[1])).toEqual(['accept', 'announce', 'propose', 'publish']);
  for (const { name, text } of writing)
    expect(text, name).not.toMatch(/pnpm|npm (install|ci|run)|npx|uses: (?!actions\/)/);
});

it('[UI-16] what accepts pictures runs one script, on a label and for branches of the repository alone', () => {
  const [accept] = jobsOf('.github/workflows/accept-pictures.yml');
  expect(accept?.head).toContain("github.event.label.name == 'accept pictures'");
  expect(accept?.head).toContain('head.repo.full_name == github.repository');
  const script = readFileSync(`${root}/.ci/accept-pictures`, 'utf8');
  expect(script.match(/^.*\b(?:node|npx|npm|pnpm|bash)\b.*$/gm)?.slice(1)).toEqual([
    'node "$scripts/accept-pictures.mjs" release/picture-review "$DECIDED_BY"',
  ]);
  // The script of the main branch, which the branch cannot change.
  expect(accept?.steps.join('\n')).toMatch(
    /ref: \$\{\{ github\.event\.pull_request\.base\.sha \}\}\s+path: release\/base/,
  );
  expect(accept?.steps.at(-1)).toContain('run: bash release/base/.ci/accept-pictures');
  for (const step of accept?.steps ?? []) expect(step).not.toMatch(/run: .*\$\{\{/);
});

it('[UI-16] the page of changed pictures comes with the pull request', () => {
  const ci = readFileSync(`${root}/.github/workflows/ci.yml`, 'utf8');
  expect(ci.indexOf('pictures:review')).toBeGreaterThan(0);
  expect(ci.indexOf('path: test-results/picture-review')).toBeGreaterThan(ci.indexOf('pictures:review'));
  expect(ci).toContain('gh pr comment "$NUMBER"');
});

it('the two scripts that may write run nothing of the repository', () => {
  for (const script of ['propose', 'publish']) {
    const text = readFileSync(`${root}/.ci/${script}`, 'utf8');
    expect(text, script).not.toMatch(/pnpm|npx|npm (run|install|ci)|node scripts/);
  }
});
