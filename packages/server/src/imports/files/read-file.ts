import type { Language } from '@hireyard/contract';
import { REASON_HEADINGS } from '@hireyard/contract/backoffice';
import {
  decode,
  type Encoding,
  faultOf,
  readTable,
  type Table,
  type TableRow,
  withoutMark,
} from '@hireyard/contract/table-file';
import { decimalSignOf, type NumberSign, readCell } from './cells.ts';
import type { Column } from './columns.ts';
import type { Reason } from './reasons.ts';

/** Record of a file, which one or more of its rows describe. */
export interface FileRecord {
  /** Numbers of its rows. */
  readonly lines: readonly number[];
  readonly externalId: string | null;
  /** Record as a batch of the API has it. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly reasons: readonly Reason[];
  /** What the file has, by the pointer to the value that was read from it. */
  readonly cells: ReadonlyMap<string, string>;
}
export interface ReadFile {
  /** Null for a sheet of a workbook. */
  readonly encoding: Encoding | null;
  /** False if the letters do not tell the encoding. */
  readonly isEncodingSure: boolean;
  readonly headings: readonly string[];
  /** Headings that are no column. */
  readonly ignored: readonly string[];
  /** Number of its rows below the headings. */
  readonly rowCount: number;
  readonly recordCount: number;
  /** Makes one of the records. All of them at once would fill the memory. */
  readonly recordAt: (at: number) => FileRecord;
  readonly rowsAt: (at: number) => readonly TableRow[];
  /** Places of the columns that hold numbers. */
  readonly numberPlaces: readonly number[];
}
/** Why a file is not read at all. */
export type FileFault =
  | { readonly code: 'noText' | 'empty' | 'workbook' | 'tooLarge' | 'rows' }
  | { readonly code: 'columns'; readonly missing: readonly string[] };

/** Characters of a record, and its rows: lists of the API are shorter. */
export const MAX_RECORD_CHARACTERS = 1_000_000;
const MAX_RECORD_ROWS = 1_000;
/** Reasons of one kind that a record is refused for. */
const MAX_REASONS = 100;

const ID = 'externalId';
const VALUES = '|';

/** Returns whether a column says why rows were refused, in any language. It is not read. */
export const isReasonHeading = (heading: string): boolean =>
  Object.values(REASON_HEADINGS).some((one) => keyOf(one) === keyOf(heading));

const keyOf = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Reads the records of a file. Its letters are most likely those of the company's language. */
export function readFile(bytes: Uint8Array, columns: readonly Column[], language: Language): ReadFile | FileFault {
  const byKey = new Map(columns.map((column) => [keyOf(column.name), column]));
  const { options, isSure } = decode(bytes.slice().buffer, [language]);
  const [{ encoding, text }] = options;
  const table = readTable(text, (heading) => byKey.has(keyOf(heading)));
  if (table === null) return { code: 'noText' };
  const signOf = (numbers: string[]) => decimalSignOf(numbers, table.separator);
  const read = readRows(table, columns, signOf);
  return 'code' in read ? read : { ...read, encoding, isEncodingSure: isSure };
}

/** Reads the records of a sheet of a workbook. */
export function readSheet(sheet: Pick<Table, 'headings' | 'rows'>, columns: readonly Column[]): ReadFile | FileFault {
  const read = readRows(sheet, columns, () => 'plain');
  return 'code' in read ? read : { ...read, encoding: null, isEncodingSure: true };
}

function readRows(
  { headings, rows }: Pick<Table, 'headings' | 'rows'>,
  columns: readonly Column[],
  signOf: (numbers: string[]) => NumberSign,
): Omit<ReadFile, 'encoding' | 'isEncodingSure'> | FileFault {
  const byKey = new Map(columns.map((column) => [keyOf(column.name), column]));
  if (headings.length === 0) return { code: 'empty' };
  const places = new Map<Column, number>();
  for (const [at, heading] of headings.entries()) {
    const column = byKey.get(keyOf(heading));
    if (column && !places.has(column)) places.set(column, at);
  }
  const missing = columns.filter((column) => column.isRequired && !places.has(column)).map(({ name }) => name);
  if (missing.length > 0) return { code: 'columns', missing };
  const read = new Set(places.values());
  const isIgnored = (heading: string, at: number) =>
    heading.trim() !== '' && !read.has(at) && !isReasonHeading(heading);
  const isNumber = ({ type }: Column) => type === 'decimal' || type === 'number' || type === 'whole';
  const numbers = [...places].filter(([column]) => isNumber(column)).map(([, at]) => at);
  const sign = signOf(rows.flatMap(({ cells }) => numbers.map((at) => cells[at] ?? '')));
  const reader: Reader = { places: [...places], headings, sign };
  const [, idAt = 0] = [...places].find(([{ name }]) => name === ID) ?? [];
  const records = recordsOf(rows, idAt);
  const repeats = repeatsIn(records, idAt);
  return {
    headings,
    numberPlaces: numbers,
    ignored: headings.filter(isIgnored),
    rowCount: rows.length,
    recordCount: records.length,
    rowsAt: (at) => records[at] ?? [],
    recordAt: (at) => {
      const record = recordOf(records[at] ?? [], reader);
      if (!repeats.has(at)) return record;
      return { ...record, reasons: [{ column: ID, code: 'taken', cell: record.externalId }, ...record.reasons] };
    },
  };
}

interface Reader {
  readonly places: readonly (readonly [Column, number])[];
  readonly headings: readonly string[];
  readonly sign: NumberSign;
}

