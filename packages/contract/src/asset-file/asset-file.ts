import { AssetEdit } from '../assets/schemas.ts';
import { MAX_IMPORTED } from '../assets/values.ts';
import { type Issue, issuesOf } from '../core/issue.ts';
import { nameKey } from '../core/name-key.ts';
import { withoutMark } from '../table-file/formula.ts';
import { faultOf, type RowFault, readTable, type TableRow } from '../table-file/table.ts';
import { COLUMNS, type Column, type Heading, headingOf, isRented } from './headings.ts';

const NEEDED: readonly Column[] = ['tag', 'name'];

export type AssetRow = TableRow;
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

/** Reads headings and rows of a CSV file. `rowChecker` checks the rows. */
export function readAssetFile(file: string): AssetFile {
  const table = readTable(file, (heading) => headingOf(heading) !== undefined);
  if (table === null) return { ok: false, reason: 'noText' };
  const { headings, rows } = table;
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
  source: AssetRow,
): CheckedRow {
  const { line, cells } = source;
  const cell = (column: Column) => withoutMark(cells[columns.indexOf(column)] ?? '');
  const entered = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Record<Column, string>;
  const row = { line, entered };
  const fault = faultOf(headings, source);
  if (fault) return { ...row, edit: null, issues: [], fault };
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

/** Returns a function that refuses a number like one of an earlier row, by the rule of the server. */
export function repeatChecker(): <R extends CheckedRow>(row: R) => R {
  const keys = new Set<string>();
  return (row) => {
    if (!row.edit) return row;
    const key = nameKey(row.edit.tag);
    const isRepeat = keys.has(key);
    keys.add(key);
    return isRepeat ? { ...row, edit: null, issues: [{ column: 'tag', issue: { code: 'taken' } }] } : row;
  };
}
