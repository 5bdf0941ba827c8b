import { ATTACHMENT_MAX_BYTES, type Language } from '@hireyard/contract';
import { IMPORT_KINDS, type ImportKind, MAX_BATCH_ROWS, type RowAnswer } from '@hireyard/contract/backoffice';
import { type Encoding, writeTable } from '@hireyard/contract/table-file';
import { type Kysely, sql } from 'kysely';
import { companyDb } from '../../database/client/company-db.ts';
import type { Database } from '../../database/tables.ts';
import { embeddedFiles, type FileStore } from '../../files/file-store.ts';
import { ProblemError } from '../../http/problem.ts';
import { type ReceivedPdf, receivePdf } from '../../services/attachments/received-pdf.ts';
import { readDomainTime } from '../../simulator/clock-store.ts';
import { companyLanguage } from '../company-language.ts';
import { type ImportOptions, importRows, readRow } from '../import-rows.ts';
import { KINDS } from '../kinds.ts';
import { type Column, columnsOfKind, FILE_COLUMN } from './columns.ts';
import { type FileFault, type FileRecord, REASON_COLUMN, type ReadFile, readFile, readSheet } from './read-file.ts';
import { type Reason, reasonText } from './reasons.ts';
import { readWorkbook } from './workbook.ts';

export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
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
  readonly refused: readonly RefusedRecord[];
  /** The refused rows as a file to mend and to send again. */
  readonly rejected: string | null;
  /** Name of that file, which a later run imports. Empty where nothing was read. */
  readonly rejectedAs: string;
}

const EXTENSION = /\.(csv|tsv|txt|xlsx)$/i;
/** Workbooks by their names. Those of Excel before 2007, `xls`, are not read. */
export const isWorkbook = (name: string): boolean => /\.xlsx$/i.test(name);
export const isPdfName = (name: string): boolean => /\.pdf$/i.test(name);

/** Returns the kind that a file holds by its name: `clients.csv`. */
export const kindOfFile = (name: string): ImportKind | null =>
  IMPORT_KINDS.find(
    (kind) => EXTENSION.test(name) && kind.toLowerCase() === name.replace(EXTENSION, '').toLowerCase(),
  ) ?? null;

/** Table to import: a file, or a sheet of a workbook. */
interface ImportedTable {
  readonly name: string;
  readonly kind: ImportKind | null;
  read(columns: readonly Column[], language: Language): ReadFile | FileFault;
}

const kindNamed = (sheet: string): ImportKind | null =>
  IMPORT_KINDS.find((kind) => kind.toLowerCase() === sheet.trim().toLowerCase()) ?? null;

/** Returns the tables of a file: of a workbook that is named after a kind its first sheet, of others a sheet for each kind. */
async function tablesOf({ name, bytes }: ImportedFile): Promise<ImportedTable[]> {
  const kind = kindOfFile(name);
  if (!isWorkbook(name)) return [{ name, kind, read: (columns, language) => readFile(bytes, columns, language) }];
  const sheets = await readWorkbook(bytes);
  if (sheets === null) return [{ name, kind: kind ?? IMPORT_KINDS[0], read: () => ({ code: 'workbook' }) }];
  const [first] = sheets;
  if (kind !== null)
    return [{ name, kind, read: (columns) => (first ? readSheet(first, columns) : { code: 'empty' }) }];
  const named = sheets.flatMap((sheet): ImportedTable[] => {
    const ofSheet = kindNamed(sheet.name);
    if (ofSheet === null) return [];
    return [{ name: `${name}: ${sheet.name}`, kind: ofSheet, read: (columns) => readSheet(sheet, columns) }];
  });
  return named.length > 0 ? named : [{ name, kind: null, read: () => ({ code: 'empty' }) }];
}

/** PDF files beside the tables, and where their bytes are kept. */
interface Pdfs {
  readonly beside: ReadonlyMap<string, Uint8Array>;
  /** Files that were judged: many rows may name the same one. */
  readonly judged: Map<string, Promise<ReceivedPdf>>;
  readonly store: FileStore;
}

/** Undoes a dry run. */
class Undone extends Error {}

/**
 * Imports files of an operating company, each after the files that it refers to. A refused row leaves the others alone.
 * A dry run tries all files in one transaction, which it undoes.
 */
