import type { ImportRefusal } from '@hireyard/contract';
import { type AssetRow, rowChecker } from '@hireyard/contract/asset-file';
import { nameKey } from '@hireyard/contract/name-key';
import type { ClientDb } from '../../../database/client/client-db.ts';
import { offeredProducts } from '../../offered-products.ts';
import { columnsOf } from './asset.ts';
import { takenTags } from './tags.ts';

export interface RefusedRow {
  readonly row: AssetRow;
  readonly refused: ImportRefusal[];
}

/** Adds the assets of some rows of a file, and returns the rows that are refused. */
export async function importRows(
  db: ClientDb,
  headings: readonly string[],
  rows: readonly AssetRow[],
): Promise<RefusedRow[]> {
  await db.lock();
  const check = rowChecker(headings);
  const checked = rows.map((row) => ({ row, edit: check(row).edit }));
  const tags = checked.flatMap(({ edit }) => edit?.tag ?? []);
  const taken = await takenTags(db, tags);
  const products = await offeredProducts(db);
  const refused: RefusedRow[] = [];
  const added = checked.flatMap(({ row, edit }) => {
    const key = edit && nameKey(edit.tag);
    const reasons: ImportRefusal[] = [
      ...(key !== null && taken.has(key) ? (['taken'] as const) : []),
      ...(edit && edit.productCode !== null && !products.has(edit.productCode) ? (['reference'] as const) : []),
    ];
    if (!edit || reasons.length > 0) {
      refused.push({ row, refused: reasons });
      return [];
    }
    // An earlier row of the file has this number from now on.
    taken.add(nameKey(edit.tag));
    const own = { id: crypto.randomUUID(), ownership: 'owned' as const, status: 'available' as const };
    return { ...own, ...columnsOf(edit) };
  });
  await db.insert('asset', added);
  return refused;
}
