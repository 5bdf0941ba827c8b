import { expect, it } from 'vitest';
import { cookiesNamed } from './cookies-named.ts';

it('[CC-17] names the cookies of a service by how they begin, host-only and on each domain', () => {
  const cookies = cookiesNamed(['_vid', 'a.b'], ['hireyard.nl']);
  expect(cookies.map(({ domain }) => domain)).toEqual([undefined, 'hireyard.nl', undefined, 'hireyard.nl']);
  const matched = (name: string) => cookies.filter(({ pattern }) => new RegExp(pattern).test(name)).length;
  expect(['_vid', '_video', 'a.b', 'a.bc'].map(matched)).toEqual([2, 2, 2, 2]);
  expect(['my_vid', 'axb', ''].map(matched)).toEqual([0, 0, 0]);
});
