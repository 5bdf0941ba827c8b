import { startEndpoints } from '../api/start-endpoints.ts';
import { whileShown } from './while-shown.ts';

const EVERY_MS = 5 * 60_000;

/** Reads the number of unread notifications every five minutes (NAV-12). */
export const unreadEpic = whileShown(EVERY_MS, () =>
  startEndpoints.globalActions.initiate(undefined, { forceRefetch: true, subscribe: false }),
);
