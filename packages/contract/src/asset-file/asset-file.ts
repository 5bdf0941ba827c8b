import Papa from 'papaparse';
import { AssetEdit } from '../assets/schemas.ts';
import { MAX_IMPORTED } from '../assets/values.ts';
import { type Issue, issuesOf } from '../core/issue.ts';
import { COLUMNS, type Column, type Heading, headingOf, isRented } from './headings.ts';

const NEEDED: readonly Column[] = ['tag', 'name'];

/** Row of a file as it was read. */
export interface AssetRow {
  /** Number of the row in the file. The headings are row 1, and blank rows count. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True if a quotation mark is not closed. */
  readonly isUnclosed: boolean;
}
export type AssetFileFault =
  | { readonly ok: false; readonly reason: 'empty' | 'tooMany' | 'noText' }
  | { readonly ok: false; readonly reason: 'columns'; readonly missing: readonly Column[] };
export type AssetFile =
  | {
      readonly ok: true;
      readonly headings: readonly string[];
      readonly rows: readonly AssetRow[];
      /** Number of rented machines in an exported list, which are left out. */
      readonly rented: number;
      /** Headings that are not imported. */
      readonly ignored: readonly string[];
    }
  | AssetFileFault;

export interface ColumnIssue {
  readonly column: Column;
  readonly issue: Issue;
}
/** Reasons why the cells of a row are not under their headings. */
export type RowFault =
  | { readonly code: 'cells'; readonly cells: number; readonly headings: number }
  | { readonly code: 'quotes' };
export interface CheckedRow {
  readonly line: number;
  readonly entered: Readonly<Record<Column, string>>;
  /** Asset to add. Null if the row has faults. */
  readonly edit: AssetEdit | null;
  readonly issues: readonly ColumnIssue[];
  readonly fault: RowFault | null;
}

/** True if the row has to be corrected before it is imported. */
export const isRefused = ({ edit, issues }: CheckedRow): boolean => edit === null || issues.length > 0;

/** First line that names the separator for spreadsheets. */
const SEPARATOR_LINE = /^"?sep=(?<separator>[^"\r\n])"?[;,\t]*\r?\n/i;
const SEPARATORS = [';', ',', '\t', '|'] as const;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Returns the separator by which most headings are recognized. */
function separatorOf(text: string): string {
  const headingsBy = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return data[0]?.filter((cell) => headingOf(cell)).length ?? 0;
  };
  const counts = SEPARATORS.map((separator) => ({ separator, count: headingsBy(separator) }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Reads headings and rows of a CSV file. `rowChecker` checks the rows. */
export function readAssetFile(file: string): AssetFile {
  const whole = file.replace(/^\ufeff/, '');
  // Workbooks and other binary files.
  if (whole.includes('\0')) return { ok: false, reason: 'noText' };
  const { 0: separatorLine = '', groups } = SEPARATOR_LINE.exec(whole) ?? {};
  const text = whole.slice(separatorLine.length);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: groups?.separator ?? separatorOf(text) });
  const unclosed = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  const before = separatorLine ? 2 : 1;

  const top = data.findIndex((cells) => !isBlank(cells));
  const headings = data[top] ?? [];
  const rows = data.flatMap((cells, index): AssetRow[] =>
    index > top && !isBlank(cells) ? [{ line: index + before, cells, isUnclosed: unclosed.has(index) }] : [],
  );
  if (rows.length === 0) return { ok: false, reason: 'empty' };
  const columns = headings.map(headingOf);
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { ok: false, reason: 'columns', missing };
  const ownership = columns.indexOf('ownership');
  const own = rows.filter(({ cells }) => !isRented(cells[ownership] ?? ''));
  if (own.length > MAX_IMPORTED) return { ok: false, reason: 'tooMany' };
  const isFirst = (at: number) => columns.indexOf(columns[at]) === at;
  return {
    ok: true,
    headings,
    rows: own,
    rented: rows.length - own.length,
    ignored: headings.filter((heading, at) => heading.trim() && (!columns[at] || !isFirst(at))),
  };
}

/** Exported lists mark texts that begin like a formula. */
const withoutMark = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** Years are whole numbers. Spreadsheets may add decimals, which the row's hint names. */
const yearOf = (entered: string) => (/^\d{1,5}(?:[.,]0+)?$/.test(entered) ? Number.parseInt(entered, 10) : Number.NaN);

/** Returns a function that reads the asset of a row and checks it by the contract's schema. Reads the headings once. */
export function rowChecker(headings: readonly string[]): (row: AssetRow) => CheckedRow {
  const columns = headings.map(headingOf);
  return (row) => checkRow(headings, columns, row);
}

function checkRow(
  headings: readonly string[],
  columns: readonly (Heading | undefined)[],
  { line, cells, isUnclosed }: AssetRow,
): CheckedRow {
  const cell = (column: Column) => withoutMark(cells[columns.indexOf(column)] ?? '');
  const entered = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Record<Column, string>;
  const row = { line, entered };
  if (isUnclosed) return { ...row, edit: null, issues: [], fault: { code: 'quotes' } };
  // Cells under no heading come from a separator within a text, which shifts what follows it.
  if (cells.some((text, at) => text.trim() && !headings[at]?.trim())) {
    const fault = { code: 'cells', cells: cells.length, headings: headings.length } as const;
    return { ...row, edit: null, issues: [], fault };
  }
  const value = {
    ...Object.fromEntries(COLUMNS.map((column) => [column, entered[column] || null])),
    year: entered.year === '' ? null : yearOf(entered.year),
  };
  const checked = AssetEdit.safeParse(value);
  if (checked.success) return { ...row, edit: checked.data, issues: [], fault: null };
  const issues = issuesOf(checked.error.issues, value).map(({ path, ...issue }) => ({
    column: path[0] as Column,
    issue,
  }));
  return { ...row, edit: null, issues, fault: null };
}

/** Refuses a number that an earlier row of the file has, in whatever case. */
export function withoutRepeats<R extends CheckedRow>(rows: readonly R[]): R[] {
  const tags = new Set<string>();
  return rows.map((row) => {
    const tag = row.edit?.tag.toLowerCase();
    if (tag === undefined) return row;
    const isRepeat = tags.has(tag);
    tags.add(tag);
    return isRepeat ? { ...row, edit: null, issues: [{ column: 'tag', issue: { code: 'taken' } }] } : row;
  });
}

/** Writes rows as a file that spreadsheets read, and `readAssetFile` too. */
export const writeAssetFile = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(rows as string[][], { delimiter: ';', escapeFormulae: true })}`;
