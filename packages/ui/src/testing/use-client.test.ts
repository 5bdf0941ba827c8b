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
const CLIENT_ONLY = /^(react|@mui\/.*|@tanstack\/.*|(\.\.?\/)+(internal\/)?(slot|component|use-layout-effect)\.ts)$/;
const IMPORT = /^import (?!type )([^;]*?) ?from '([^']+)';$/gms;

const isTypeOnly = (specifiers: string) =>
  specifiers.startsWith('{') && specifiers.split(/[{},\n]/).every((name) => /^\s*(type .*)?$/.test(name));

/** Runs in server components too: it asks React for its version and for `forwardRef`. */
const WITH_REF = '../internal/with-ref.ts';

const runsInTheBrowserAlone = (path: string, source: string) =>
  !path.startsWith('../theme/') &&
  path !== WITH_REF &&
  [...source.matchAll(IMPORT)].some(
    ([, specifiers = '', module = '']) => CLIENT_ONLY.test(module) && !isTypeOnly(specifiers),
  );

describe('a module of the kit', () => {
  it('[UI-10] is no chunk of its own: it imports nothing on demand, where a failure would take the page down', () => {
    const lazy = Object.entries(sources).filter(([, source]) => /\bimport\(|\blazy\(|<Suspense/.test(source));
    expect(lazy.map(([path]) => path)).toEqual([]);
  });
});

/** Statements at the margin of a module. */
const statementsOf = (source: string) => source.split(/^(?=(?:export |const |function ))/m);

describe('a component of the kit', () => {
  it('[UI-27] is one that takes ref in React 18 too', () => {
    const components = Object.values(sources)
      .flatMap(statementsOf)
      .filter((statement) => /\buseComponentProps\(|<(Icon|Drawing)\b.* \{\.\.\.props\}/.test(statement));
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((statement) => !/\b(withRef|named)\(/.test(statement))).toEqual([]);
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
