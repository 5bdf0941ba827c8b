import '@hireyard/ui/fonts';
import { applyInitialScheme } from '@hireyard/ui';
import { createRoot } from 'react-dom/client';
import { beginsAtSignIn, isClosed } from './entrance/first-page.ts';
import { openEntrance } from './entrance/open.tsx';
import { createI18n, initialLanguage } from './i18n/i18n.ts';
import { FRAME_NAMESPACES } from './i18n/namespaces.ts';
import { STORAGE_KEYS } from './session/storage-keys.ts';
import { chooseOpCo, loadAppConfig } from './startup/app-config.ts';
import { loadEnvironment } from './startup/environment.ts';
import { showFailurePage } from './startup/failure-page.ts';
import { keepHouse } from './startup/housekeeping.ts';
import { reportFailure } from './startup/report.ts';

const root = document.getElementById('root') as HTMLElement;
const loadApplication = () => import('./application.tsx');

const start = async (): Promise<void> => {
  applyInitialScheme();

  const atSignIn = beginsAtSignIn(localStorage, location.pathname);
  // Who needs no form first waits for nothing else.
  if (!atSignIn) loadApplication().catch(() => undefined);
  const namespaces = atSignIn ? [...FRAME_NAMESPACES, 'auth' as const] : FRAME_NAMESPACES;
  const texts = createI18n(initialLanguage(localStorage, navigator.languages), namespaces);
  const [environment, appConfig] = await Promise.all([loadEnvironment(), loadAppConfig()]);
  if (keepHouse(appConfig)) return;

  const i18n = await texts;
  const enter = async () => (await loadApplication()).startApplication({ environment, appConfig, i18n });
  const page = createRoot(root);
  if (atSignIn && !isClosed(localStorage, appConfig)) {
    const opCo = chooseOpCo(appConfig, localStorage.getItem(STORAGE_KEYS.opCo));
    openEntrance({ page, i18n, appConfig, opCo, enter });
  } else {
    page.render((await enter()).face());
  }
};

start().catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
