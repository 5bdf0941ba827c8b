import { createHash } from 'node:crypto';
import type { ExportFormat, Language } from '@hireyard/contract';
import { localDate } from '../../domain/calendar.ts';
import type { CellKind, CellValue } from '../../exports/export-columns.ts';
import { FORMATS } from '../../exports/files.ts';
import { EXPORT_TEXTS, type ExportTexts } from '../../exports/texts.ts';
import { invalid } from '../../http/problem.ts';
import type { ClientCall, FileAnswer } from '../../http/route.ts';
import { beginFile, only } from '../../lists/export.ts';

export interface SummaryColumn<R> {
  readonly head: (texts: ExportTexts) => string;
  readonly kind: CellKind;
  readonly value: (row: R, texts: ExportTexts) => CellValue;
}

interface SummaryFile<R> {
  /** Prefix of the file name, before the date. */
  readonly name: string;
  readonly title: (texts: ExportTexts) => string;
  readonly columns: readonly SummaryColumn<R>[];
  /** Maximum number of rows. More are refused. */
  readonly max: number;
  readonly rows: () => Promise<readonly R[]>;
}

/** Creates the file of a summary page at once, for a spreadsheet. It counts towards the user's concurrent files. */
export async function summaryFile<R>(
  call: ClientCall & { readonly query: { readonly format: ExportFormat; readonly lang: Language } },
  { name, title, columns, max, rows }: SummaryFile<R>,
): Promise<FileAnswer> {
  const { query, scope, now } = call;
  const end = beginFile(scope.userId);
  try {
    const items = await rows();
    if (items.length > max) throw invalid([{ pointer: '', code: 'too-many-rows', params: { max } }]);
    const texts = EXPORT_TEXTS[query.lang];
    const heads = columns.map(({ head, kind }) => ({ head: head(texts), kind }));
    const cells = items.map((row) => columns.map(({ value }) => value(row, texts)));
    const { type, write } = FORMATS[query.format];
    return {
      name: `${name}-${localDate(now, scope.timeZone)}.${query.format}`,
      type,
      content: new Uint8Array(await new Response(write(title(texts), heads, only(cells))).arrayBuffer()),
      // A workbook contains its creation time, so the tag covers only its content.
      tag: createHash('sha256')
        .update(JSON.stringify([heads, cells]))
        .digest('base64url'),
    };
  } finally {
    end();
  }
}
