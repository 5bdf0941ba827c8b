import '@hireyard/ui/fonts';
import 'virtual:entrance.css';
import { applyInitialScheme } from '@hireyard/ui/theme';
import { loadAppConfig } from './config/app-config.ts';
import { isAtDesk } from './config/at-desk.ts';
import { loadEnvironment } from './config/environment.ts';
import { showFailurePage } from './config/failure-page.ts';
import { reportFailure } from './config/report-failure.ts';
import { startConsent } from './consent/consent.ts';
import { beginsAtSignIn, isClosed } from './entrance/first-page.ts';
import { loadAhead } from './entrance/load-ahead.ts';
import { painted, showPrerendered } from './entrance/prerendered.ts';
import { loadLanguage } from './i18n/language-texts.ts';
import { initialLanguage } from './i18n/languages.ts';
import { followPageTranslation } from './i18n/page-translation.ts';
import { isLeaving, noteLeaving, unlessLeaving } from './reports/leaving.ts';
import { report } from './reports/report.ts';
import { preflight } from './session/preflight.ts';
import { deviceStorage, tabView } from './storage/storage.ts';
import { noteFirstController } from './updates/first-controller.ts';

addEventListener('beforeunload', noteLeaving);
addEventListener('error', (event) => report(event));
addEventListener('unhandledrejection', (event) => {
  // Most likely a call or an `import()` that leaving has cut off.
  if (!isLeaving()) report(event);
});

const root = document.getElementById('root') as HTMLElement;

followPageTranslation(document.body);

const importApplication = () =>
  isAtDesk(location.pathname) ? import('./desk/open-desk.tsx') : import('./application/application.tsx');

const start = async (): Promise<void> => {
  noteFirstController();
  applyInitialScheme();
  const language = initialLanguage(deviceStorage, navigator.languages);
  const atSignIn = beginsAtSignIn(deviceStorage, location.pathname);
  const application = atSignIn ? null : importApplication();
  if (atSignIn) loadAhead('form');
  const [environment, appConfig] = await Promise.all([loadEnvironment(), loadAppConfig()]);
  if (preflight(appConfig)) return;
  const parameters = { environment, appConfig };
  // A view as a user measures nothing, and asks and stores no choice of the person who looks (DK-15).
  const consent = tabView ? null : startConsent(appConfig, language);
  const open = async () => {
    // Maintenance takes precedence over the form (MT-02).
    if (!atSignIn || isClosed(deviceStorage, appConfig)) {
      return (await (application ?? importApplication())).open(root, parameters);
    }
    const form = showPrerendered(root, appConfig);
    if (form) await painted();
    // Both download in parallel. A failure is reported when the texts are used.
    loadLanguage(language).catch(() => undefined);
    return (await import('./entrance/open-entrance.tsx')).open(root, parameters, form);
  };
  try {
    const texts = await open();
    consent?.follow(texts);
  } finally {
    consent?.load();
    if (!tabView)
      unlessLeaving(import('./startup/start-reports.ts').then(({ begin }) => begin(parameters))).catch(report);
  }
};

unlessLeaving(start()).catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
