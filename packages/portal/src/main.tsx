import '@hireyard/ui/fonts';
import 'virtual:entrance.css';
import { applyInitialScheme } from '@hireyard/ui/theme';
import { loadAppConfig } from './config/app-config.ts';
import { loadEnvironment } from './config/environment.ts';
import { reportFailure } from './config/report-failure.ts';
import { startConsent } from './consent/consent.ts';
import { beginsAtSignIn, isClosed } from './entrance/first-page.ts';
import { painted, showPrerendered } from './entrance/prerendered.ts';
import { reasonToStart } from './entrance/reason-to-start.ts';
import { initialLanguage } from './i18n/languages.ts';
import { report } from './reports/report.ts';
import { preload, runInTurn } from './startup/chunks.ts';
import { showFailurePage } from './startup/failure-page.ts';
import type { StartupParameters } from './startup/opening.ts';
import { preflight } from './startup/preflight.ts';
import { deviceStorage } from './storage/storage.ts';
import { noteFirstController } from './updates/first-controller.ts';

for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => report(event));

const root = document.getElementById('root') as HTMLElement;

const importApplication = () => import('./application/application.tsx');

/**
 * Opens the portal at the sign-in form. The form that came with the document can be filled in as it is: the scripts for it and
 * for what follows download meanwhile, and run once there is a reason.
 */
const enter = async (parameters: StartupParameters, onShown: () => void) => {
  const form = showPrerendered(root, parameters.appConfig);
  if (form) {
    const onScreen = painted();
    void onScreen
      .then(() => preload('entrance', `texts-${form.language}`))
      .then(() => {
        onShown();
        return preload('application');
      });
    await reasonToStart(parameters.environment, onScreen);
    await runInTurn('entrance');
  }
  const { open } = await import('./entrance/open-entrance.tsx');
  return open(root, parameters, form);
};

const start = async (): Promise<void> => {
  noteFirstController();
  applyInitialScheme();
  const atSignIn = beginsAtSignIn(deviceStorage, location.pathname);
  if (!atSignIn) void preload('application');
  const application = atSignIn ? null : importApplication();
  const [environment, appConfig] = await Promise.all([loadEnvironment(), loadAppConfig()]);
  if (preflight(appConfig)) return;
  const parameters = { environment, appConfig };
  const consent = startConsent(appConfig, initialLanguage(deviceStorage, navigator.languages));
  let isShown = false;
  const onShown = () => {
    if (isShown) return;
    isShown = true;
    consent.load();
    import('./startup/afterwards.ts').then(({ begin }) => begin(parameters)).catch(report);
  };
  try {
    // Maintenance comes before the form (MT-02).
    if (atSignIn && !isClosed(deviceStorage, appConfig)) consent.follow(await enter(parameters, onShown));
    else consent.follow(await (await (application ?? importApplication())).open(root, parameters));
  } finally {
    onShown();
  }
};

start().catch((error: unknown) => {
  reportFailure(error);
  showFailurePage(root);
});
