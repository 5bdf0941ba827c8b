import { ATTACHMENT_MAX_BYTES } from '@hireyard/contract';
import {
  IMPORT_KINDS,
  type ImportKind,
  MAX_BATCH_ROWS,
  REASON_HEADINGS,
  type RowAnswer,
} from '@hireyard/contract/backoffice';
import type { Encoding } from '@hireyard/contract/table-file';
import { type Kysely, sql } from 'kysely';
import { companyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { embeddedFiles, type FileStore } from '../../files/file-store.ts';
import { ProblemError } from '../../http/problem.ts';
import { type ReceivedPdf, receivePdf } from '../../services/attachments/received-pdf.ts';
import { readDomainTime } from '../../simulator/clock-store.ts';
import { companyLanguage } from '../company-language.ts';
import { type ImportOptions, importRows, readRow } from '../import-rows.ts';
import type { AnyKind } from '../kind.ts';
import { KINDS } from '../kinds.ts';
import { type Column, columnsOfKind, FILE_COLUMN } from './columns.ts';
import { type ImportedFile, orderOf, type RelatedRecord, type TableFacts } from './opened-tables.ts';
import type { FileFault, FileRecord } from './read-file.ts';
import { type Reason, reasonText } from './reasons.ts';
import { openTables, type TableReader } from './table-reader.ts';
import { MAX_STAGED_FOR_ONE, stagedFor, undone } from './trial.ts';

interface RefusedRecord {
  /** Numbers of its rows in the file. */
  readonly lines: readonly number[];
  readonly externalId: string | null;
  readonly reasons: readonly Reason[];
}
export interface FileReport {
  readonly name: string;
  /** Null for a file that is named after none. */
  readonly kind: ImportKind | null;
  /** Why nothing of the file was read. */
  readonly fault: FileFault | { readonly code: 'kind' } | null;
  readonly encoding: Encoding | null;
  readonly isEncodingSure: boolean;
  readonly ignored: readonly string[];
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Number of unchanged rows with another version or time at their source. */
  readonly newMarks: number;
  readonly refused: readonly RefusedRecord[];
  /** The refused rows as a file to mend and to send again. */
  readonly rejected: string | null;
  /** Name of that file, which a later run imports. Empty where nothing was read. */
  readonly rejectedAs: string;
}

export const isPdfName = (name: string): boolean => /\.pdf$/i.test(name);

/** PDF files beside the tables, and where their bytes are kept. */
interface Pdfs {
  readonly beside: ReadonlyMap<string, Uint8Array>;
  /** Files that were judged: many rows may name the same one. */
  readonly judged: Map<string, Promise<ReceivedPdf>>;
  readonly store: FileStore;
}

/** How files are imported. */
export interface FileImportOptions extends ImportOptions {
  /** Rows of all tables together. Default: any number. */
  readonly maxRows?: number;
  /** Records of one transaction, at most. */
  readonly recordsAtOnce?: number;
  /** Milliseconds for which a transaction may have others wait. Longer ones are followed by smaller ones. */
  readonly holdsFor?: number;
  /** Milliseconds after which a run begins no further transaction. Default: any number. */
  readonly takesAtMost?: number;
  /** Rows that a trial writes before a single one, at most. */
  readonly maxStaged?: number;
  /** Writes the cell of a refused record that says why. Default: in English. */
  readonly because?: (reasons: readonly Reason[]) => string;
}

/** Import of the tables of a run. */
interface TableImport {
  readonly db: Kysely<Database>;
  readonly opCo: string;
  readonly reader: TableReader;
  readonly pdfs: Pdfs;
  readonly options: FileImportOptions;
  readonly real: Date;
  /** Time of `performance.now` at which the run is too long. */
  readonly until: number;
}

/** A run took longer than it may. Another try would, too. */
export class RunTooLongError extends Error {
  override readonly name = 'RunTooLongError';
}

const columnsByKind = () =>
  Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, columnsOfKind(KINDS[kind])])) as Record<
    ImportKind,
    readonly Column[]
  >;

/**
 * Imports files of an operating company, each after the files that it refers to. A refused row leaves the others alone.
 * A dry run undoes each batch (`trial.ts`), so that nobody waits for the whole of it.
 */
