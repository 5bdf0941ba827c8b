import { startEndpoints } from '../api/start-endpoints.ts';
import { whileShown } from './while-shown.ts';

const HOUR_MS = 3_600_000;

/** Reads the rights again every hour (RG-01). */
export const rightsEpic = whileShown(HOUR_MS, () =>
  startEndpoints.rights.initiate(undefined, { forceRefetch: true, subscribe: false }),
);
