import { expect, it } from 'vitest';
import { buildsToKeep, unusedFiles } from './builds.ts';

const A = { id: 'A', files: ['/assets/a.js', '/assets/same.js'] };
const B = { id: 'B', files: ['/assets/b.js', '/assets/same.js'] };
const C = { id: 'C', files: ['/assets/c.js'] };

it('[SW-02] keeps the files of this build and of the one before', () => {
  const builds = buildsToKeep(C, buildsToKeep(B, buildsToKeep(A, [])));
  expect(builds.map(({ id }) => id)).toEqual(['C', 'B']);
  expect(unusedFiles([...A.files, ...B.files, ...C.files], builds)).toEqual(['/assets/a.js']);
});

it('[SW-02] keeps a build that comes back as the newest, once', () => {
  expect(buildsToKeep(A, [B, A]).map(({ id }) => id)).toEqual(['A', 'B']);
});