export async function importFiles(
  db: Kysely<Database>,
  opCo: string,
  files: readonly ImportedFile[],
  options: ImportOptions,
  real: Date,
  store: FileStore = embeddedFiles,
): Promise<FileReport[]> {
  const { pdfs = [], tables = [] } = Object.groupBy(files, ({ name }) => (isPdfName(name) ? 'pdfs' : 'tables'));
  const beside = new Map(pdfs.map(({ name, bytes }) => [name.normalize('NFC'), bytes]));
  const read = await Promise.all(tables.map(tablesOf));
  const inOrder = read.flat().toSorted((a, b) => orderOf(a) - orderOf(b));
  const importAll = async (trx: Kysely<Database>, kept: ImportOptions) => {
    const all: FileReport[] = [];
    // A trial keeps nothing.
    const pdfs = { beside, judged: new Map(), store: options.dryRun ? embeddedFiles : store };
    for (const table of inOrder) all.push(await importTable(trx, opCo, table, pdfs, kept, real));
    return all;
  };
  if (!options.dryRun) {
    const done = await importAll(db, options);
    // PostgreSQL would do so within minutes, and the embedded database within an hour. Sums take seconds until then.
    if (done.some(({ created, changed }) => created + changed >= MAX_BATCH_ROWS)) await sql`analyze`.execute(db);
    return done;
  }
  let reports: FileReport[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      reports = await importAll(trx, { ...options, dryRun: false });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return reports;
}

/** Returns the place of a table among those of other kinds. */
export const orderOf = ({ kind }: { readonly kind: ImportKind | null }): number =>
  kind ? IMPORT_KINDS.indexOf(kind) : -1;

const NOTHING = {
  ...{ encoding: null, isEncodingSure: true, ignored: [], created: 0, changed: 0, unchanged: 0, refused: [] },
  rejected: null,
  rejectedAs: '',
};

async function importTable(
  db: Kysely<Database>,
  opCo: string,
  { name, kind: kindName, read }: ImportedTable,
  pdfs: Pdfs,
  options: ImportOptions,
  real: Date,
): Promise<FileReport> {
  if (kindName === null) return { ...NOTHING, name, kind: null, fault: { code: 'kind' } };
  const kind = KINDS[kindName];
  const language = await companyLanguage(companyDb(db, opCo, real, real));
  const file = read(columnsOfKind(kind), language);
  if ('code' in file) return { ...NOTHING, name, kind: kindName, fault: file };
  const counts = { created: 0, changed: 0, unchanged: 0 };
  const refused: [FileRecord, readonly Reason[]][] = [];
  for (let at = 0; at < file.records.length; at += MAX_BATCH_ROWS) {
    const some: Awaited<ReturnType<typeof withPdf>>[] = [];
    for (const record of file.records.slice(at, at + MAX_BATCH_ROWS)) some.push(await withPdf(record, pdfs));
    const sound = some.filter(({ reasons }) => reasons.length === 0);
    const answers = await inTransaction(db, async (trx) => {
      const now = await readDomainTime(trx, real);
      const rows = sound.map(({ raw, pdf }) => ({ ...readRow(kind, raw), file: pdf }));
      return importRows({ db: companyDb(trx, opCo, now, real), now, accounts: trx, real }, kind, rows, options);
    });
    const answerOf = new Map(sound.map((record, index) => [record, answers[index]]));
    for (const record of some) {
      const answer = answerOf.get(record);
      if (!answer) refused.push([record, record.reasons]);
      else if (answer.outcome === 'refused') refused.push([record, reasonsOf(answer, record)]);
      else counts[answer.outcome] += 1;
    }
  }
  const { encoding, isEncodingSure, ignored } = file;
  return {
    ...{ name, kind: kindName, fault: null, encoding, isEncodingSure, ignored, ...counts },
    refused: refused.map(([{ rows, externalId }, reasons]) => ({
      lines: rows.map(({ line }) => line),
      externalId,
      reasons,
    })),
    rejected: refused.length > 0 ? rejectedFile(file, refused) : null,
    rejectedAs: `${kindName}.csv`,
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

const inTransaction = <T>(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

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

function rejectedFile(
  { headings, encoding, numberPlaces }: ReadFile,
  refused: readonly (readonly [FileRecord, readonly Reason[]])[],
): string {
  // The file has semicolons, beside which a comma is the decimal sign. A sheet has points.
  const commas = new Set(encoding === null ? numberPlaces : []);
  const written = (cell: string, at: number) =>
    commas.has(at) && /^[-+]?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
  const own = headings.indexOf(REASON_COLUMN);
  // Cells under no heading stay, so that the row is refused again until it is mended.
  const width = refused.reduce(
    (most, [{ rows }]) => rows.reduce((wider, { cells }) => Math.max(wider, cells.length), most),
    headings.length,
  );
  const without = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '').filter((_, at) => at !== own);
  return writeTable([
    [...without(headings), REASON_COLUMN],
    ...refused.flatMap(([{ rows }, reasons]) =>
      // The first row says it for all rows of a record.
      rows.map(({ cells }, at) => [
        ...without(cells.map(written)),
        at === 0 ? reasons.map((one) => reasonText(shortened(one))).join('; ') : '',
      ]),
    ),
  ]);
}
