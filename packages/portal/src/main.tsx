import '@hireyard/ui/fonts';
import { applyInitialScheme } from '@hireyard/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createI18n, initialLanguage } from './i18n/i18n.ts';
import { createRouter } from './router/createRouter.tsx';
import { loadAppConfig } from './startup/app-config.ts';
import { loadEnvironment } from './startup/environment.ts';
import { showFailurePage } from './startup/failure-page.ts';
import { keepHouse } from './startup/housekeeping.ts';
import { followLanguage } from './startup/language.ts';
import { browserPlatform, createLocation } from './startup/platform.ts';
import { createPortal } from './startup/portal.ts';
import { reportFailure } from './startup/report.ts';

const root = document.getElementById('root') as HTMLElement;

const start = async (): Promise<void> => {
  applyInitialScheme();

  const texts = createI18n(initialLanguage(localStorage, navigator.languages));
  const [environment, appConfig] = await Promise.all([loadEnvironment(), loadAppConfig()]);
  if (keepHouse(appConfig)) return;

  const { location, onNavigationEnd, connect } = createLocation();
  const portal = createPortal({ environment, appConfig, platform: browserPlatform(location) });
  portal.start();

  const i18n = await texts;
  followLanguage(portal.store, i18n);
  const router = createRouter({ i18n, onNavigationEnd });
  connect(router);
  createRoot(root).render(<App store={portal.store} i18n={i18n} router={router} />);
};

start().catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
