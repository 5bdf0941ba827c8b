import { parentPort } from 'node:worker_threads';
import type { WorkbookRequest } from './threaded-workbook.ts';
import { workbook } from './workbook.ts';

parentPort?.on('message', ({ title, columns, batches, file }: WorkbookRequest) =>
  // Both ends of a failed pipe are told by it.
  workbook(title, columns, batches)
    .pipeTo(file)
    .catch(() => undefined),
);
