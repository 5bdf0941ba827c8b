import Papa from 'papaparse';
import { withMark } from './formula.ts';

/** Row of a file as it was read. */
export interface TableRow {
  /** Number of the row in the file. The headings are row 1, and blank rows count. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True if a quotation mark is not closed. */
  readonly isUnclosed: boolean;
}
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  readonly separator: string;
}
/** Reasons why the cells of a row are not under their headings. */
export type RowFault =
  | { readonly code: 'cells'; readonly cells: number; readonly headings: number }
  | { readonly code: 'quotes' };

/** First line that names the separator for spreadsheets. */
const SEPARATOR_LINE = /^"?sep=(?<separator>[^"\r\n])"?[;,\t]*\r?\n/i;
const SEPARATORS = [';', ',', '\t', '|'] as const;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Characters at the start of a file that hold its headings. The parser looks at all that it gets, even for one row. */
const HEAD = 100_000;

/** Returns the separator by which most headings are recognized. */
function separatorOf(text: string, isHeading: (cell: string) => boolean): string {
  const head = text.slice(0, HEAD);
  const headingsBy = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return data[0]?.filter(isHeading).length ?? 0;
  };
  const counts = SEPARATORS.map((separator) => ({ separator, count: headingsBy(separator) }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Reads headings and rows that are not blank. Null for workbooks and other binary files. */
export function readTable(file: string, isHeading: (cell: string) => boolean): Table | null {
  const whole = file.replace(/^\ufeff/, '');
  if (whole.includes('\0')) return null;
  const { 0: separatorLine = '', groups } = SEPARATOR_LINE.exec(whole) ?? {};
  const text = whole.slice(separatorLine.length);
  const separator = groups?.separator ?? separatorOf(text, isHeading);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator });
  const unclosed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  const before = separatorLine ? 2 : 1;
  const top = data.findIndex((cells) => !isBlank(cells));
  const rows = data.flatMap((cells, index): TableRow[] =>
    index > top && !isBlank(cells) ? [{ line: index + before, cells, isUnclosed: unclosed.has(index) }] : [],
  );
  return { headings: data[top] ?? [], rows, separator };
}

/** Returns why a row cannot be read by its headings, or null. */
export function faultOf(headings: readonly string[], { cells, isUnclosed }: TableRow): RowFault | null {
  if (isUnclosed) return { code: 'quotes' };
  // Cells under no heading come from a separator within a text, which shifts what follows it.
  if (cells.some((text, at) => text.trim() && !headings[at]?.trim()))
    return { code: 'cells', cells: cells.length, headings: headings.length };
  return null;
}

/** Writes a file of `writeTable` anew, with another heading and other cells in its last column. */
export function withLastColumn(file: string, heading: string, cellOf: (cell: string) => string): string {
  const { data } = Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { delimiter: ';' });
  return writeTable(
    data.map((cells, row) => [...cells.slice(0, -1), row === 0 ? heading : cellOf(cells.at(-1) ?? '')]),
  );
}

/** Writes rows as a file that spreadsheets read, and `readTable` too. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((cells) => cells.map(withMark)),
    { delimiter: ';' },
  )}`;
