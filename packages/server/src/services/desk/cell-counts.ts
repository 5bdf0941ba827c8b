import type { FacetValue } from '@hireyard/contract';

/** Rows of a list that have the same value in each facet: their number, and these values. */
export type Cell = { readonly n: number } & { readonly [facet: string]: string | number | null };

/** Returns the total of a list, and a function that counts a value of a facet with all filters but the facet's own. */
export function cellCounts<Name extends string>(
  names: readonly Name[],
  cells: readonly Cell[],
  query: Readonly<Record<Name, readonly string[]>>,
) {
  const sumOf = (own: Name | null, holds: (cell: Cell) => boolean) => {
    const others = names.filter((name) => name !== own && query[name].length > 0);
    return cells
      .filter((cell) => holds(cell) && others.every((name) => query[name].includes(String(cell[name]))))
      .reduce((sum, { n }) => sum + n, 0);
  };
  return {
    total: sumOf(null, () => true),
    counted: (name: Name, value: string, label: string | null = null): FacetValue => ({
      ...{ value, label },
      count: sumOf(name, (cell) => cell[name] === value),
    }),
  };
}
