import type { Language } from '@hireyard/contract';
import { IMPORT_KINDS, type ImportKind } from '@hireyard/contract/backoffice';
import { type Encoding, isWorkbook } from '@hireyard/contract/table-file';
import type { Column } from './columns.ts';
import { charactersOf, type FileFault, type FileRecord, type ReadFile, readFile, readSheet } from './read-file.ts';
import { type RejectedRecord, rejectedFile } from './rejected-file.ts';
import { needsOf, offersOf } from './related.ts';
import { readWorkbook } from './workbook.ts';

export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is known of a table, without its rows: of a file, or of a sheet of a workbook. */
export interface TableFacts {
  /** Index among all tables that were opened. */
  readonly table: number;
  readonly name: string;
  /** Null for a file that is named after none. */
  readonly kind: ImportKind | null;
  readonly fault: FileFault | { readonly code: 'kind' } | null;
  readonly encoding: Encoding | null;
  readonly isEncodingSure: boolean;
  readonly ignored: readonly string[];
  readonly rowCount: number;
  readonly recordCount: number;
}

/** A record of a table that others of its run need. */
export interface RelatedRecord {
  readonly kind: ImportKind;
  readonly table: number;
  readonly at: number;
  readonly record: FileRecord;
}

export interface TableOptions {
  readonly columns: Readonly<Record<ImportKind, readonly Column[]>>;
  /** Language of the company, in which its letters most likely are. */
  readonly language: Language;
}

const EXTENSION = /\.(csv|tsv|txt|xlsx)$/i;

const kindNamed = (name: string): ImportKind | null =>
  IMPORT_KINDS.find((kind) => kind.toLowerCase() === name.toLowerCase()) ?? null;

/** Returns the kind that a file holds by its name: `clients.csv`. */
export const kindOfFile = (name: string): ImportKind | null =>
  EXTENSION.test(name) ? kindNamed(name.replace(EXTENSION, '')) : null;

interface ReadTable {
  readonly name: string;
  readonly kind: ImportKind | null;
  readonly read: ReadFile | FileFault | { readonly code: 'kind' };
}

/** Reads the tables of a file. What cannot be read is its fault alone, and leaves the other files of the run alone. */
async function readTables(file: ImportedFile, options: TableOptions): Promise<ReadTable[]> {
  try {
    return await tablesOf(file, options);
  } catch (error) {
    const ofKind = isWorkbook(file.name) ? 'workbook' : 'noText';
    const code = error instanceof RangeError ? 'tooLarge' : ofKind;
    return [{ name: file.name, kind: kindOfFile(file.name), read: { code } }];
  }
}

/** Reads the tables of a file: of a workbook that is named after a kind its first sheet, of others a sheet for each kind. */
async function tablesOf({ name, bytes }: ImportedFile, { columns, language }: TableOptions): Promise<ReadTable[]> {
  const kind = kindOfFile(name);
  if (!isWorkbook(name)) {
    const read = kind === null ? ({ code: 'kind' } as const) : readFile(bytes, columns[kind], language);
    return [{ name, kind, read }];
  }
  const sheets = await readWorkbook(bytes);
  if (typeof sheets === 'string') return [{ name, kind, read: { code: sheets } }];
  const [first] = sheets;
  if (kind !== null) return [{ name, kind, read: first ? readSheet(first, columns[kind]) : { code: 'empty' } }];
  const named = Map.groupBy(sheets, (sheet) => kindNamed(sheet.name.trim()));
  const tables = IMPORT_KINDS.flatMap((ofSheet): ReadTable[] =>
    (named.get(ofSheet) ?? []).slice(0, 1).map((sheet) => ({
      name: `${name}: ${sheet.name.trim()}`,
      kind: ofSheet,
      read: readSheet(sheet, columns[ofSheet]),
    })),
  );
  return tables.length > 0 ? tables : [{ name, kind: null, read: { code: 'kind' } }];
}

/** A table whose rows can be read. */
interface Open {
  readonly kind: ImportKind;
  readonly read: ReadFile;
}

type Place = readonly [table: number, at: number];

/** Earlier records that share a value which is used once, such as a number. Only the last of them are tried with a record. */
const MAX_SHARING = 20;

/** Characters of one answer, about. Each of them is copied to the process of the server. */
const MAX_ANSWER_CHARACTERS = 5_000_000;

/** Returns the place of a table among those of other kinds. */
export const orderOf = ({ kind }: { readonly kind: ImportKind | null }): number =>
  kind ? IMPORT_KINDS.indexOf(kind) : -1;

