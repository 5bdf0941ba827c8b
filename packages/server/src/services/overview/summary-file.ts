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
  readonly of: (row: R, texts: ExportTexts) => CellValue;
}

interface SummaryFile<R> {
  /** Before the date in the name of the file. */
  readonly name: string;
  readonly title: (texts: ExportTexts) => string;
  readonly columns: readonly SummaryColumn<R>[];
  /** As many rows as it holds at most; more are refused. */
  readonly max: number;
  readonly rows: () => Promise<readonly R[]>;
}

/** What a page sums up as a file, for a spreadsheet to sum up: made at once, and one of the few that a user has made. */
export async function summaryFile<R>(
  call: ClientCall & { readonly query: { readonly format: ExportFormat; readonly lang: Language } },
  { name, title, columns, max, rows }: SummaryFile<R>,
): Promise<FileAnswer> {
  const { query, scope, now } = call;
  const end = beginFile(scope.userId);
  try {
    const found = await rows();
    if (found.length > max) throw invalid([{ pointer: '', code: 'too-many-rows', params: { max } }]);
    const texts = EXPORT_TEXTS[query.lang];
    const heads = columns.map(({ head, kind }) => ({ head: head(texts), kind }));
    const cells = found.map((row) => columns.map(({ of }) => of(row, texts)));
    const { type, write } = FORMATS[query.format];
    return {
      name: `${name}-${localDate(now, scope.timeZone)}.${query.format}`,
      type,
      content: new Uint8Array(await new Response(write(title(texts), heads, only(cells))).arrayBuffer()),
      // A workbook has the time of its making in it; what it holds has none.
      tag: createHash('sha256')
        .update(JSON.stringify([heads, cells]))
        .digest('base64url'),
    };
  } finally {
    end();
  }
}
