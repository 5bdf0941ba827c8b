import { createAction } from '@reduxjs/toolkit';

/** Reads everything again that the device has shown instead of the server. */
export const refetchStale = createAction('offline/refetchStale');
