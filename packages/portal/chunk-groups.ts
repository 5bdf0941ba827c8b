import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Matches every module of these npm packages. */
const packagesNamed = (...names: readonly string[]) => new RegExp(`node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** Matches every module in these folders of `packages`. */
const inFolders = (...folders: readonly string[]) =>
  new RegExp(`packages[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/**
 * The chunks that many pages share. The first group that matches a module takes it, with everything that it imports unless
 * `includeDependenciesRecursively` is false. Left alone, Rolldown makes a chunk for each combination of pages: 113 files to
 * the first rows. A group names packages and folders, never a file, so renaming a file moves no code to another chunk.
 * `minShareCount` is how many pages and other lazy parts import a module.
 */
export const CHUNK_GROUPS: readonly Group[] = [
  /** Keeps the modules of the entry in it: no other chunk is loaded before the first paint. */
  { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false },
  /** Changes less often than the portal, so it stays in browsers' caches. */
  {
    name: 'foundation',
    test: packagesNamed(
      'react',
      'react-dom',
      'scheduler',
      'i18next',
      'react-i18next',
      '@emotion',
      'stylis',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/system',
    ),
  },
  { name: 'state', test: packagesNamed('react-router', 'react-redux', '@reduxjs', 'redux-observable', 'rxjs') },
  { name: 'sign-in', test: inFolders('portal/src/entrance') },
  { name: 'application', test: inFolders('portal/src/application') },
  { name: 'lists', test: inFolders('portal/src/lists', 'portal/src/rental'), minShareCount: 3 },
  {
    name: 'kit',
    test: new RegExp(`${inFolders('ui/src').source}|${packagesNamed('@mui').source}`),
    minShareCount: 19,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: new RegExp(`${inFolders('portal/src/forms').source}|${packagesNamed('zod', 'react-hook-form').source}`),
    minShareCount: 11,
    includeDependenciesRecursively: false,
  },
];
