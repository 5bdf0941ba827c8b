import { Worker } from 'node:worker_threads';
import type { Batches, CellValue, FileColumn } from './export-columns.ts';

/** Message to the thread: a workbook to write from a stream of rows to a stream of bytes. */
export interface WorkbookRequest {
  readonly title: string;
  readonly columns: readonly FileColumn[];
  readonly batches: ReadableStream<readonly (readonly CellValue[])[]>;
  readonly file: WritableStream<Uint8Array>;
}

interface Writer {
  readonly worker: Worker;
  /** Aborted when the thread has ended. */
  readonly ended: AbortSignal;
}
let current: Writer | undefined;

/**
 * Writes a workbook in a thread, because 60,000 rows take it three seconds, and requests would wait as long (OP-48). One
 * thread writes all workbooks at the same time, as fast as they are read: a slow download holds up no other.
 */
export function threadedWorkbook(
  title: string,
  columns: readonly FileColumn[],
  batches: Batches,
): ReadableStream<Uint8Array> {
  current ??= startWriter();
  const { worker, ended } = current;
  const rows = ReadableStream.from(batches);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const request: WorkbookRequest = { title, columns, batches: rows, file: writable };
  worker.postMessage(request, [rows, writable]);
  return readable.pipeThrough(new TransformStream(), { signal: ended });
}

function startWriter(): Writer {
  // Passes none of the settings, which contain secrets, and none of the server's own options.
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), { env: {}, execArgv: [] });
  const ended = new AbortController();
  const end = (reason: unknown) => {
    // The next workbook starts another thread.
    if (current?.worker === worker) current = undefined;
    ended.abort(reason);
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('the thread of workbooks has ended')));
  worker.unref();
  return { worker, ended: ended.signal };
}
