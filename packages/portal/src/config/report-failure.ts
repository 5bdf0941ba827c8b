import { ConfigError } from '@hireyard/contract/config';
import { report } from '../reports/report.ts';

/** Logged if the startup parameters cannot be read. ST-02 prescribes the text. */
const PARAMETERS_MESSAGE = 'Something went wrong with fetching the startup parameters...';

/** Logs and reports a failed start of the portal (ST-02, ST-03). */
export const reportFailure = (error: unknown): void => {
  report(error);
  if (error instanceof ConfigError) {
    console.error(PARAMETERS_MESSAGE);
    console.error(error.message, error.cause ?? '');
  } else {
    console.error(error);
  }
};
