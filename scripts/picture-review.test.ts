import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './packages.ts';
import { changesOf, removalsOf } from './picture-review/changes.ts';
import { writeReview } from './picture-review/write.ts';
import type { StoriesResult } from './story-report.ts';

const STORIES = 'packages/ui/src/components/Thing/Thing.stories.tsx';
const FOLDER = 'packages/ui/src/components/Thing/__pictures__';
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Another valid picture: signs after the end of a PNG are ignored by its readers. */
const OTHER_PIXEL = Buffer.concat([ONE_PIXEL, Buffer.from('other')]);

let repository = '';
const started = process.cwd();
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
const put = (file: string, content: Buffer | string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'pictures-'));
  process.chdir(repository);
  git('init', '--quiet');
  put(STORIES, "const meta = {\n  title: 'Lists/<Thing>',\n};\n");
  put(`${FOLDER}/Thing-loaded-375-light.png`, OTHER_PIXEL);
  put(`${FOLDER}/Thing-gone-375-light.png`, OTHER_PIXEL);
  put('unrelated.txt', 'as it was');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'first');
  put('differences/Thing-loaded-375-light-actual.png', ONE_PIXEL);
  put('differences/Thing-loaded-375-light-diff.png', ONE_PIXEL);
  put('differences/Thing-fresh-375-light-reference.png', ONE_PIXEL);
});
afterEach(() => {
  process.chdir(started);
  rmSync(repository, { recursive: true, force: true });
});

const result: StoriesResult = {
  name: STORIES,
  status: 'failed',
  assertionResults: [
    { status: 'failed', meta: { pictures: ['loaded-375-light', 'same-375-light'] } },
    { status: 'failed', meta: { pictures: ['fresh-375-light'] } },
  ],
};
const found = () => [
  ...changesOf(new Map([[STORIES, result]]), 'differences'),
  ...removalsOf([`${FOLDER}/Thing-gone-375-light.png`]),
];

describe('[UI-16] the page of changed pictures', () => {
  it('has what is changed, new and removed, and nothing that is the same', () => {
    expect(found().map(({ group, name, kind }) => [group, name, kind])).toEqual([
      ['Lists/<Thing>', 'loaded-375-light', 'changed'],
      ['Lists/<Thing>', 'fresh-375-light', 'new'],
      ['Thing', 'Thing-gone-375-light', 'removed'],
    ]);
  });

  it('has a file for each of its pictures', async () => {
    await writeReview('review', found());
    const sources = [...readFileSync('review/index.html', 'utf8').matchAll(/src="([^"]+)"/g)].map(
      ([, source = '']) => source,
    );
    expect(sources).toHaveLength(5);
    expect(sources.filter((source) => !existsSync(join('review', source)))).toEqual([]);
  });
});

describe('[UI-16] accepting', () => {
  const accept = (who = 'designer') =>
    spawnSync(process.execPath, [`${root}/scripts/accept-pictures.mjs`, 'review', who], { encoding: 'utf8' });
  const changes = () => JSON.parse(readFileSync('review/changes.json', 'utf8')) as Record<string, unknown>[];
  const alter = (over: object) => {
    const [first, ...others] = changes();
    writeFileSync('review/changes.json', JSON.stringify([{ ...first, ...over }, ...others]));
  };
  const commits = () => Number(git('rev-list', '--count', 'HEAD'));

  beforeEach(() => writeReview('review', found()));

  it('commits the pictures of the page and nothing else, in the name of who accepts', () => {
    writeFileSync('unrelated.txt', 'touched');
    expect(accept().stderr).toBe('');
    expect(git('show', '--name-status', '--format=', 'HEAD').trim().split('\n')).toEqual([
      `A\t${FOLDER}/Thing-fresh-375-light.png`,
      `D\t${FOLDER}/Thing-gone-375-light.png`,
      `M\t${FOLDER}/Thing-loaded-375-light.png`,
    ]);
    const message = git('log', '-1', '--format=%an%n%B');
    expect(message).toContain('pictures: accept 3 of 2 components');
    expect(message).toContain('Accepted by designer on the pull request');
    expect(readFileSync(`${FOLDER}/Thing-loaded-375-light.png`)).not.toEqual(OTHER_PIXEL);
  });

  it.each([
    ['a file outside of the pictures', { picture: '.github/workflows/ci.yml', before: null }],
    ['a path that leaves the folder', { picture: 'packages/ui/src/../../../__pictures__/a.png', before: null }],
    ['a source outside of the page', { after: 'after/../../../secret.png' }],
    ['a source that is missing', { after: 'after/nothing.png' }],
    ['a picture that has changed since', { before: '0'.repeat(64) }],
  ])('refuses %s, and changes nothing', (_what, over) => {
    alter(over);
    expect(accept().status).not.toBe(0);
    expect(commits()).toBe(1);
    expect(git('status', '--porcelain', '--', 'packages')).toBe('');
  });

  it('refuses what is no picture', () => {
    const [first] = changes();
    writeFileSync(join('review', String(first?.after)), '#!/bin/sh');
    expect(accept().stderr).toContain('is not a PNG file');
    expect(commits()).toBe(1);
  });

  it('refuses a name that is none', () => {
    expect(accept('a\nb').status).not.toBe(0);
    expect(commits()).toBe(1);
  });

  it('runs no dependency', () => {
    const imports = readFileSync(`${root}/scripts/accept-pictures.mjs`, 'utf8').matchAll(/from '([^']+)'/g);
    expect([...imports].filter(([, from = '']) => !from.startsWith('node:'))).toEqual([]);
  });
});
