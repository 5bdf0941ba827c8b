import { StartupError } from './startup-error.ts';

/** What the console says where the startup parameters could not be read (ST-02, to the letter). */
const PARAMETERS_MESSAGE = 'Something went wrong with fetching the startup parameters...';

/** Tells the console why the portal did not start (ST-02, ST-03). */
export const reportFailure = (error: unknown): void => {
  if (error instanceof StartupError) {
    console.error(PARAMETERS_MESSAGE);
    console.error(error.message, error.cause ?? '');
  } else {
    console.error(error);
  }
};
