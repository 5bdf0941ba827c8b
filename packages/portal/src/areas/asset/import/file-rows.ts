import {
  type AssetFileFault,
  type CheckedRow,
  COLUMNS,
  type Column,
  isRefused,
  readAssetFile,
  repeatChecker,
  rowChecker,
} from '@hireyard/contract/asset-file';
import { type Spoiled, spoiledBy } from './spoiled-cells.ts';

export interface ColumnHint {
  readonly column: Column;
  readonly spoiled: Spoiled;
}
export interface FileRow extends CheckedRow {
  /** Cells that a spreadsheet seems to have changed. */
  readonly hints: readonly ColumnHint[];
}
export type FileContent =
  | {
      readonly ok: true;
      readonly rows: readonly FileRow[];
      readonly rented: number;
      readonly ignored: readonly string[];
    }
  | AssetFileFault;

const hintsOf = ({ entered }: CheckedRow): ColumnHint[] =>
  COLUMNS.flatMap((column) => {
    const spoiled = spoiledBy(entered[column]);
    return spoiled ? [{ column, spoiled }] : [];
  });

/** Rows that are checked in one task, some 30 ms, so that the page reacts while a long file is read. */
const AT_ONCE = 1_000;

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Reads a file, checks each row as the server does, and looks for traces of a spreadsheet. */
export async function readRows(text: string): Promise<FileContent> {
  const file = readAssetFile(text);
  if (!file.ok) return file;
  const { headings, rows, rented, ignored } = file;
  const check = rowChecker(headings);
  const refuseRepeat = repeatChecker();
  const checked: FileRow[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    if (at > 0) await nextTask();
    for (const source of rows.slice(at, at + AT_ONCE)) {
      const row = check(source);
      checked.push(refuseRepeat({ ...row, hints: hintsOf(row) }));
    }
  }
  return { ok: true, rows: checked, rented, ignored };
}

/** Adds what the server refuses: numbers that are taken, and unknown products. */
export function withRefusals<R extends CheckedRow>(
  rows: readonly R[],
  taken: ReadonlySet<string>,
  unknown: ReadonlySet<string>,
): R[] {
  return rows.map((row) => {
    const { edit } = row;
    if (!edit || isRefused(row)) return row;
    const issues = [
      ...(taken.has(edit.tag) ? [{ column: 'tag', issue: { code: 'taken' } } as const] : []),
      ...(edit.productCode !== null && unknown.has(edit.productCode)
        ? [{ column: 'productCode', issue: { code: 'reference' } } as const]
        : []),
    ];
    return issues.length > 0 ? { ...row, issues } : row;
  });
}