/** Joins rows that follow each other with the same id: each holds one item of the record's list. */
function recordsOf(rows: readonly TableRow[], idAt: number): TableRow[][] {
  const records: TableRow[][] = [];
  for (const row of rows) {
    const id = row.cells[idAt]?.trim() ?? '';
    const last = records.at(-1);
    if (last && id !== '' && last[0]?.cells[idAt]?.trim() === id) last.push(row);
    else records.push([row]);
  }
  return records;
}

/** Reads a record from cells by the names of their columns, with decimal points. */
export function readNamed(cells: readonly (readonly [string, string])[], columns: readonly Column[]): FileRecord {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const places = cells.flatMap(([name], at) => {
    const column = byName.get(name);
    return column ? [[column, at] as const] : [];
  });
  const headings = cells.map(([name]) => name);
  return recordOf([{ line: 1, cells: cells.map(([, cell]) => cell), isUnclosed: false }], {
    places,
    headings,
    sign: '.',
  });
}

export const charactersOf = (rows: readonly TableRow[]): number =>
  rows.reduce((all, { cells }) => cells.reduce((sum, cell) => sum + cell.length, all), 0);

/** Returns why a record is not read at all. */
function sizeReason(rows: readonly TableRow[]): Reason | null {
  const refused = (code: string, max: number) => ({ column: null, code, cell: null, params: { max } });
  if (rows.length > MAX_RECORD_ROWS) return refused('too-many-rows', MAX_RECORD_ROWS);
  return charactersOf(rows) > MAX_RECORD_CHARACTERS ? refused('too-long', MAX_RECORD_CHARACTERS) : null;
}

function recordOf(allRows: readonly TableRow[], { places, headings, sign }: Reader): FileRecord {
  const rows = allRows.slice(0, MAX_RECORD_ROWS);
  const lines = rows.map(({ line }) => line);
  const reasons: Reason[] = rows.flatMap((row) => {
    const fault = faultOf(headings, row);
    return fault ? [{ column: null, code: fault.code, cell: null }] : [];
  });
  const size = sizeReason(allRows);
  if (size) return { lines, externalId: null, raw: {}, reasons: [...reasons, size], cells: new Map() };
  const raw: Record<string, unknown> = {};
  const cells = new Map<string, string>();
  const read: ReadCell = (target, column, cell, at) => {
    cells.set(pointerTo([...at, ...column.path]), cell);
    const parts = column.isRepeated ? cell.split(VALUES).map((part) => part.trim()) : [cell];
    const values = parts.map((part) => readCell(part, column, sign));
    if (values.includes(null)) reasons.push({ column: column.name, code: 'format', cell });
    setAt(target, column.path, column.isRepeated ? values : values[0]);
  };
  const [first, ...others] = rows;
  for (const [column, at] of places) {
    if (column.list !== null) continue;
    const cell = cellOf(first, at);
    if (cell !== '') read(raw, column, cell, []);
    else if (column.emptied) emptyAt(raw, column.emptied);
    // Further rows hold items. What else they say has to be the same.
    const different = others.map((row) => cellOf(row, at)).filter((other) => other !== '' && other !== cell);
    for (const other of different.slice(0, MAX_REASONS))
      reasons.push({ column: column.name, code: 'taken', cell: other });
  }
  let mostItems = 0;
  for (const [list, ofList] of Map.groupBy(places, ([column]) => column.list)) {
    const items =
      list === null
        ? []
        : itemsOf(rows, ofList, (target, column, cell, at) => read(target, column, cell, [list, ...at]));
    mostItems = Math.max(mostItems, items.length);
    if (list !== null && items.length > 0) raw[list] = items;
  }
  const { [ID]: id } = raw;
  const externalId = typeof id === 'string' ? id : null;
  // Rows without items of their own repeat the record.
  if (mostItems < others.length + 1 && others.length > 0) reasons.push({ column: ID, code: 'taken', cell: externalId });
  return { lines, externalId, raw, reasons, cells };
}

type ReadCell = (target: Record<string, unknown>, column: Column, cell: string, at: readonly string[]) => void;

const pointerTo = (path: readonly string[]): string => path.map((key) => `/${key}`).join('');

const cellOf = (row: TableRow | undefined, at: number) => withoutMark(row?.cells[at] ?? '');

/** Reads an item of a list from each row that has one. */
function itemsOf(rows: readonly TableRow[], ofList: Reader['places'], read: ReadCell): object[] {
  const items: object[] = [];
  for (const row of rows) {
    const filled = ofList.filter(([, at]) => cellOf(row, at) !== '');
    if (filled.length === 0) continue;
    const item: Record<string, unknown> = {};
    for (const [column, at] of filled) read(item, column, cellOf(row, at), [String(items.length)]);
    items.push(item);
  }
  return items;
}

/** Returns the places of records whose id an earlier record of the file has. */
function repeatsIn(records: readonly (readonly TableRow[])[], idAt: number): ReadonlySet<number> {
  const ids = new Set<string>();
  const repeats = new Set<number>();
  for (const [at, [first]] of records.entries()) {
    const id = cellOf(first, idAt);
    if (id === '') continue;
    if (ids.has(id)) repeats.add(at);
    ids.add(id);
  }
  return repeats;
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  if (typeof target[name] !== 'object' || target[name] === null) target[name] = {};
  setAt(target[name] as Record<string, unknown>, rest, value);
}

/** Takes a value away, unless it is an object that another cell fills. */
function emptyAt(target: Record<string, unknown>, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) target[name] ??= null;
  else {
    target[name] ??= {};
    emptyAt(target[name] as Record<string, unknown>, rest);
  }
}
