import { type AssetEdit, importAssets, type ValidationIssue } from '@hireyard/contract';
import { nameKey } from '../../../domain/name-key.ts';
import { refusedBy } from '../../../http/constraints.ts';
import { invalid, missingRight } from '../../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../../http/route.ts';
import { columnsOf } from './asset.ts';
import { takenTags } from './tags.ts';

/** POST /asset-imports: imports all rows of a file, or none. */
export const assetImportRoutes: Route[] = [
  route(importAssets, async (call) => {
    // A user confined to projects would not see the added assets.
    if (call.scope.projects !== 'all') throw missingRight();
    const { rows, dryRun } = call.body;
    if (!dryRun) await call.db.lock();
    const issues = await issuesIn(call, rows);
    if (issues.length > 0) throw invalid(issues);
    const assets = rows.map((row) => ({
      id: crypto.randomUUID(),
      ownership: 'owned' as const,
      status: 'available' as const,
      ...columnsOf(row),
    }));
    // A colleague may add the same number meanwhile.
    if (!dryRun)
      await call.db.insert('asset', assets).catch(refusedBy({ asset_tag: { pointer: '/rows', code: 'taken' } }));
    return { count: rows.length };
  }),
];

/** Returns the issues of each row: a number that is taken, by an asset or an earlier row, and an unknown product. */
async function issuesIn({ db }: ClientCall, rows: readonly AssetEdit[]): Promise<ValidationIssue[]> {
  const keys = rows.map(({ tag }) => nameKey(tag));
  const taken = await takenTags(
    db,
    rows.map(({ tag }) => tag),
  );
  const products = new Set((await db.selectFrom('product').select('code').execute()).map(({ code }) => code));
  return rows.flatMap(({ productCode }, index): ValidationIssue[] => {
    const key = keys[index] ?? '';
    const isTaken = taken.has(key);
    taken.add(key);
    return [
      ...(isTaken ? [{ pointer: `/rows/${index}/tag`, code: 'taken' as const }] : []),
      ...(productCode !== null && !products.has(productCode)
        ? [{ pointer: `/rows/${index}/productCode`, code: 'reference' as const }]
        : []),
    ];
  });
}
