import type { ExportFormat } from '@hireyard/contract';
import { withoutFormula } from '@hireyard/contract/table-file';
import { stringify } from 'csv-stringify/sync';
import type { Batches, CellKind, CellValue, FileColumn } from './export-columns.ts';
import { threadedWorkbook } from './threaded-workbook.ts';

/** Writes a file. `title` is the title within the file. */
type Write = (title: string, columns: readonly FileColumn[], batches: Batches) => ReadableStream<Uint8Array>;

export const FORMATS: Readonly<Record<ExportFormat, { readonly type: string; readonly write: Write }>> = {
  csv: { type: 'text/csv; charset=utf-8', write: (_title, columns, batches) => csvOf(columns, batches) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: threadedWorkbook,
  },
};

const CSV = { record_delimiter: 'windows' } as const;

/**
 * Formats CSV for programs: ISO 8601 dates and decimal points, with the byte order mark that spreadsheets need for
 * UTF-8.
 */
const csvOf = (columns: readonly FileColumn[], batches: Batches): ReadableStream<Uint8Array> =>
  ReadableStream.from(
    (async function* () {
      yield Buffer.from(stringify([columns.map(({ head }) => withoutFormula(head))], { ...CSV, bom: true }));
      for await (const rows of batches) {
        const cells = rows.map((row) => row.map((value, at) => csvValue(value, columns[at]?.kind)));
        yield Buffer.from(stringify(cells, CSV));
      }
    })(),
  );

const csvValue = (value: CellValue, kind: CellKind | undefined): CellValue =>
  typeof value === 'string' && kind === 'text' ? withoutFormula(value) : value;
