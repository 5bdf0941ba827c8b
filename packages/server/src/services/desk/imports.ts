import type { ImportKind } from '@hireyard/contract/backoffice';
import {
  addDeskImportFile,
  type DeskImport,
  type DeskImportSummary,
  getDeskImport,
  getDeskImportRefusals,
  getDeskImportTemplate,
  getDeskRejectedRows,
  hasRows,
  listDeskImports,
  listDeskImportsFacets,
  MAX_OPEN_RUNS,
  MAX_RUN_BYTES,
  MAX_RUN_FILES,
  MAX_RUN_ROWS,
  REFUSALS_PAGE,
  RUN_SOURCES,
  RUN_STATES,
  type RunState,
  removeDeskImportFile,
  runDeskImport,
  startDeskImport,
  tryDeskImport,
  undoDeskImport,
} from '@hireyard/contract/desk';
import { isWorkbook } from '@hireyard/contract/table-file';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { CompanyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { tagged } from '../../documents/files.ts';
import { isUuid } from '../../domain/uuid.ts';
import { illegalTransition, invalid, notFound } from '../../http/problem.ts';
import { downloadRoute, type FileAnswer, type Route, route, uploadRoute } from '../../http/route.ts';
import type { SentFile } from '../../http/upload.ts';
import { isPdfName } from '../../imports/files/import-files.ts';
import { kindOfFile, orderOf } from '../../imports/files/opened-tables.ts';
import { templates } from '../../imports/files/templates.ts';
import { isUndoable } from '../../imports/undo/undo-run.ts';
import { searchWords } from '../../lists/search.ts';
import { receivePdf } from '../attachments/received-pdf.ts';
import { pageInOrder } from '../backoffice/page.ts';
import { cellCounts } from './cell-counts.ts';

const FACETS = ['source', 'state', 'refused', 'dryRun'] as const;
const BOTH = ['yes', 'no'] as const;

/** Runs of imports of the operating company, and imports of files by its people (DK-09). The job imports them. */
export const deskImportRoutes: Route[] = [
  route(listDeskImports, async ({ db, query }) => {
    const { field, direction } = query.sort;
    const rows = await filteredRuns(db, query);
    return pageInOrder(rows, ORDERS[field], { ...query, direction }, async (page) => page.map(toSummary));
  }),
  route(listDeskImportsFacets, async ({ db, query }) => {
    const rows = await filteredRuns(db, { q: query.q, source: [], state: [], refused: [], dryRun: [] });
    const cells = await rows
      .clearSelect()
      .select(['listed.source', 'listed.state', 'listed.refused', 'listed.dryRun'])
      .select(sql<number>`count(*)::int`.as('n'))
      .groupBy(['listed.source', 'listed.state', 'listed.refused', 'listed.dryRun'])
      .execute();
    const { total, counted } = cellCounts(FACETS, cells, query);
    const facets = {
      source: RUN_SOURCES.map((value) => counted('source', value)),
      state: RUN_STATES.map((value) => counted('state', value)),
      refused: BOTH.map((value) => counted('refused', value)),
      dryRun: BOTH.map((value) => counted('dryRun', value)),
    };
    return { total, facets: query.facet === undefined ? facets : { [query.facet]: facets[query.facet] } };
  }),
  route(getDeskImport, async ({ db, params }) => toRun(db, await runRow(db, params.id))),
  route(getDeskImportRefusals, async ({ db, params, query }) => {
    const { id } = await runRow(db, params.id);
    const rows = await db
      .selectOwn('import_run_refusal')
      .where('run_id', '=', id)
      .where('position', '>', query.after)
      .where('of_undo', '=', query.of === 'undo')
      .selectAll()
      .orderBy('position')
      .limit(REFUSALS_PAGE + 1)
      .execute();
    return {
      items: rows.slice(0, REFUSALS_PAGE).map((row) => ({
        ...{ position: row.position, kind: row.kind, file: row.file_name, lines: row.lines },
        ...{ externalId: row.external_id, reasons: row.reasons },
      })),
      hasMore: rows.length > REFUSALS_PAGE,
    };
  }),

  route(startDeskImport, async ({ db, by }) => {
    await db.lock();
    const open = await db
      .selectOwn('import_run')
      .where('source', '=', 'desk')
      .where('state', 'not in', ['done', 'stopped'])
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(open.count) >= MAX_OPEN_RUNS)
      throw invalid([{ pointer: '', code: 'too-many', params: { max: MAX_OPEN_RUNS } }]);
    const id = await db.importRuns.add({
      ...{ source: 'desk', name: '', by_name: by.name, by_user_id: by.userId, state: 'open', dry_run: true },
      claimed_until: null,
    });
    return toRun(db, await runRow(db, id));
  }),
  uploadRoute(addDeskImportFile, receiveFile, async ({ db, params, file }) => {
    const { id, files } = await changeableRun(db, params.id);
    const others = files.filter(({ name }) => name !== file.name);
    const limits = [
      [others.length + 1, MAX_RUN_FILES, 'too-many'],
      [sumOf(others, 'size') + file.size, MAX_RUN_BYTES, 'too-large'],
      [sumOf(others, 'row_count') + file.row_count, MAX_RUN_ROWS, 'too-many-rows'],
    ] as const;
    for (const [is, max, code] of limits) if (is > max) throw invalid([{ pointer: '/file', code, params: { max } }]);
    await db.importRuns.clear(id);
    await db.importRuns.putFile(id, file);
    return changed(db, id, 'open');
  }),
  route(removeDeskImportFile, async ({ db, params }) => {
    const { id, files } = await changeableRun(db, params.id);
    if (!files.some((file) => file.id === params.fileId)) throw notFound();
    await db.importRuns.clear(id);
    await db.importRuns.removeFile(id, params.fileId);
    return changed(db, id, 'open');
  }),
  route(tryDeskImport, async ({ db, params }) => {
    const { id, state, files } = await changeableRun(db, params.id);
    if (!files.some(hasRows)) throw illegalTransition(state, []);
    await db.importRuns.clear(id);
    return changed(db, id, 'trying', { dryRun: true, notifies: false });
  }),
  route(runDeskImport, async ({ db, params, body }) => {
    const { id, state } = await changeableRun(db, params.id);
    if (state !== 'tried') throw illegalTransition(state, ['trying']);
    await db.importRuns.clear(id);
    return changed(db, id, 'importing', { dryRun: false, notifies: body.notifies });
  }),

  route(undoDeskImport, async ({ db, params, now }) => {
    await db.lock();
    const row = await runRow(db, params.id);
    if (!canUndo(row)) throw illegalTransition(row.state, []);
    await db.updateOwn('import_run', row.id, {
      ...{ undo_asked_at: now, undone_at: null, changed_at: now },
      // All of it anew: what depended on a record may be gone.
      ...{ undo_kind: null, undo_before: null },
    });
    return toRun(db, await runRow(db, row.id));
  }),

  downloadRoute(getDeskRejectedRows, async ({ db, params }) => {
    const { id } = await runRow(db, params.id);
    const file = isUuid(params.fileId)
      ? await db
          .selectOwn('import_run_file')
          .where('run_id', '=', id)
          .where('id', '=', params.fileId)
          .select(['kind', 'rejected'])
          .executeTakeFirst()
      : undefined;
    if (!file?.kind || file.rejected === null) throw notFound();
    // The name says the kind, so that the file can be imported as it is.
    return fileOf(`${file.kind}.csv`, file.rejected);
  }),
  downloadRoute(getDeskImportTemplate, async ({ query }) => {
    const template = templates().find(({ name }) => name.replace(/\.\w+$/, '') === query.name);
    if (!template) throw notFound();
    return fileOf(template.name, template.text);
  }),
];

