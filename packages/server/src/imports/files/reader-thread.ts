import { parentPort, workerData } from 'node:worker_threads';
import { openedTables, type TableOptions } from './opened-tables.ts';
import type { ReaderRequest } from './table-reader.ts';

const tables = openedTables(workerData as TableOptions);

function answer(request: ReaderRequest): Promise<unknown> {
  switch (request.call) {
    case 'open':
      return tables.open(...request.args);
    case 'leaveOut':
      return tables.leaveOut(...request.args);
    case 'records':
      return tables.records(...request.args);
    case 'related':
      return tables.related(...request.args);
    case 'rejected':
      return tables.rejected(...request.args);
  }
}

parentPort?.on('message', async (request: ReaderRequest) => parentPort?.postMessage(await answer(request)));
