import { setImmediate } from 'node:timers/promises';
import { type ExportFormat, type Language, MAX_EXPORTED_ROWS } from '@hireyard/contract';
import { localDate } from '../domain/calendar.ts';
import type { CellValue, ExportCell, ExportContext } from '../exports/export-columns.ts';
import { FORMATS } from '../exports/files.ts';
import { EXPORT_TEXTS } from '../exports/texts.ts';
import { invalid, tooManyRequests } from '../http/problem.ts';
import type { ClientCall, FileAnswer } from '../http/route.ts';
import { type Release, semaphorePerKey } from '../semaphore.ts';
import type { FilterQuery } from './conditions.ts';
import type { AnySource } from './list.ts';
import { type PageQuery, pageOfIds } from './page.ts';

export interface ExportQuery extends FilterQuery {
  readonly sort: PageQuery['sort'];
  readonly lang: Language;
  readonly format: ExportFormat;
  readonly column: readonly string[];
  readonly timeZone?: string | undefined;
}
type Row = readonly CellValue[];

/** Rows per read. Limits the memory of an export, beside its ids, and how long a request waits for it (OP-48). */
const BATCH = 100;
/** Limits the files that one user gets at once from one process. Each file keeps the database busy. */
const files = semaphorePerKey({ limit: 2, refusal: () => tooManyRequests(10) });
/** Milliseconds after which an unfinished download no longer counts. */
const FILE_TIMEOUT = 600_000;

/** Counts a file until the returned function is called. Throws if the user has too many. */
export function beginFile(userId: string): Release {
  const release = files.acquireNow(userId);
  const timer = setTimeout(release, FILE_TIMEOUT).unref();
  return () => {
    clearTimeout(timer);
    release();
  };
}

/**
 * Exports a list as a file (DOM-21). All row ids are read at once, so that concurrent changes neither skip nor repeat a
 * row. The row contents are read in batches while the file is sent.
 */
export async function exportList(
  { endpoint, definition }: NonNullable<AnySource['file']>,
  source: AnySource,
  call: ClientCall & { readonly query: ExportQuery },
  max = MAX_EXPORTED_ROWS,
): Promise<FileAnswer> {
  const { query, scope, now } = call;
  const { path, columns = [] } = endpoint;
  const columnNames = query.column.length > 0 ? [...new Set(query.column)] : columns;
  const visible = columnNames
    .flatMap((name) => definition.columns[name] ?? [])
    .filter(({ visibleTo }) => visibleTo?.(scope) ?? true);
  if (visible.length === 0) throw invalid([{ pointer: '?column', code: 'price-hidden' }]);
  const end = beginFile(scope.userId);
  try {
    const page = { ...query, sort: query.sort, lang: query.lang, page: 0, size: max };
    const { ids, hasMore } = await pageOfIds(source, page, call);
    if (hasMore) throw invalid([{ pointer: '', code: 'too-many-rows', params: { max } }]);

    const cells = visible.flatMap((column) => column.cells);
    const context = await contextOf(call);
    const read = async (batch: readonly string[]): Promise<Row[]> =>
      batch.length === 0 ? [] : rowsOf(cells, await source.items(call, batch), batch, context);

    const first = await read(ids.slice(0, BATCH));
    async function* batches() {
      yield first;
      for (let next = BATCH; next < ids.length; next += BATCH) {
        // The embedded database answers without yielding to the event loop. Without this pause, other requests would
        // wait for the whole file.
        await setImmediate();
        yield await read(ids.slice(next, next + BATCH));
      }
    }
    const heads = cells.map(({ head, kind }) => ({ head: head(context.texts), kind }));
    const { type, write } = FORMATS[query.format];
    const title = definition.title(context.texts);
    const about =
      ids.length > BATCH ? ((await sizeOf(write(title, heads, only(first)))) * ids.length) / BATCH : undefined;
    const list = path.split('/').at(-2) ?? 'list';
    return {
      name: `${list}-${localDate(now, context.timeZone)}.${query.format}`,
      type,
      content: whenEnded(write(title, heads, batches()), end),
      ...(about && { about: Math.round(about) }),
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function contextOf({
  db,
  query,
  scope,
  now,
}: ClientCall & { readonly query: ExportQuery }): Promise<ExportContext> {
  const translations = await db
    .selectFrom('product_translation')
    .where('language', '=', query.lang)
    .select(['product_code', 'name'])
    .execute();
  const names = new Map(translations.map((row) => [row.product_code, row.name]));
  return {
    texts: EXPORT_TEXTS[query.lang],
    productName: (code) => names.get(code) ?? code,
    timeZone: query.timeZone ?? scope.timeZone,
    now,
  };
}

/** Skips rows that were deleted after their ids were read. */
function rowsOf(
  cells: readonly ExportCell<never>[],
  items: readonly { readonly id: string }[],
  ids: readonly string[],
  context: ExportContext,
): Row[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => {
    const item = byId.get(id);
    return item ? [cells.map(({ value }) => value(item as never, context))] : [];
  });
}

export async function* only<T>(one: T) {
  yield one;
}

async function sizeOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of stream) size += chunk.length;
  return size;
}

/** Calls `end` when the stream has been read, was canceled or has failed. */
function whenEnded(stream: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        end();
        controller.close();
      } catch (error) {
        end();
        throw error;
      }
    },
    async cancel(reason) {
      end();
      await reader.cancel(reason);
    },
  });
}
