import type { CellValue as XlsxValue } from 'hucre/xlsx';
import { writeXlsxStream } from 'hucre/xlsx';
import { withoutEscapes } from './escapes.ts';
import type { Batches, CellKind, CellValue, FileColumn } from './export-columns.ts';

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, amount: 14, date: 12, dateTime: 18 };
/** Number formats of Excel. Texts have none, so that they stay texts whatever their first character. */
const NUMBER_FORMATS: Partial<Record<CellKind, string>> = {
  amount: '#,##0.00',
  date: 'yyyy-mm-dd',
  dateTime: 'yyyy-mm-dd hh:mm',
};

/** Returns a valid name for a worksheet: at most 31 characters, without reserved ones. */
const worksheetName = (title: string): string => title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Writes a workbook in this thread. */
export const workbook = (title: string, columns: readonly FileColumn[], batches: Batches): ReadableStream<Uint8Array> =>
  writeXlsxStream(
    (async function* () {
      for await (const rows of batches)
        for (const row of rows) yield row.map((value, at) => xlsxValue(value, columns[at]?.kind));
    })(),
    {
      name: worksheetName(title),
      columns: columns.map(({ head, kind }) => ({
        header: head,
        width: WIDTHS[kind],
        ...(NUMBER_FORMATS[kind] && { numFmt: NUMBER_FORMATS[kind] }),
      })),
      freezePane: { rows: 1 },
    },
  );

function xlsxValue(value: CellValue, kind: CellKind | undefined): XlsxValue {
  if (typeof value !== 'string') return value;
  if (kind === 'text') return withoutEscapes(value);
  // An amount column may contain words, such as no limit.
  if (kind === 'amount') return Number.isNaN(Number(value)) ? value : Number(value);
  // Worksheets have no time zone, so the local time is written as if in UTC.
  return new Date(kind === 'date' ? `${value}T00:00Z` : `${value.replace(' ', 'T')}Z`);
}
