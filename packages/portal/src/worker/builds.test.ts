import { expect, it } from 'vitest';
import { keptBuilds, leftOver } from './builds.ts';

const A = { id: 'A', files: ['/assets/a.js', '/assets/same.js'] };
const B = { id: 'B', files: ['/assets/b.js', '/assets/same.js'] };
const C = { id: 'C', files: ['/assets/c.js'] };

it('[SW-02] keeps the files of this build and of the one before', () => {
  const builds = keptBuilds(C, keptBuilds(B, keptBuilds(A, [])));
  expect(builds.map(({ id }) => id)).toEqual(['C', 'B']);
  expect(leftOver([...A.files, ...B.files, ...C.files], builds)).toEqual(['/assets/a.js']);
});

it('[SW-02] keeps a build that comes back as the newest, once', () => {
  expect(keptBuilds(A, [B, A]).map(({ id }) => id)).toEqual(['A', 'B']);
});