export async function importFiles(
  db: Kysely<Database>,
  opCo: string,
  files: readonly ImportedFile[],
  options: FileImportOptions,
  real: Date,
  store: FileStore = embeddedFiles,
): Promise<FileReport[]> {
  const until = performance.now() + (options.takesAtMost ?? Number.POSITIVE_INFINITY);
  const { pdfs = [], tables = [] } = Object.groupBy(files, ({ name }) => (isPdfName(name) ? 'pdfs' : 'tables'));
  const beside = new Map(pdfs.map(({ name, bytes }) => [name.normalize('NFC'), bytes]));
  const language = await companyLanguage(companyDb(db, opCo, real, real));
  const reader = await openTables(tables, { columns: columnsByKind(), language }, { maxRows: options.maxRows });
  try {
    // A trial keeps nothing.
    const kept = { beside, judged: new Map(), store: options.dryRun ? embeddedFiles : store };
    const reports: FileReport[] = [];
    for (const table of reader.tables.toSorted((a, b) => orderOf(a) - orderOf(b)))
      reports.push(await importTable({ db, opCo, reader, pdfs: kept, options, real, until }, table));
    // PostgreSQL would do so within minutes, and the embedded database within an hour. Sums take seconds until then.
    if (!options.dryRun && reports.some(({ created, changed }) => created + changed >= MAX_BATCH_ROWS))
      await sql`analyze`.execute(db);
    return reports;
  } finally {
    await reader.close();
  }
}

/** Records of the first transaction where its time is limited. */
const FIRST_RECORDS = 20;
/** Records below which a transaction is not made smaller, since each begins with the same reads. */
const FEWEST_RECORDS = 10;

/** Returns the records of the next transaction. `share` is the share of its time that the last one took. */
export const nextSize = (size: number, share: number, most: number): number =>
  Math.max(FEWEST_RECORDS, Math.min(most, share > 1 ? Math.floor(size / share) : share < 0.5 ? size * 2 : size));

const NOTHING = { created: 0, changed: 0, unchanged: 0, newMarks: 0, refused: [], rejected: null, rejectedAs: '' };
/** Refused records of a table with all of their reasons. Of further ones the first reason is kept. */
const MAX_EXPLAINED = 10_000;
/** Reasons of one record. */
const MAX_REASONS = 10;

async function importTable(run: TableImport, table: TableFacts): Promise<FileReport> {
  const { name, kind: kindName, fault, encoding, isEncodingSure, ignored } = table;
  const facts = { name, kind: kindName, fault, encoding, isEncodingSure, ignored };
  if (fault || kindName === null) return { ...facts, ...NOTHING };
  const { reader, options } = run;
  const counts = { created: 0, changed: 0, unchanged: 0, newMarks: 0 };
  const refused: (RefusedRecord & { readonly at: number })[] = [];
  const { recordsAtOnce: most = MAX_BATCH_ROWS, holdsFor = Number.POSITIVE_INFINITY } = options;
  let size = Number.isFinite(holdsFor) ? Math.min(FIRST_RECORDS, most) : most;
  for (let from = 0; from < table.recordCount; ) {
    const began = performance.now();
    if (began > run.until) throw new RunTooLongError();
    const { records, answers, newMarks } = await importBatch(run, KINDS[kindName], { table, from, to: from + size });
    counts.newMarks += newMarks;
    size = nextSize(size, (performance.now() - began) / holdsFor, most);
    for (const [index, record] of records.entries()) {
      const answer = answers.get(record);
      if (answer && answer.outcome !== 'refused') {
        counts[answer.outcome] += 1;
        continue;
      }
      const reasons = answer ? reasonsOf(answer, record) : record.reasons;
      const kept = refused.length < MAX_EXPLAINED ? MAX_REASONS : 1;
      refused.push({
        at: from + index,
        lines: record.lines,
        externalId: record.externalId,
        reasons: reasons.slice(0, kept).map(shortened),
      });
    }
    from += records.length;
  }
  const because = options.because ?? ((reasons) => reasons.map(reasonText).join('; '));
  const rows = refused.map(({ at, reasons }) => ({ at, because: because(reasons) }));
  const rejected = rows.length > 0 ? await reader.rejected(table.table, rows, REASON_HEADINGS['en-US']) : null;
  const named = refused.map(({ at: _at, ...record }) => record);
  return { ...facts, ...counts, refused: named, rejected, rejectedAs: `${kindName}.csv` };
}

/** Records of a table that are written in one transaction. */
interface Batch {
  readonly table: TableFacts;
  readonly from: number;
  readonly to: number;
}
const NONE: ReadonlyMap<FileRecord, RowAnswer> = new Map();
type WithPdf = FileRecord & { readonly pdf?: ReceivedPdf };

