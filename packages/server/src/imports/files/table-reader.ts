import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type ImportedFile,
  kindOfFile,
  type OpenedTables,
  type TableFacts,
  type TableOptions,
} from './opened-tables.ts';

/** Message to the thread: one of its functions with its arguments. */
export type ReaderRequest = {
  readonly [Call in keyof OpenedTables]: {
    readonly call: Call;
    readonly args: Parameters<OpenedTables[Call]>;
  };
}[keyof OpenedTables];

/** Memory of a thread. A workbook of 200,000 rows needs half of it; one that is made to fill the memory is not read. */
const MEGABYTES = 1_000;
/** Milliseconds for one file. */
const OPEN_TIME = 120_000;
/** Threads that are started anew behind one that ended with a file: each reads the sound files again. */
const MAX_RESTARTS = 3;

interface TableLimits {
  /** Rows of all tables together. */
  readonly maxRows?: number | undefined;
  /** Memory of the thread. */
  readonly megabytes?: number;
}

/** The tables of a run, and a thread that has their rows. */
export interface TableReader extends Omit<OpenedTables, 'open' | 'leaveOut'> {
  readonly tables: readonly TableFacts[];
  close(): Promise<void>;
}

/**
 * Reads files in a thread, because a large one takes seconds and much memory. The thread keeps the rows, and this process
 * gets those of one batch at a time. A file for which the memory or the time is not enough is left out as too large.
 */
export async function openTables(
  files: readonly ImportedFile[],
  options: TableOptions,
  { maxRows = Number.POSITIVE_INFINITY, megabytes = MEGABYTES }: TableLimits = {},
): Promise<TableReader> {
  const tooLarge = new Set<ImportedFile>();
  for (let restarts = 0; ; restarts += 1) {
    const thread = startThread(options, megabytes);
    let opening: ImportedFile | undefined;
    try {
      const tables: TableFacts[] = [];
      for (opening of files)
        tables.push(...(tooLarge.has(opening) ? [tooLargeFacts(opening.name)] : await thread.call('open', [opening])));
      const found = withinRows(tables, maxRows);
      const left = found.flatMap(({ fault, table }) => (fault?.code === 'rows' ? [table] : []));
      if (left.length > 0) await thread.call('leaveOut', [left]);
      return {
        tables: found,
        records: (...args) => thread.call('records', args),
        related: (...args) => thread.call('related', args),
        rejected: (...args) => thread.call('rejected', args),
        close: thread.close,
      };
    } catch (error) {
      await thread.close();
      if (!opening || !isTooLarge(error)) throw error;
      // Behind the last restart, what no thread has read yet is left out too.
      const left = restarts < MAX_RESTARTS ? [opening] : files.slice(files.indexOf(opening));
      for (const file of left) tooLarge.add(file);
    }
  }
}

/** Leaves out the tables that have more rows than a run may have together. */
function withinRows(tables: readonly TableFacts[], maxRows: number): TableFacts[] {
  let rows = 0;
  return tables.map((table) => {
    rows += table.rowCount;
    return rows > maxRows ? { ...table, fault: { code: 'rows' }, recordCount: 0 } : table;
  });
}

const tooLargeFacts = (name: string): TableFacts => ({
  ...{ table: -1, name, kind: kindOfFile(name), fault: { code: 'tooLarge' } },
  ...{ encoding: null, isEncodingSure: true, ignored: [], rowCount: 0, recordCount: 0 },
});

const isTooLarge = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' || (error as Error).name === 'AbortError';

function startThread(options: TableOptions, megabytes: number) {
  const thread = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    // Passes none of the settings, which contain secrets, and none of the server's own options.
    env: {},
    execArgv: [],
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // An error that nobody waits for would end the server. The next call has it.
  let failure: unknown;
  thread.on('error', (error) => {
    failure = error;
  });
  return {
    async call<Call extends keyof OpenedTables>(
      call: Call,
      args: Parameters<OpenedTables[Call]>,
    ): Promise<Awaited<ReturnType<OpenedTables[Call]>>> {
      if (failure) throw failure;
      thread.postMessage({ call, args });
      // Rejects with the error of the thread, if it ends by one.
      const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(OPEN_TIME) });
      return answer;
    },
    close: async () => void (await thread.terminate()),
  };
}
