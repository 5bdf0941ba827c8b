import { type Issue, issuesOf, MAX_IMPORTED } from '@hireyard/contract';
import { AssetEdit } from '@hireyard/contract/schemas';
import Papa from 'papaparse';

/** Columns of a file, named as in the API. Files may use names in the user's language too. */
export const COLUMNS = ['tag', 'name', 'productCode', 'make', 'model', 'serialNumber', 'year', 'home'] as const;
export type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['tag', 'name'];

export interface ColumnIssue {
  readonly column: Column;
  readonly issue: Issue;
}
export interface FileRow {
  /** Line number as in a spreadsheet. The header is line 1. */
  readonly line: number;
  readonly entered: Readonly<Record<Column, string>>;
  /** Body to send. Null if the row has faults. */
  readonly edit: AssetEdit | null;
  readonly issues: readonly ColumnIssue[];
}
export type FileContent =
  | { readonly ok: true; readonly rows: readonly FileRow[] }
  | { readonly ok: false; readonly reason: 'empty' | 'tooMany' }
  | { readonly ok: false; readonly reason: 'columns'; readonly missing: readonly Column[] };

const key = (heading: string) => heading.trim().toLowerCase();

/** Decodes a file as UTF-8, or as the default encoding of spreadsheets on Windows. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the assets of a file and checks each by the contract's schema. `labels` are the column names in the user's
 * language.
 */
export function readAssets(text: string, labels: Readonly<Record<Column, string>>): FileContent {
  // Detects comma, semicolon or tab from the header.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headings = [], ...lines] = data;
  if (lines.length === 0) return { ok: false, reason: 'empty' };
  if (lines.length > MAX_IMPORTED) return { ok: false, reason: 'tooMany' };
  const found = headings.map((heading) =>
    COLUMNS.find((column) => [key(column), key(labels[column])].includes(key(heading))),
  );
  const missing = NEEDED.filter((column) => !found.includes(column));
  if (missing.length > 0) return { ok: false, reason: 'columns', missing };
  return { ok: true, rows: lines.map((cells, index) => rowOf(cells, found, index + 2)) };
}

function rowOf(cells: readonly string[], found: readonly (Column | undefined)[], line: number): FileRow {
  const cell = (column: Column) => cells[found.indexOf(column)]?.trim() ?? '';
  const entered = Object.fromEntries(COLUMNS.map((column) => [column, cell(column)])) as Record<Column, string>;
  const value = {
    ...Object.fromEntries(COLUMNS.map((column) => [column, entered[column] || null])),
    year: entered.year === '' ? null : Number(entered.year),
  };
  const checked = AssetEdit.safeParse(value);
  if (checked.success) return { line, entered, edit: checked.data, issues: [] };
  const issues = issuesOf(checked.error.issues, value).map(({ path, ...issue }) => ({
    column: path[0] as Column,
    issue,
  }));
  return { line, entered, edit: null, issues };
}

/**
 * Adds the server's faults to the rows. Only rows without faults were sent, so the index in `/rows/3/tag` counts only
 * those.
 */
export function withRefusals(
  rows: readonly FileRow[],
  errors: readonly (Issue & { readonly pointer: string })[],
): FileRow[] {
  const sentRows = rows.filter(({ edit }) => edit !== null);
  return rows.map((row) => {
    if (row.edit === null) return row;
    const found = errors.flatMap(({ pointer, ...issue }) => {
      const [, , at, column] = pointer.split('/');
      return sentRows[Number(at)] === row ? [{ column: column as Column, issue }] : [];
    });
    return { ...row, issues: found };
  });
}