/** Holds the tables of a run, and makes records of their rows as they are asked for. */
export function openedTables(options: TableOptions) {
  const tables: (Open | null)[] = [];
  /** Places of records by what others can refer to: their ids, and values that are used once. */
  const places = new Map<string, Place[]>();

  const index = ({ kind, read }: Open, table: number) => {
    for (let at = 0; at < read.recordCount; at += 1)
      for (const offer of offersOf(kind, read.recordAt(at).raw)) {
        const same = places.get(offer);
        if (same) same.push([table, at]);
        else places.set(offer, [[table, at]]);
      }
  };
  const openAt = (table: number): Open => {
    const open = tables[table];
    if (!open) throw new Error(`table ${table} is not open`);
    return open;
  };
  const relatedAt = ([table, at]: Place): RelatedRecord => {
    const { kind, read } = openAt(table);
    return { kind, table, at, record: read.recordAt(at) };
  };
  const recordsOf = (table: number, from: number, to: number): RelatedRecord[] => {
    const until = Math.min(to, openAt(table).read.recordCount);
    return Array.from({ length: Math.max(0, until - from) }, (_, index) => relatedAt([table, from + index]));
  };
  return {
    /** Reads the tables of a file. */
    async open(file: ImportedFile): Promise<TableFacts[]> {
      return (await readTables(file, options)).map(({ name, kind, read }) => {
        const table = tables.length;
        const isOpen = !('code' in read) && kind !== null;
        tables.push(isOpen ? { kind, read } : null);
        const facts = { table, name, kind };
        if (!isOpen) {
          const fault = 'code' in read ? read : ({ code: 'kind' } as const);
          return { ...facts, fault, encoding: null, isEncodingSure: true, ignored: [], rowCount: 0, recordCount: 0 };
        }
        index({ kind, read }, table);
        const { encoding, isEncodingSure, ignored, rowCount, recordCount } = read;
        return { ...facts, fault: null, encoding, isEncodingSure, ignored, rowCount, recordCount };
      });
    },
    /** Leaves out the rows of tables, as if they had not been opened. */
    async leaveOut(left: readonly number[]): Promise<void> {
      for (const table of left) tables[table] = null;
    },
    /** Returns records from a place on: at least one, and fewer than asked for where they hold much. */
    async records(table: number, from: number, to: number): Promise<FileRecord[]> {
      const { read } = openAt(table);
      const records: FileRecord[] = [];
      let characters = 0;
      for (let at = from; at < Math.min(to, read.recordCount) && characters < MAX_ANSWER_CHARACTERS; at += 1) {
        records.push(read.recordAt(at));
        characters += charactersOf(read.rowsAt(at));
      }
      return records;
    },
    /**
     * Returns the records before a batch that its records need: what they refer to, what that refers to, and those with
     * which they share a value that is used once. Null where these are more than `max`, or hold too much.
     */
    async related(table: number, from: number, to: number, max: number): Promise<RelatedRecord[] | null> {
      const found = new Map<string, RelatedRecord>();
      const own = orderOf(openAt(table));
      // Tables of a kind are imported as they were opened.
      const isBefore = ([other, at]: Place) => {
        if (other === table) return at < from;
        const before = tables[other];
        if (!before) return false;
        const order = orderOf(before);
        return order < own || (order === own && other < table);
      };
      let fresh: readonly Pick<RelatedRecord, 'kind' | 'record'>[] = recordsOf(table, from, to);
      while (fresh.length > 0 && found.size <= max) {
        const needed = fresh.flatMap(({ kind, record }) => needsOf(kind, record.raw));
        const before = needed.flatMap((need) => (places.get(need) ?? []).filter(isBefore).slice(-MAX_SHARING));
        const next = new Map(before.map((place) => [place.join(), place]));
        for (const name of found.keys()) next.delete(name);
        const added = [...next]
          .slice(0, max + 1 - found.size)
          .map(([name, place]) => [name, relatedAt(place)] as const);
        for (const [name, record] of added) found.set(name, record);
        fresh = added.map(([, record]) => record);
      }
      if (found.size > max) return null;
      const related = [...found.values()];
      const characters = related.reduce((sum, one) => sum + charactersOf(openAt(one.table).read.rowsAt(one.at)), 0);
      return characters > MAX_ANSWER_CHARACTERS ? null : related;
    },
    /** Writes refused records as a file to mend and to send again. */
    async rejected(table: number, refused: readonly RejectedRecord[], heading: string): Promise<string> {
      return rejectedFile(openAt(table).read, refused, heading);
    },
  };
}

export type OpenedTables = ReturnType<typeof openedTables>;
