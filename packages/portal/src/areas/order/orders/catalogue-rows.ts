import { type CatalogueProduct, foldedText, type ProductStock } from '@hireyard/contract';

export interface CatalogueRow {
  readonly product: CatalogueProduct;
  readonly name: string;
  /** Undefined while loading. */
  readonly stock: ProductStock | undefined;
}
export interface Shown {
  readonly query: string;
  /** Null for all groups. */
  readonly group: string | null;
  readonly freeFirst: boolean;
}

/** Order of the group chips, most ordered first. Other groups follow in the server's order. */
const GROUPS = ['access', 'earthmoving', 'lifting', 'compaction', 'power', 'tools', 'climate', 'air', 'water', 'site'];
const place = (group: string) => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);

const matches = ({ product, name }: CatalogueRow, words: readonly string[]) => {
  const text = foldedText(`${name} ${product.code}`);
  return words.every((word) => text.includes(word));
};

const wordsOf = (query: string) => foldedText(query).split(/\s+/).filter(Boolean);

/** Counts the rows of each group that match the query. */
export function groupsOf(rows: readonly CatalogueRow[], query: string): ReadonlyMap<string, number> {
  const words = wordsOf(query);
  const groups = [...new Set(rows.map(({ product }) => product.group))].toSorted((a, b) => place(a) - place(b));
  const counts = new Map(groups.map((group) => [group, 0]));
  for (const row of rows)
    if (matches(row, words)) counts.set(row.product.group, (counts.get(row.product.group) ?? 0) + 1);
  return counts;
}

/** Splits rows into favorites and other rows. Keeps their order. */
export function byFavorites(rows: readonly CatalogueRow[], favorites: ReadonlySet<string>) {
  const isFavorite = ({ product }: CatalogueRow) => favorites.has(product.code);
  return { favorites: rows.filter(isFavorite), others: rows.filter((row) => !isFavorite(row)) };
}

/** Returns the matching rows by name. With `freeFirst`, rows without stock come last. */
export function rowsToShow(rows: readonly CatalogueRow[], { query, group, freeFirst }: Shown, language: string) {
  const words = wordsOf(query);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isTaken = ({ stock }: CatalogueRow) => Number(freeFirst && stock?.free === 0);
  return rows
    .filter((row) => (group === null || row.product.group === group) && matches(row, words))
    .toSorted((one, other) => isTaken(one) - isTaken(other) || compare(one.name, other.name));
}
