import { type FacetValue, foldedText, MAX_FACET_VALUES } from '@hireyard/contract';

/** Rows of a list that have the same value in each facet: their number, and these values. */
export type Cell = { readonly n: number } & { readonly [facet: string]: string | number | null };

/** Returns the total of a list, and a function that counts a value of a facet with all filters but the facet's own. */
export function cellCounts<Name extends string>(
  names: readonly Name[],
  cells: readonly Cell[],
  query: Readonly<Record<Name, readonly string[]>>,
) {
  const sumsOf = (own: Name | null) => {
    const others = names.filter((name) => name !== own && query[name].length > 0);
    const sums = new Map<Cell[string], number>();
    for (const cell of cells) {
      if (!others.every((name) => query[name].includes(String(cell[name])))) continue;
      const value = own === null ? null : (cell[own] ?? null);
      sums.set(value, (sums.get(value) ?? 0) + cell.n);
    }
    return sums;
  };
  const ofNames = new Map(names.map((name) => [name, sumsOf(name)]));
  return {
    total: sumsOf(null).get(null) ?? 0,
    counted: (name: Name, value: string, label: string | null = null): FacetValue => ({
      ...{ value, label },
      count: ofNames.get(name)?.get(value) ?? 0,
    }),
  };
}

/** Returns the most frequent values whose label contains a text, the selected ones first. */
export function mostFrequent(values: readonly FacetValue[], selected: readonly string[], text = ''): FacetValue[] {
  const rank = ({ value }: FacetValue) => (selected.includes(value) ? 0 : 1);
  return values
    .filter(({ label }) => text === '' || foldedText(label ?? '').includes(foldedText(text)))
    .toSorted((a, b) => rank(a) - rank(b) || (b.count ?? 0) - (a.count ?? 0) || a.value.localeCompare(b.value))
    .slice(0, Math.max(MAX_FACET_VALUES, selected.length));
}
