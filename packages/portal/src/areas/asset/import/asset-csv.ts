import { type Issue, issuesOf, MAX_IMPORTED } from '@hireyard/contract';
import { AssetEdit } from '@hireyard/contract/schemas';
import Papa from 'papaparse';
import { COLUMNS, type Column, headingOf, isRented } from './headings.ts';
import { type Spoiled, spoiledBy } from './spoiled-cells.ts';

const NEEDED: readonly Column[] = ['tag', 'name'];

export interface ColumnIssue {
  readonly column: Column;
  readonly issue: Issue;
}
export interface ColumnHint {
  readonly column: Column;
  readonly spoiled: Spoiled;
}
/** Reasons why the cells of a row are not under their headings. */
export type RowFault =
  | { readonly code: 'cells'; readonly cells: number; readonly headings: number }
  | { readonly code: 'quotes' };

export interface FileRow {
  /** Number of the row in the file. The headings are row 1, and blank rows count. */
  readonly line: number;
  readonly entered: Readonly<Record<Column, string>>;
  /** Body to send. Null if the row has faults. */
  readonly edit: AssetEdit | null;
  readonly issues: readonly ColumnIssue[];
  readonly fault: RowFault | null;
  /** Cells that a spreadsheet seems to have changed. */
  readonly hints: readonly ColumnHint[];
}
export type FileContent =
  | {
      readonly ok: true;
      readonly rows: readonly FileRow[];
      /** Number of rented machines in an exported list, which are left out. */
      readonly rented: number;
      /** Headings that are not imported. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'empty' | 'tooMany' | 'noText' }
  | { readonly ok: false; readonly reason: 'columns'; readonly missing: readonly Column[] };

/** True if the row has to be corrected. Hints alone do not keep it from being imported. */
export const isWrong = ({ edit, issues }: FileRow): boolean => edit === null || issues.length > 0;

/** First line that names the separator for spreadsheets. */
const SEPARATOR_LINE = /^"?sep=(?<separator>[^"\r\n])"?[;,\t]*\r?\n/i;
const SEPARATORS = [';', ',', '\t', '|'] as const;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Returns the separator by which most headings are recognized. */
function separatorOf(text: string): string {
  const headingsFound = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' });
    return data[0]?.filter((cell) => headingOf(cell)).length ?? 0;
  };
  const counts = SEPARATORS.map((separator) => ({ separator, count: headingsFound(separator) }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Reads the assets of a file and checks each by the contract's schema. */
export function readAssets(file: string): FileContent {
  const whole = file.replace(/^\ufeff/, '');
  // Workbooks and other binary files.
  if (whole.includes('\0')) return { ok: false, reason: 'noText' };
  const { 0: separatorLine = '', groups } = SEPARATOR_LINE.exec(whole) ?? {};
  const text = whole.slice(separatorLine.length);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: groups?.separator ?? separatorOf(text) });
  const faulty = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : [])));
  const lineOf = (index: number) => index + (separatorLine ? 2 : 1);

  const top = data.findIndex((cells) => !isBlank(cells));
  const headings = data[top] ?? [];
  const lines = data.flatMap((cells, index) => (index > top && !isBlank(cells) ? [{ cells, index }] : []));
  if (lines.length === 0) return { ok: false, reason: 'empty' };
  const found = headings.map(headingOf);
  const missing = NEEDED.filter((column) => !found.includes(column));
  if (missing.length > 0) return { ok: false, reason: 'columns', missing };
  const ownership = found.indexOf('ownership');
  const own = lines.filter(({ cells }) => !isRented(cells[ownership] ?? ''));
  if (own.length > MAX_IMPORTED) return { ok: false, reason: 'tooMany' };
  const first = (at: number) => found.indexOf(found[at]) === at;
  return {
    ok: true,
    rows: withoutRepeats(
      own.map(({ cells, index }) => rowOf(cells, headings, { line: lineOf(index), isFaulty: faulty.has(index) })),
    ),
    rented: lines.length - own.length,
    ignored: headings.filter((heading, at) => heading.trim() && (!found[at] || !first(at))),
  };
}

/** Exported lists mark texts that begin like a formula. */
const withoutMark = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** Years are whole numbers. Spreadsheets may add decimals, which the row's hint names. */
const yearOf = (entered: string) => (/^\d{1,5}(?:[.,]0+)?$/.test(entered) ? Number.parseInt(entered, 10) : Number.NaN);

function rowOf(
  cells: readonly string[],
  headings: readonly string[],
  { line, isFaulty }: { readonly line: number; readonly isFaulty: boolean },
): FileRow {
  const found = headings.map(headingOf);
  const cell = (column: Column) => withoutMark(cells[found.indexOf(column)] ?? '');
  const entered = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Record<Column, string>;
  const hints = COLUMNS.flatMap((column): ColumnHint[] => {
    const spoiled = spoiledBy(entered[column]);
    return spoiled ? [{ column, spoiled }] : [];
  });
  const row = { line, entered, hints };
  if (isFaulty) return { ...row, edit: null, issues: [], fault: { code: 'quotes' } };
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

/** Marks a number that an earlier row of the file has, in whatever case. */
function withoutRepeats(rows: readonly FileRow[]): FileRow[] {
  const tags = new Set<string>();
  return rows.map((row) => {
    const tag = row.edit?.tag.toLowerCase();
    if (tag === undefined) return row;
    const isRepeat = tags.has(tag);
    tags.add(tag);
    return isRepeat ? { ...row, edit: null, issues: [{ column: 'tag', issue: { code: 'taken' } }] } : row;
  });
}

/**
 * Adds the server's faults to the rows. Only rows without faults were sent, so the index in `/rows/3/tag` counts only
 * those.
 */
export function withRefusals(
  rows: readonly FileRow[],
  errors: readonly (Issue & { readonly pointer: string })[],
): FileRow[] {
  const sentRows = rows.filter((row) => !isWrong(row));
  return rows.map((row) => {
    if (isWrong(row)) return row;
    const found = errors.flatMap(({ pointer, ...issue }) => {
      const [, , at, column] = pointer.split('/');
      return sentRows[Number(at)] === row ? [{ column: column as Column, issue }] : [];
    });
    return { ...row, issues: found };
  });
}
