import { quiet } from '../reports/quiet.ts';
import type { StartParameters } from './start-parameters.ts';

const REPORTING = ['qa', 'pp', 'prod'];

/** Where error reports go, and whether with a recording of the page; null where there are none (ER-01). */
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

/** What no page needs, behind the first one. */
export const begin = (parameters: StartParameters): void => {
  // Blocked, as by an extension of the browser, they are left out.
  beginReports(parameters).catch(() => undefined);
};
