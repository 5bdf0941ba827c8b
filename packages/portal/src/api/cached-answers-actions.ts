import { createAction } from '@reduxjs/toolkit';

/** A page gets an answer from the device instead of the server. `at` is the time of the server's answer. */
export const cachedAnswerShown = createAction<{ readonly call: string; readonly at: number }>('offlineCache/shown');
