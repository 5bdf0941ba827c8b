import {
  type AssetFileFault,
  type CheckedRow,
  COLUMNS,
  type Column,
  isRefused,
  readAssetFile,
  rowChecker,
  withoutRepeats,
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

/** Reads a file, checks each row as the server does, and looks for traces of a spreadsheet. */
export function readRows(text: string): FileContent {
  const file = readAssetFile(text);
  if (!file.ok) return file;
  const { headings, rows, rented, ignored } = file;
  const checked = rows.map(rowChecker(headings)).map((row) => ({ ...row, hints: hintsOf(row) }));
  return { ok: true, rows: withoutRepeats(checked), rented, ignored };
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