async function importBatch({ db, opCo, reader, pdfs, options, real }: TableImport, kind: AnyKind, batch: Batch) {
  const { maxStaged = MAX_STAGED_FOR_ONE } = options;
  const { to, staged } = options.dryRun
    ? await stagedFor(judging(reader, pdfs), batch, maxStaged)
    : { to: batch.to, staged: [] };
  if (staged === null) {
    const reason = { column: null, code: 'not-tried', cell: null, params: { max: maxStaged } };
    const untried = await reader.records(batch.table.table, batch.from, to);
    const refused = untried.map((record) => ({ ...record, reasons: [...record.reasons, reason] }));
    return { records: refused, answers: NONE, newMarks: 0 };
  }
  const records: WithPdf[] = [];
  for (const record of await reader.records(batch.table.table, batch.from, to))
    records.push(await withPdf(record, pdfs));
  const sound = records.filter(({ reasons }) => reasons.length === 0);
  let newMarks = 0;
  const onNewMark = () => {
    newMarks += 1;
  };
  const write = async (trx: Kysely<Database>) => {
    const now = await readDomainTime(trx, real);
    const call = { db: companyDb(trx, opCo, now, real), now, accounts: trx, real };
    const { notifies, newId } = options;
    const kept = { ...{ dryRun: false, notifies, newId }, keptIn: options.dryRun ? undefined : options.keptIn };
    for (const [of, rows] of staged) await importRows(call, KINDS[of], rows, kept);
    const rows = sound.map(({ raw, pdf }) => ({ ...readRow(kind, raw), file: pdf }));
    return importRows(call, kind, rows, { ...kept, onNewMark });
  };
  const answers = await (options.dryRun ? undone(db, write) : db.transaction().execute(write));
  return { records, answers: new Map(sound.map((record, index) => [record, answers[index]])), newMarks };
}

/** Returns a reader of related records that judges their PDFs too: one that is refused for its PDF supports no other. */
function judging(reader: TableReader, pdfs: Pdfs): TableReader {
  return {
    ...reader,
    async related(...args) {
      const related = await reader.related(...args);
      if (related === null) return related;
      const judged: RelatedRecord[] = [];
      for (const one of related) judged.push({ ...one, record: await withPdf(one.record, pdfs) });
      return judged;
    },
  };
}

/** Takes the name of a PDF out of a record, and the PDF from beside the table. Judges it as every upload is. */
async function withPdf(
  record: FileRecord,
  { beside, judged, store }: Pdfs,
): Promise<FileRecord & { readonly pdf?: ReceivedPdf }> {
  const { [FILE_COLUMN.name]: cell, ...raw } = record.raw as Readonly<Record<string, unknown>>;
  if (typeof cell !== 'string') return record;
  const refused = (code: string) => ({
    ...record,
    reasons: [...record.reasons, { column: FILE_COLUMN.name, code, cell }],
  });
  const bytes = beside.get(cell.normalize('NFC'));
  if (!bytes) return refused('no-file');
  if (bytes.length > ATTACHMENT_MAX_BYTES) return refused('file-size');
  try {
    const name = cell.normalize('NFC');
    const judging = judged.get(name) ?? receivePdf({ bytes });
    judged.set(name, judging);
    const pdf = await judging;
    return { ...record, raw, pdf: { ...pdf, kept: await store.put(pdf.content) } };
  } catch (error) {
    if (error instanceof ProblemError) return refused(error.type);
    throw error;
  }
}

/** Returns the reasons of an answer, the first one of each field, with what the file has there. */
export function reasonsOf({ problem, errors }: RowAnswer, { raw, cells }: FileRecord): Reason[] {
  if (errors.length === 0) return [{ column: null, code: problem ?? 'validation', cell: null }];
  const firsts = errors.filter(({ pointer }, index) => errors.findIndex((one) => one.pointer === pointer) === index);
  return firsts.map(({ pointer, code, params }) => {
    const path = pointer.split('/').slice(1);
    // An item of a list is one of the rows.
    const column = path.filter((key) => !/^\d+$/.test(key)).join('.');
    return { column: column || null, code, cell: cells.get(pointer) ?? valueAt(raw, path), params };
  });
}

/** Returns a value that no cell has by itself, such as one of several in a cell. */
function valueAt(raw: FileRecord['raw'], path: readonly string[]): string | null {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], raw);
  const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isShown ? String(value) : null;
}

/** Characters of a cell that a reason quotes. */
const MAX_QUOTED = 200;
const shortened = (reason: Reason): Reason => ({
  ...reason,
  cell: reason.cell?.slice(0, MAX_QUOTED).toWellFormed() ?? null,
});
