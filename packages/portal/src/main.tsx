import '@hireyard/ui/fonts';
import { applyInitialScheme } from '@hireyard/ui/theme';
import { loadAppConfig } from './config/app-config.ts';
import { loadEnvironment } from './config/environment.ts';
import { reportFailure } from './config/report-failure.ts';
import { startConsent } from './consent/consent.ts';
import { beginsAtSignIn } from './entrance/first-page.ts';
import { showFailurePage } from './startup/failure-page.ts';
import { preflight } from './startup/preflight.ts';
import { deviceStorage } from './storage/storage.ts';

const root = document.getElementById('root') as HTMLElement;

const start = async (): Promise<void> => {
  applyInitialScheme();
  const opening = beginsAtSignIn(deviceStorage, location.pathname)
    ? import('./entrance/open-entrance.tsx')
    : import('./application/application.tsx');
  const [environment, appConfig, { open }] = await Promise.all([loadEnvironment(), loadAppConfig(), opening]);
  if (preflight(appConfig)) return;
  const consent = startConsent(appConfig);
  consent.follow(await open(root, { environment, appConfig }));
};

start().catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