function fileOf(name: string, text: string): FileAnswer {
  const type = name.endsWith('.txt') ? 'text/plain' : 'text/csv';
  return tagged({ name, type, content: new TextEncoder().encode(text) });
}

type RunRow = Selectable<Database['import_run']>;
type FileRow = Omit<Selectable<Database['import_run_file']>, 'content' | 'rejected'> & { readonly rejected: boolean };

/** Line feed and carriage return: a table has its rows in lines of either. */
const LINE_ENDS = [10, 13];
/** Returns the number of rows of a table, at most: a cell may have several lines. */
const linesIn = (bytes: Uint8Array): number => Math.max(...LINE_ENDS.map((end) => timesIn(bytes, end)));

function timesIn(bytes: Uint8Array, byte: number): number {
  let times = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) times += 1;
  return times;
}

/** Judges a file by its name, and a PDF by its content. */
async function receiveFile({ name, bytes }: SentFile) {
  const kind = kindOfFile(name);
  const isTable = hasRows({ name, kind });
  if (!isTable && !isPdfName(name)) throw invalid([{ pointer: '/file', code: 'choice' }]);
  if (!isTable) await receivePdf({ bytes });
  // A workbook is packed: its rows are counted when it is tried.
  const rows = isTable && !isWorkbook(name) ? linesIn(bytes) : 0;
  return { name, kind, size: bytes.length, row_count: rows, content: bytes };
}

const sumOf = (files: readonly FileRow[], column: 'size' | 'row_count') =>
  files.reduce((sum, file) => sum + file[column], 0);

/** States in which a person changes a run. */
const CHANGEABLE: readonly RunState[] = ['open', 'tried'];

/** Returns a run of the desk that has not been imported. Throws 404 for another, and 409 while it is worked on and after. */
async function changeableRun(db: CompanyDb, id: string) {
  await db.lock();
  const row = await runRow(db, id);
  if (row.source !== 'desk') throw notFound();
  if (!CHANGEABLE.includes(row.state)) throw illegalTransition(row.state, []);
  // Sheets of workbooks are found anew.
  const files = (await filesOf(db, row.id)).filter(({ sheet_of }) => sheet_of === null);
  return { id: row.id, state: row.state, files };
}

