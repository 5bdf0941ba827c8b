import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isWorkbook } from '@hireyard/contract/table-file';
import type { Kysely } from 'kysely';
import { companyDb } from '../database/client/company-db.ts';
import type { ImportRuns } from '../database/client/import-runs.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileReport, importFiles, isPdfName } from '../imports/files/import-files.ts';
import { kindOfFile } from '../imports/files/opened-tables.ts';
import { reasonText } from '../imports/files/reasons.ts';
import { countsOf, refusalsOf } from '../imports/files/report-of-run.ts';
import { templates } from '../imports/files/templates.ts';
import { readDomainTime } from '../simulator/clock-store.ts';
import { StartError } from '../start-error.ts';
import { companyCode } from './entered-line.ts';

/** Import of a folder. The process of the command reads its files, because the server may not see them. */
export interface FolderImport {
  /** Code of the operating company. */
  readonly opCo: string;
  readonly dryRun: boolean;
  readonly notifies: boolean;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}

/** Folder of the refused rows, inside the imported one. */
const REJECTED = 'rejected';
/** PDF files of one run, which are held in memory. More are sent by the API. */
const MAX_PDF_BYTES = 200_000_000;

/** Reads the files of a folder that spreadsheets and systems write. Other files are named in the report. */
export async function filesOf(folder: string): Promise<FolderImport['files']> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${folder} cannot be read (${error.code}).`);
  });
  const names = entries.filter((entry) => entry.isFile() && /\.(csv|tsv|txt|xlsx?)$/i.test(entry.name));
  const own = names.map(({ name }) => name).filter((name) => name !== 'columns.txt');
  if (!own.some((name) => kindOfFile(name) !== null || isWorkbook(name)))
    throw new StartError(`${folder} has no file to import; "operate import ${folder} --templates" writes empty ones.`);
  const read = async (from: string, name: string) => ({
    name,
    base64: (await readFile(path.join(from, name))).toString('base64'),
  });
  const pdfs = await pdfsOf(folder);
  return Promise.all([...own.map((name) => read(folder, name)), ...pdfs.map(({ from, name }) => read(from, name))]);
}

/** Finds the PDF files beside the tables. Files of refused rows are in the folder of the first import. */
async function pdfsOf(folder: string): Promise<readonly { readonly from: string; readonly name: string }[]> {
  const folders = isRejected(folder) ? [path.dirname(path.resolve(folder)), folder] : [folder];
  const folderOf = new Map<string, string>();
  let bytes = 0;
  for (const from of folders) {
    for (const entry of await readdir(from, { withFileTypes: true })) {
      if (!entry.isFile() || !/\.pdf$/i.test(entry.name)) continue;
      bytes += (await stat(path.join(from, entry.name))).size;
      folderOf.set(entry.name, from);
    }
  }
  if (bytes > MAX_PDF_BYTES)
    throw new StartError(
      `${folder} has more than ${MAX_PDF_BYTES / 1e6} MB of PDF files: split it, or send them by the API.`,
    );
  return [...folderOf].map(([name, from]) => ({ name, from }));
}

/** What an import came to, for the process of the command. */
interface Done {
  /** Null for a dry run, which cannot be taken back. */
  readonly run: string | null;
  readonly reports: readonly FileReport[];
}

/** Imports a folder as a run of the company's desk (DK-09). Returns what came of it as JSON. */
export async function importFolder(
  db: Kysely<Database>,
  { opCo, files, ...options }: FolderImport,
  store?: FileStore,
): Promise<string> {
  const code = await companyCode(db, opCo);
  const decoded = files.map(({ name, base64 }) => ({ name, bytes: new Uint8Array(Buffer.from(base64, 'base64')) }));
  const real = new Date();
  const withRuns = <T>(work: (runs: ImportRuns) => Promise<T>) =>
    db
      .transaction()
      .execute(async (trx) => work(companyDb(trx, code, await readDomainTime(trx, real), real).importRuns));
  const { dryRun, notifies } = options;
  const tables = files.filter((file) => !isPdfName(file.name));
  const name = tables.map((file) => file.name).join(', ');
  const id = await withRuns((runs) =>
    runs.add({
      ...{ source: 'operate', name, by_name: null, by_user_id: null },
      ...{ state: 'importing', dry_run: dryRun, notifies, claimed_until: null },
    }),
  );
  try {
    const reports = await importFiles(db, code, decoded, { ...options, keptIn: async () => id }, real, store);
    await withRuns(async (runs) => {
      await runs.count(id, countsOf(reports), [...new Set(reports.flatMap(({ kind }) => kind ?? []))]);
      await runs.addRefusals(id, refusalsOf(reports));
      await runs.move(id, 'done');
    });
    return JSON.stringify({ run: dryRun ? null : id, reports } satisfies Done);
  } catch (error) {
    await withRuns((runs) => runs.move(id, 'stopped'));
    throw error;
  }
}

/**
 * Writes the refused rows beside the imported files, or into the folder of refused rows that was imported. Removes the files
 * of which no row is refused any more. Returns the report to print, and whether all rows were accepted.
 */
export async function reportImport(
  folder: string,
  { dryRun }: Pick<FolderImport, 'dryRun'>,
  done: string,
): Promise<{ readonly text: string; readonly isAccepted: boolean }> {
  const { run, reports } = JSON.parse(done) as Done;
  const lines = reports.flatMap(linesOf);
  const isAgain = isRejected(folder);
  const rejected = isAgain ? folder : path.join(folder, REJECTED);
  // A dry run of refused rows leaves them as they were mended.
  if (!(dryRun && isAgain)) lines.push(...(await keepRefused(rejected, reports, { dryRun })));
  const isAccepted = reports.every(({ fault, refused }) => fault === null && refused.length === 0);
  lines.push(
    run === null ? 'A dry run: nothing was changed.' : `Run ${run}; "operate undo-import ${run}" takes it back.`,
  );
  return { text: lines.join('\n'), isAccepted };
}

const isRejected = (folder: string): boolean => path.basename(path.resolve(folder)) === REJECTED;

/** Returns where the refused rows are. The rows that were accepted are in the database, whatever happens to the files. */
async function keepRefused(
  rejected: string,
  reports: readonly FileReport[],
  { dryRun }: Pick<FolderImport, 'dryRun'>,
): Promise<string[]> {
  const pathOf = (name: string) => path.join(rejected, name);
  const kept = reports.filter((report) => report.rejected !== null);
  try {
    if (!dryRun)
      for (const { rejectedAs, fault, rejected: text } of reports)
        if (fault === null && text === null) await rm(pathOf(rejectedAs), { force: true });
    if (kept.length === 0) return [];
    await mkdir(rejected, { recursive: true });
    for (const { rejectedAs, rejected: text } of kept) await writeFile(pathOf(rejectedAs), text ?? '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [`The refused rows cannot be written to ${rejected} (${code}): give the user of the command that folder.`];
  }
  return [`The refused rows are in ${rejected}: mend them there and import that folder.`];
}

function linesOf({ name, fault, refused, ...file }: FileReport): string[] {
  if (fault) return [`${name}: not read: ${faultText(fault)}`];
  const counts = `${file.created} created, ${file.changed} changed, ${file.unchanged} unchanged, ${refused.length} refused`;
  const guess = file.isEncodingSure ? '' : `; read as ${file.encoding}, which may be wrong: save it as UTF-8`;
  return [
    `${name}: ${counts}${guess}`,
    ...(file.ignored.length > 0 ? [`  not read, because they are no columns: ${file.ignored.join(', ')}`] : []),
    ...refused.map(
      ({ lines, externalId, reasons }) =>
        `  row ${lines.join(', ')}${externalId === null ? '' : ` (${externalId})`}: ${reasons.map(reasonText).join('; ')}`,
    ),
  ];
}

function faultText(fault: NonNullable<FileReport['fault']>): string {
  switch (fault.code) {
    case 'kind':
      return 'its name is not that of a kind, such as clients.csv, and no sheet of it has one';
    case 'noText':
      return 'it is no text; save it as CSV UTF-8, or as a workbook of Excel (xlsx)';
    case 'workbook':
      return 'the workbook is encrypted, damaged, too large or of Excel before 2007; save it as xlsx or CSV UTF-8';
    case 'tooLarge':
      return 'it takes more memory or time than a file may; split it';
    case 'rows':
      return 'it has more rows than a run may have';
    case 'empty':
      return 'it is empty';
    case 'columns':
      return `columns are missing: ${fault.missing.join(', ')}`;
  }
}

/** Writes an empty file of each kind into a folder, and never over a file. */
export async function writeTemplates(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  for (const { name, text } of templates()) {
    await writeFile(path.join(folder, name), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`${path.join(folder, name)} cannot be written (${error.code}).`);
    });
    written.push(name);
  }
  return `${folder} has ${written.join(', ')}.`;
}
