import { expect, it } from 'vitest';
import { cookieFaults } from './cookie-faults.ts';
import { cookiesNamed } from './cookies-named.ts';

const services = [
  {
    name: 'session',
    title: 'Sign-in',
    purposes: ['functional' as const],
    required: true,
    cookies: [{ pattern: 'id' }],
  },
  { name: 'video', title: 'Video', purposes: ['performance' as const], cookies: cookiesNamed(['vid_']) },
  { name: 'maps', title: 'Maps', purposes: ['performance' as const], cookies: [{ pattern: '^map|^vid_' }] },
  { name: 'plain', title: 'Plain', purposes: ['performance' as const] },
];

it('[CC-21] finds the cookies that no service declares', () => {
  const cookies = [
    { name: 'id' },
    { name: 'vid_1' },
    { name: 'map' },
    { name: '_ga', domain: '.hireyard.nl' },
    { name: 'idx' },
  ];
  expect(cookieFaults(cookies, services)).toEqual([
    '_ga (.hireyard.nl): no service declares it',
    'idx: no service declares it',
  ]);
  expect(cookieFaults(cookies, [])).toHaveLength(5);
  expect(cookieFaults([], services)).toEqual([]);
});

it('[CC-21] finds the cookies of services that are off, but not of one that shares them with one that is on', () => {
  const cookies = [{ name: 'id' }, { name: 'vid_1' }, { name: 'map' }];
  expect(cookieFaults(cookies, services, {})).toEqual(['vid_1: not accepted: video, maps', 'map: not accepted: maps']);
  expect(cookieFaults(cookies, services, { video: true })).toEqual(['map: not accepted: maps']);
  expect(cookieFaults(cookies, services, { maps: true })).toEqual([]);
});

it('[CC-21] finds every cookie of a pattern that remembers where it last matched', () => {
  const sticky = [{ ...services[1], name: 'g', title: 'g', purposes: [], cookies: [{ pattern: /^vid_/g }] }];
  expect(cookieFaults([{ name: 'vid_1' }, { name: 'vid_2' }], sticky)).toEqual([]);
});