async function changed(
  db: CompanyDb,
  id: string,
  state: RunState,
  set?: { readonly dryRun: boolean; readonly notifies: boolean },
): Promise<DeskImport> {
  const files = (await filesOf(db, id)).filter(({ sheet_of }) => sheet_of === null);
  const kinds = files.flatMap(({ kind }) => kind ?? []);
  await db.updateOwn('import_run', id, { name: files.map(({ name }) => name).join(', '), kinds: [...new Set(kinds)] });
  await db.importRuns.move(id, state, set);
  return toRun(db, await runRow(db, id));
}

interface Filters {
  readonly q?: string | undefined;
  readonly source: readonly string[];
  readonly state: readonly string[];
  readonly refused: readonly string[];
  readonly dryRun: readonly string[];
}
type Listed = RunRow & {
  readonly refused: 'yes' | 'no';
  readonly dryRun: 'yes' | 'no';
  readonly changed_text: string;
  readonly started_text: string;
};

async function filteredRuns(db: CompanyDb, { q, source, state, refused, dryRun }: Filters) {
  let rows = db
    .selectOwn(
      sql<Listed>`(
        select import_run.*, case when refused_count > 0 then 'yes' else 'no' end as refused,
          case when dry_run then 'yes' else 'no' end as "dryRun",
          changed_at::text as changed_text, started_at::text as started_text
        from import_run)`.as('listed'),
    )
    .selectAll('listed');
  if (source.length) rows = rows.where('source', 'in', source as never);
  if (state.length) rows = rows.where('state', 'in', state as never);
  if (refused.length) rows = rows.where('refused', 'in', refused as never);
  if (dryRun.length) rows = rows.where('dryRun', 'in', dryRun as never);
  for (const { pattern } of await searchWords(db, q))
    rows = rows.where(sql<SqlBool>`folded(listed.name, listed.by_name) like ${pattern}`);
  return rows;
}

const ordered = (key: 'changed_at' | 'started_at', text: 'changed_text' | 'started_text') => ({
  keys: [{ key: `listed.${key}`, type: 'timestamptz' as const }],
  id: 'listed.id',
  positionOf: (row: Listed) => ({ keys: [row[text]], id: row.id }),
});
const ORDERS = {
  changedAt: ordered('changed_at', 'changed_text'),
  startedAt: ordered('started_at', 'started_text'),
};

/** Returns a run of the company. Throws 404 for any other. */
async function runRow(db: CompanyDb, id: string): Promise<RunRow> {
  const row = isUuid(id)
    ? await db.selectOwn('import_run').where('id', '=', id).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row;
}

/** Reads the files of a run without their content, in the order of their import. */
async function filesOf(db: CompanyDb, runId: string): Promise<FileRow[]> {
  const rows = await db
    .selectOwn('import_run_file')
    .where('run_id', '=', runId)
    .select(['id', 'run_id', 'op_co', 'name', 'kind', 'size', 'row_count', 'report', 'sheet_of'])
    .select(sql<boolean>`rejected is not null`.as('rejected'))
    .orderBy('name')
    .execute();
  return rows.toSorted((a, b) => Number(a.kind === null) - Number(b.kind === null) || orderOf(a) - orderOf(b));
}

const isUndoing = ({ undo_asked_at: asked, undone_at: done }: RunRow) => asked !== null && done === null;
/** True for a run whose rows were all refused. One that went on in another process counts what it wrote before as unchanged. */
const isEmpty = ({ state, created_count, changed_count, unchanged_count, archived_count }: RunRow) =>
  state === 'done' && created_count + changed_count + unchanged_count + archived_count === 0;
/** True for a run that has ended and was taken back whole. */
const isUndone = ({ state, undone_at, undo_refused_count }: RunRow) =>
  state !== 'importing' && undone_at !== null && undo_refused_count === 0;
const canUndo = (row: RunRow): boolean => isUndoable(row) && !isUndoing(row) && !isEmpty(row) && !isUndone(row);

const toSummary = (row: RunRow): DeskImportSummary => ({
  ...{ id: row.id, source: row.source, name: row.name, by: row.by_name, state: row.state, dryRun: row.dry_run },
  kinds: row.kinds as ImportKind[],
  ...{ created: row.created_count, changed: row.changed_count, unchanged: row.unchanged_count },
  ...{ refused: row.refused_count, archived: row.archived_count },
  undo: row.undo_asked_at && {
    ...{ askedAt: row.undo_asked_at.toISOString(), doneAt: row.undone_at?.toISOString() ?? null },
    ...{ takenBack: row.undone_count, refused: row.undo_refused_count },
  },
  canUndo: canUndo(row),
  startedAt: row.started_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

const toRun = async (db: CompanyDb, row: RunRow): Promise<DeskImport> => ({
  ...toSummary(row),
  files: (await filesOf(db, row.id)).map(({ id, name, kind, size, report, rejected, sheet_of }) => ({
    ...{ id, name, kind, sheetOf: sheet_of, size, report, hasRejected: rejected },
  })),
});
