import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../{locales,testing}/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Styles and positions with left or right, or with four sides or corners that are not symmetric. */
const PHYSICAL = [
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Top|Bottom)?(Left|Right)/,
  /^\s*(left|right):/m,
  /gradient\(to (left|right)/,
  /\b(textAlign|float|clear|horizontal): '(left|right)'/,
  /\b(margin|padding|inset|borderRadius): '\S+ (\S+) \S+ (?!\1')\S+'/,
  /\btranslateX\(/,
];

describe('right to left', () => {
  it('[UI-01] is in no style: none says left or right', () => {
    const physical = Object.entries(sources).flatMap(([path, source]) =>
      PHYSICAL.flatMap((pattern) => source.match(pattern)?.[0].trim() ?? []).map((found) => `${path}: ${found}`),
    );
    expect(physical).toEqual([]);
    expect(Object.keys(sources).length).toBeGreaterThan(100);
  });
});
