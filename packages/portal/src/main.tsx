import '@hireyard/ui/fonts';
import { applyInitialScheme } from '@hireyard/ui';
import { beginsAtSignIn } from './entrance/first-page.ts';
import { loadAppConfig } from './startup/app-config.ts';
import { startConsent } from './startup/consent.ts';
import { loadEnvironment } from './startup/environment.ts';
import { showFailurePage } from './startup/failure-page.ts';
import { keepHouse } from './startup/housekeeping.ts';
import { reportFailure } from './startup/report.ts';
import { deviceStorage } from './storage.ts';

const root = document.getElementById('root') as HTMLElement;

const start = async (): Promise<void> => {
  applyInitialScheme();
  const opening = beginsAtSignIn(deviceStorage, location.pathname)
    ? import('./entrance/open.tsx')
    : import('./application.tsx');
  const [environment, appConfig, { open }] = await Promise.all([loadEnvironment(), loadAppConfig(), opening]);
  if (keepHouse(appConfig)) return;
  const consent = startConsent(appConfig);
  consent.follow(await open(root, { environment, appConfig }));
};

start().catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
