import type { TableRow } from '@hireyard/contract/table-file';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { MAX_RECORD_CHARACTERS } from './read-file.ts';

/** Sheet of a workbook, as a table of a text file has it. */
export interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Bytes of all parts of a workbook, unpacked. A company's largest list, 200,000 lines, has about 100 MB. */
const MAX_UNPACKED_BYTES = 300_000_000;
/** Characters of a cell, as Excel has them. */
const MAX_CELL = 32_767;
/** Characters of all cells: many cells may refer to one text, and each of them has it once their rows leave the thread. */
const MAX_CHARACTERS = 100_000_000;
/** Decimals of a number. More come from calculating in binary. */
const DECIMALS = 9;

/** `workbook`: it is encrypted, damaged, none, or unpacks to too much. `tooLarge`: its cells hold too much. */
type WorkbookFault = 'workbook' | 'tooLarge';

/** Returns the visible sheets of a workbook, or why it is not read. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[] | WorkbookFault> {
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null || unpacked > MAX_UNPACKED_BYTES) return 'workbook';
  const workbook = await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden }).catch(
    () => null,
  );
  if (workbook === null) return 'workbook';
  if (holdsTooMuch(workbook.sheets)) return 'tooLarge';
  return workbook.sheets.map(({ name, rows }) => sheetOf(name, rows));
}

function holdsTooMuch(sheets: readonly { readonly rows: readonly (readonly CellValue[])[] }[]): boolean {
  let inAll = 0;
  for (const { rows } of sheets)
    for (const row of rows) {
      let inRow = 0;
      for (const cell of row) {
        const length = typeof cell === 'string' ? cell.length : 0;
        if (length > MAX_CELL) return true;
        inRow += length;
      }
      inAll += inRow;
      if (inRow > MAX_RECORD_CHARACTERS || inAll > MAX_CHARACTERS) return true;
    }
  return false;
}

function sheetOf(name: string, values: readonly (readonly CellValue[])[]): Sheet {
  const rows = values.flatMap((row, index): TableRow[] => {
    const cells = row.map(textOf);
    // Rows have their numbers in the sheet.
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 1, cells, isUnclosed: false }];
  });
  const [top, ...others] = rows;
  return { name, headings: top?.cells ?? [], rows: others };
}

const numbers = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: DECIMALS });

/** Writes a cell as the columns read it: a day, a decimal point. A time keeps no zone, so it is refused where one counts. */
function textOf(value: CellValue): string {
  if (typeof value === 'number') return numbers.format(value);
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$|Z$/, '');
  }
  return value === null ? '' : String(value);
}

const END = [0x50, 0x4b, 5, 6];
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** Values that send the reader to a second directory, that of ZIP64. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;

/**
 * Returns what the parts of a ZIP file take unpacked, by its directory. The reader stops at the size that is named there, so
 * that a small file cannot fill the memory. Null for a file that is no ZIP, names no sizes, or has room for a second directory.
 */
function unpackedBytes(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Two ends could be read in two ways. A comment, which is up to 64 KB, may follow.
  const ends: number[] = [];
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - 0xffff); at -= 1)
    if (END.every((byte, offset) => bytes[at + offset] === byte)) ends.push(at);
  const [end] = ends;
  if (end === undefined || ends.length > 1) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (count === ELSEWHERE_16 || size === ELSEWHERE_32 || at === ELSEWHERE_32 || at + size !== end) return null;
  let total = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    if (unpacked === ELSEWHERE_32 || (unpacked === 0 && packed > 2)) return null;
    total += unpacked;
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end ? total : null;
}
