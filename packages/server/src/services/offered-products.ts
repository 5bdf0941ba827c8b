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

/** Returns the issues of lines that name a product which is not offered. A line without a product has none. */
export async function offeredIssues(
  db: Reading,
  lines: readonly { readonly productCode: string | null }[],
): Promise<ValidationIssue[]> {
  const codes = lines.flatMap(({ productCode }) => productCode ?? []);
  if (codes.length === 0) return [];
  const products = codesOf(await offered(db).where('code', 'in', codes).execute());
  return lines.flatMap(({ productCode }, index): ValidationIssue[] =>
    productCode === null || products.has(productCode)
      ? []
      : [{ pointer: `/lines/${index}/productCode`, code: 'reference' }],
  );
}
