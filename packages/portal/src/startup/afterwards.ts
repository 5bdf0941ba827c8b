import type { StartupParameters } from './opening.ts';
import { quiet } from './quiet.ts';

const REPORTING = ['qa', 'pp', 'prod'];

/** Where error reports go, and whether with a recording of the page; null where there are none (ER-01). */
export const reportsOf = ({ environment: { env }, appConfig: { integrations } }: StartupParameters) =>
  integrations.sentryDsn && REPORTING.includes(env)
    ? { dsn: integrations.sentryDsn, environment: env, recorded: env === 'prod' }
    : null;

const beginReports = async (parameters: StartupParameters): Promise<void> => {
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
export const begin = (parameters: StartupParameters): void => {
  // Blocked, as by an extension of the browser, they are left out.
  beginReports(parameters).catch(() => undefined);
};
