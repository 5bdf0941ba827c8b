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

it('only the job that runs no dependency sees the registry’s token', () => {
  const release = readFileSync(`${root}/.github/workflows/release.yml`, 'utf8');
  const jobs = release.split(/^ {2}(?=\w+:$)/m).slice(1);
  const withToken = jobs.filter((job) => job.includes('NPM_TOKEN'));
  expect(withToken.map((job) => job.split(':')[0])).toEqual(['publish']);
  expect(withToken.join()).not.toMatch(/pnpm|npm (install|ci)/);
});
