import { writeTable } from '@hireyard/contract/table-file';
import { isReasonHeading, type ReadFile } from './read-file.ts';

/** Place of a refused record, and what its last cell says. */
export interface RejectedRecord {
  readonly at: number;
  readonly because: string;
}

/** Writes refused records with their cells as they were, and the reasons in a column of its own. */
export function rejectedFile(
  { headings, encoding, numberPlaces, rowsAt }: ReadFile,
  refused: readonly RejectedRecord[],
  heading: string,
): string {
  // The file has semicolons, beside which a comma is the decimal sign. A sheet has points.
  const commas = new Set(encoding === null ? numberPlaces : []);
  const written = (cell: string, at: number) =>
    commas.has(at) && /^[-+]?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell;
  const own = headings.findIndex(isReasonHeading);
  const rows = refused.flatMap(({ at, because }) =>
    // The first row says it for all rows of a record.
    rowsAt(at).map(({ cells }, index) => ({ cells, because: index === 0 ? because : '' })),
  );
  // Cells under no heading stay, so that the row is refused again until it is mended.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const without = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '').filter((_, at) => at !== own);
  return writeTable([
    [...without(headings), heading],
    ...rows.map(({ cells, because }) => [...without(cells.map(written)), because]),
  ]);
}
