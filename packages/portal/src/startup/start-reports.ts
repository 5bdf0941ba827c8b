import { quiet } from '../reports/quiet.ts';
import type { StartParameters } from './start-parameters.ts';

const REPORTING = ['qa', 'pp', 'prod'];

/** Returns the settings of error reports, or null without them (ER-01). */
export const reportsOf = ({ environment: { env }, appConfig: { integrations } }: StartParameters) =>
  integrations.sentryDsn && REPORTING.includes(env)
    ? { dsn: integrations.sentryDsn, environment: env, recorded: env === 'prod' }
    : null;

const beginReports = async (parameters: StartParameters): Promise<void> => {
  const reports = reportsOf(parameters);
  if (!reports) return;
  await quiet();
  const [{ startReports }, { PORTAL_VERSION }] = await Promise.all([
    import('../reports/reports-client.ts'),
    import('../config/version.ts'),
  ]);
  await startReports({ ...reports, release: PORTAL_VERSION });
};

/** Starts everything that no page needs, after the first page. */
export const begin = (parameters: StartParameters): void => {
  // Browser extensions may block it. The portal works without reports.
  beginReports(parameters).catch(() => undefined);
};
