import { createAction } from '@reduxjs/toolkit';

/** Reads again all answers that came from the device. */
export const refetchStale = createAction('offline/refetchStale');
