import { join, resolve } from 'node:path';

/** Data directory of the journeys' server, created anew by each run. */
export const DATA_DIR = resolve('test-results/journeys-data');
export const OUTBOX = join(DATA_DIR, 'outbox');
