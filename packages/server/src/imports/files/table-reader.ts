import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type ImportedFile,
  kindOfFile,
  type OpenedTables,
  type TableFacts,
  type TableOptions,
} from './opened-tables.ts';

/** Message to the process that reads: one of its functions with its arguments. */
export type ReaderRequest = {
  readonly [Call in keyof OpenedTables]: {
    readonly id: number;
    readonly call: Call;
    readonly args: Parameters<OpenedTables[Call]>;
  };
}[keyof OpenedTables];
/** Its answer to the request of that id. */
export type ReaderAnswer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

/** Memory of the process. A workbook of 200,000 rows needs half of it; one that is made to fill the memory is not read. */
const MEGABYTES = 1_000;
/** Milliseconds for one file. */
const OPEN_TIME = 120_000;
/** Processes that are started anew behind one that ended with a file: each reads the sound files again. */
const MAX_RESTARTS = 3;

/** The process has ended, mostly for lack of memory, or has not answered in time. */
class ReaderEndedError extends Error {
  override readonly message = 'the process that reads files has ended';
}

interface TableLimits {
  /** Rows of all tables together. */
  readonly maxRows?: number | undefined;
  /** Memory of the process that reads. */
  readonly megabytes?: number;
}

/** The tables of a run, and a process that has their rows. */
export interface TableReader extends Omit<OpenedTables, 'open' | 'leaveOut'> {
  readonly tables: readonly TableFacts[];
  close(): Promise<void>;
}

/**
 * Reads files in a process of their own, because a large one takes seconds and much memory, and lack of memory ends a process
 * with all of its threads. That process keeps the rows, and this one gets those of one batch at a time. A file for which the
 * memory or the time is not enough is left out as too large.
 */
export async function openTables(
  files: readonly ImportedFile[],
  options: TableOptions,
  { maxRows = Number.POSITIVE_INFINITY, megabytes = MEGABYTES }: TableLimits = {},
): Promise<TableReader> {
  const tooLarge = new Set<ImportedFile>();
  for (let restarts = 0; ; restarts += 1) {
    const reader = startReader(options, megabytes);
    let opening: ImportedFile | undefined;
    try {
      const tables: TableFacts[] = [];
      for (opening of files)
        tables.push(...(tooLarge.has(opening) ? [tooLargeFacts(opening.name)] : await reader.call('open', [opening])));
      const found = withinRows(tables, maxRows);
      const left = found.flatMap(({ fault, table }) => (fault?.code === 'rows' ? [table] : []));
      if (left.length > 0) await reader.call('leaveOut', [left]);
      return {
        tables: found,
        records: (...args) => reader.call('records', args),
        related: (...args) => reader.call('related', args),
        rejected: (...args) => reader.call('rejected', args),
        close: reader.close,
      };
    } catch (error) {
      await reader.close();
      if (!opening || !(error instanceof ReaderEndedError)) throw error;
      // Behind the last restart, what no process has read yet is left out too.
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

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

function startReader(options: TableOptions, megabytes: number) {
  const child = fork(fileURLToPath(new URL('./reader-process.ts', import.meta.url)), {
    // Passes none of the settings, which contain secrets, and none of the server's own options.
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new ReaderEndedError());
  };
  child.on('message', (answer: ReaderAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    if ('error' in answer) reject?.(new Error(answer.error));
    else resolve?.(answer.value);
  });
  child.on('exit', end);
  // A message that could not be sent: the process has ended, or was not started.
  child.on('error', end);
  child.send({ options });
  return {
    async call<Call extends keyof OpenedTables>(
      call: Call,
      args: Parameters<OpenedTables[Call]>,
    ): Promise<Awaited<ReturnType<OpenedTables[Call]>>> {
      if (hasEnded) throw new ReaderEndedError();
      last += 1;
      const id = last;
      const timer = setTimeout(end, OPEN_TIME);
      try {
        return (await new Promise<unknown>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          child.send({ id, call, args } as ReaderRequest);
        })) as Awaited<ReturnType<OpenedTables[Call]>>;
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async close(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
