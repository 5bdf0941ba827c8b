import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories,doc}.*', '!../{stories,testing}/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Imports that run only in client components: hooks and styled elements. The theme is plain data and functions. */
const CLIENT_ONLY = /^(react|@mui\/.*|@tanstack\/.*|(\.\.?\/)+(internal\/)?(slot|component)\.ts)$/;
const IMPORT = /^import (?!type )([^;]*?) ?from '([^']+)';$/gms;

const isTypeOnly = (specifiers: string) =>
  specifiers.startsWith('{') && specifiers.split(/[{},\n]/).every((name) => /^\s*(type .*)?$/.test(name));

const runsInTheBrowserAlone = (path: string, source: string) =>
  !path.startsWith('../theme/') &&
  [...source.matchAll(IMPORT)].some(
    ([, specifiers = '', module = '']) => CLIENT_ONLY.test(module) && !isTypeOnly(specifiers),
  );

describe('a module of the kit', () => {
  it('[UI-10] is no chunk of its own: it imports nothing on demand, where a failure would take the page down', () => {
    const lazy = Object.entries(sources).filter(([, source]) => /\bimport\(|\blazy\(|<Suspense/.test(source));
    expect(lazy.map(([path]) => path)).toEqual([]);
  });
});

describe('the client directive', () => {
  it('[UI-04] is on every module with hooks or styled elements, and on no other', () => {
    const wanted = Object.entries(sources).filter(([path, source]) => runsInTheBrowserAlone(path, source));
    const marked = Object.entries(sources).filter(([, source]) => source.startsWith("'use client';\n"));
    expect(marked.map(([path]) => path)).toEqual(wanted.map(([path]) => path));
    expect(wanted.length).toBeGreaterThan(30);
  });
});
