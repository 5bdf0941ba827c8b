import {
  type AssetImport,
  checkAssetImport,
  getAssetImportRefusals,
  getAssetImports,
  KEPT_IMPORTS,
  MAX_IMPORTED,
  REFUSALS_SIZE,
  startAssetImport,
  type ValidationIssue,
} from '@hireyard/contract';
import { type AssetFileFault, type AssetRow, readAssetFile } from '@hireyard/contract/asset-file';
import { nameKey } from '@hireyard/contract/name-key';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { isUuid } from '../../../domain/uuid.ts';
import { invalid, missingRight, notFound, ProblemError } from '../../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route, uploadRoute } from '../../../http/route.ts';
import type { SentFile } from '../../../http/upload.ts';
import { colleague } from '../../colleague.ts';
import { offeredProducts } from '../../offered-products.ts';
import { takenTags } from './tags.ts';

/** Rows that are imported by one transaction. */
const PART = 200;
/** Characters of a cell that are stored, more than any field takes: an unclosed quotation mark swallows whole files. */
const MAX_CELL = 1_000;

/** Returns false for users confined to projects, who would not see the added assets. */
export const mayImport = ({ projects, modules, rights }: ClientScope): boolean =>
  projects === 'all' && modules.has('asset') && rights.has('asset-view') && rights.has('asset-manage');

function refuseConfined({ scope }: ClientCall): void {
  if (!mayImport(scope)) throw missingRight();
}

const FAULTS: Readonly<Record<AssetFileFault['reason'], Omit<ValidationIssue, 'pointer'>>> = {
  empty: { code: 'required' },
  noText: { code: 'format' },
  columns: { code: 'format' },
  tooMany: { code: 'too-large', params: { max: MAX_IMPORTED } },
};

/** Reads the rows of a file, before the transaction begins. */
async function rowsOf({ name, bytes }: SentFile) {
  const read = readAssetFile(textOf(bytes));
  if (!read.ok) throw invalid([{ pointer: '/file', ...FAULTS[read.reason] }]);
  return { name, headings: read.headings, rows: read.rows };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid([{ pointer: '/file', code: 'format' }]);
  }
}

const stored = ({ line, cells, isUnclosed }: AssetRow): AssetRow => ({
  line,
  cells: cells.map((cell) => cell.slice(0, MAX_CELL).toWellFormed()),
  isUnclosed,
});

/** Imports of assets from a file. The job `asset-import` adds their rows. */
export const assetImportRoutes: Route[] = [
  route(checkAssetImport, async (call) => {
    refuseConfined(call);
    const { tags, productCodes: codes } = call.body;
    const taken = await takenTags(call.db, tags);
    const products = await offeredProducts(call.db);
    return {
      taken: tags.filter((tag) => taken.has(nameKey(tag))),
      unknown: codes.filter((code) => !products.has(code)),
    };
  }),

  uploadRoute(startAssetImport, rowsOf, async (call) => {
    refuseConfined(call);
    const { db, scope, now, file } = call;
    await db.lock();
    const running = await db.selectFrom('asset_import').select('id').where('state', '=', 'running').execute();
    if (running.length > 0) throw new ProblemError('import-running');
    const id = crypto.randomUUID();
    const own = { id, file_name: file.name, headings: JSON.stringify(file.headings), row_count: file.rows.length };
    await db.insert('asset_import', [{ ...own, started_at: now, started_by: scope.userId, finished_at: null }]);
    for (let at = 0; at < file.rows.length; at += PART) {
      const rows = JSON.stringify(file.rows.slice(at, at + PART).map(stored));
      await db.insert('asset_import_part', [{ import_id: id, position: at / PART, rows }]);
    }
    const former = await db.selectFrom('asset_import').select('id').orderBy('started_at', 'desc').execute();
    for (const one of former.filter((row) => row.id !== id).slice(KEPT_IMPORTS - 1))
      await db.remove('asset_import', { id: one.id });
    const [started] = await importsOf(call, id);
    if (!started) throw notFound();
    return started;
  }),

  route(getAssetImports, async (call) => ({ items: await importsOf(call) })),

  route(getAssetImportRefusals, async (call) => {
    const { db, params, query } = call;
    if (!isUuid(params.id)) throw notFound();
    const imported = await db
      .selectFrom('asset_import')
      .select('headings')
      .where('id', '=', params.id)
      .where(isVisible(call))
      .executeTakeFirst();
    if (!imported) throw notFound();
    const rows = await db
      .selectFrom('asset_import_refusal')
      .selectAll()
      .where('import_id', '=', params.id)
      .where('line', '>', query.after)
      .orderBy('line')
      .limit(REFUSALS_SIZE + 1)
      .execute();
    return {
      headings: imported.headings,
      rows: rows.slice(0, REFUSALS_SIZE).map(({ line, cells, is_unclosed: isUnclosed, refused }) => ({
        ...{ line, cells, isUnclosed, refused },
      })),
      hasMore: rows.length > REFUSALS_SIZE,
    };
  }),
];

/** Users confined to projects see their own imports, of a time when they saw all projects. */
const isVisible = ({ scope }: ClientCall): RawBuilder<SqlBool> =>
  scope.projects === 'all' ? sql`true` : sql`asset_import.started_by = ${scope.userId}::uuid`;

/** Reads the last imports, or one of them. */
async function importsOf(call: ClientCall, id?: string): Promise<AssetImport[]> {
  const rows = await call.db
    .selectFrom('asset_import')
    .selectAll('asset_import')
    .where(isVisible(call))
    .select(colleague(call.db, 'asset_import.started_by').as('starter'))
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(KEPT_IMPORTS)
    .execute();
  return rows.map((row) => ({ ...toImport(row), startedBy: row.starter }));
}

const toImport = (row: Selectable<Database['asset_import']>) => ({
  id: row.id,
  fileName: row.file_name,
  state: row.state,
  rowCount: row.row_count,
  createdCount: row.created_count,
  refusedCount: row.refused_count,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
