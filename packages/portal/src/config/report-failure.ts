import { ConfigError } from '@hireyard/contract/config';
import { report } from '../reports/report.ts';

/** Logged where the startup parameters could not be read; the wording is ST-02's. */
const PARAMETERS_MESSAGE = 'Something went wrong with fetching the startup parameters...';

/** Logs and reports why the portal did not start (ST-02, ST-03). */
export const reportFailure = (error: unknown): void => {
  report(error);
  if (error instanceof ConfigError) {
    console.error(PARAMETERS_MESSAGE);
    console.error(error.message, error.cause ?? '');
  } else {
    console.error(error);
  }
};
