import { createAction } from '@reduxjs/toolkit';

/** Asks the server again for what the device has shown in its place. */
export const askAgain = createAction('offline/askAgain');
