import { createAction } from '@reduxjs/toolkit';

/** A page gets an answer from the device instead of the server. `at` is when the server gave it. */
export const cachedAnswerShown = createAction<{ readonly call: string; readonly at: number }>('offlineCache/shown');
