import type { ValidationIssue } from '@hireyard/contract';
import type { ClientDb } from '../database/client/client-db.ts';

type Reading = Pick<ClientDb, 'selectFrom'>;

/** Selects the products that can be named anew. Archived ones stay only where they are named already. */
const offered = (db: Reading) => db.selectFrom('product').where('archived', '=', false).select('code');
const codesOf = (rows: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ code }) => code));

/** Returns the codes of all offered products. */
export const offeredProducts = async (db: Reading) => codesOf(await offered(db).execute());

/** Returns the codes whose products can be rented. */
export async function rentalProducts(db: Reading, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  return codesOf(await offered(db).where('code', 'in', codes).where('kind', '=', 'rental').execute());
}

/** Returns an issue for each code whose product is not offered. A null names no product. */
export async function offeredIssues(
  db: Reading,
  codes: readonly (string | null)[],
  pointerOf: (index: number) => string,
): Promise<ValidationIssue[]> {
  const named = codes.flatMap((code) => code ?? []);
  if (named.length === 0) return [];
  const products = codesOf(await offered(db).where('code', 'in', named).execute());
  return codes.flatMap((code, index): ValidationIssue[] =>
    code === null || products.has(code) ? [] : [{ pointer: pointerOf(index), code: 'reference' }],
  );
}

/** Returns the issues of lines that name a product which is not offered. */
export const offeredLineIssues = (
  db: Reading,
  lines: readonly { readonly productCode: string | null }[],
): Promise<ValidationIssue[]> =>
  offeredIssues(
    db,
    lines.map(({ productCode }) => productCode),
    (index) => `/lines/${index}/productCode`,
  );
