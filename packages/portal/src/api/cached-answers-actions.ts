import { createAction } from '@reduxjs/toolkit';

/**
 * A page gets an answer from the device instead of the server. `at` is the time of the server's answer. `isFirst` says
 * that the server is about to be asked (SW-07), not that it failed to answer.
 */
export const cachedAnswerShown = createAction<{
  readonly call: string;
  readonly at: number;
  readonly isFirst?: boolean;
}>('offlineCache/shown');
