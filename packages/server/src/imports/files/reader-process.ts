import { type OpenedTables, openedTables, type TableOptions } from './opened-tables.ts';
import type { ReaderAnswer, ReaderRequest } from './table-reader.ts';

let tables: OpenedTables | undefined;

function answer({ call, args }: ReaderRequest): Promise<unknown> {
  if (!tables) throw new Error('no options were sent');
  switch (call) {
    case 'open': {
      const [file] = args;
      // What arrives is a view of the whole message.
      return tables.open({ ...file, bytes: new Uint8Array(file.bytes) });
    }
    case 'leaveOut':
      return tables.leaveOut(...args);
    case 'records':
      return tables.records(...args);
    case 'related':
      return tables.related(...args);
    case 'rejected':
      return tables.rejected(...args);
  }
}

async function answered(request: ReaderRequest): Promise<ReaderAnswer> {
  try {
    return { id: request.id, value: await answer(request) };
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (message: ReaderRequest | { readonly options: TableOptions }) => {
  if ('options' in message) tables = openedTables(message.options);
  else process.send?.(await answered(message));
});
// The server has ended.
process.on('disconnect', () => process.exit());
