import type { i18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { returnPath, SIGN_IN_PATH, signInAddress } from '../access/return-url.ts';
import type { Application } from '../application/application.tsx';
import { type AppConfig, chooseOpCo, operatingCompanyOf } from '../config/app-config.ts';
import { reportFailure } from '../config/report-failure.ts';
import type { HttpProblem } from '../http/problem.ts';
import { createI18n, currentLanguage } from '../i18n/i18n.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import { idle } from '../reports/idle.ts';
import { unlessLeaving } from '../reports/leaving.ts';
import type { SignedOutBecause } from '../session/session-actions.ts';
import type { StartParameters } from '../startup/start-parameters.ts';
import { deviceStorage, tabStorage } from '../storage/storage.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { SignIn } from '../visitor/SignInForm.tsx';
import { loadSignedOutNotice } from '../visitor/SignInPage.tsx';
import { Entrance } from './Entrance.tsx';
import { loadAhead } from './load-ahead.ts';
import type { PrerenderedForm } from './prerendered.ts';

export interface EntranceOptions {
  readonly page: Pick<Root, 'render'>;
  readonly i18n: i18n;
  readonly appConfig: AppConfig;
  readonly startApplication: () => Promise<Application>;
  /** Called when the form has become interactive. */
  readonly onReady?: () => void;
}

const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });

/**
 * Downloads the application and then the list of machines, which nearly every sign-in leads to. The line is free for them
 * while React takes the form over.
 */
const downloadRest = async (): Promise<void> => {
  await Promise.all(loadAhead('application').map(settled));
  if (returnPath(location.search) === '/') loadAhead('list');
};

const NOT_LOADED: HttpProblem = { type: 'network', status: 0, title: 'The portal was not loaded', traceId: null };

/**
 * Shows the sign-in form and, once it is interactive, loads the application in the background. The form keeps its
 * values and focus until the application shows another page. Signing in waits for the application, and loads it again
 * after a failure.
 */
export const showEntrance = ({ page, i18n, appConfig, startApplication, onReady }: EntranceOptions): void => {
  if (location.pathname !== SIGN_IN_PATH) history.replaceState(history.state, '', signInAddress(location));
  void downloadRest();
  // Read early, because the start of the session removes it.
  const because = tabStorage.getItem(SIGNED_OUT_NOTE) as SignedOutBecause | null;
  const opCo = chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo));
  let application: Application | null = null;
  let loading: Promise<Application | null> | null = null;

  const load = (): Promise<Application | null> => {
    loading ??= unlessLeaving(startApplication()).then(
      (loaded) => {
        application = loaded;
        show();
        // While the password is typed.
        void idle().then(loaded.preload);
        // No transition: the answers of the start calls would make React begin it anew.
        void loaded.leftSignIn.then(() => page.render(loaded.view(SIGN_IN_PATH)));
        return loaded;
      },
      (error: unknown) => {
        reportFailure(error);
        loading = null;
        return null;
      },
    );
    return loading;
  };
  const signIn: SignIn = async (entered) => {
    const loaded = await load();
    return loaded ? loaded.signIn(entered) : NOT_LOADED;
  };
  const ready = () => {
    onReady?.();
    void load();
  };
  // A transition, so that it does not block typing.
  const show = () =>
    startTransition(() =>
      page.render(
        <Entrance
          i18n={i18n}
          opCo={opCo}
          company={operatingCompanyOf(appConfig, opCo)}
          because={because}
          message={application?.message}
          signIn={signIn}
          follow={application?.follow}
          onReady={ready}
        />,
      ),
    );
  show();
};

/** Hydrates the prerendered form on the first render. */
const rootOver = (element: HTMLElement, form: PrerenderedForm | null): Pick<Root, 'render'> => {
  let root: Root | null = form ? null : createRoot(element);
  return {
    render: (view) => {
      if (root) root.render(view);
      else root = hydrateRoot(element, view);
    },
  };
};

/** Opens the portal at the sign-in form, for visits without a session. */
export const open = async (
  element: HTMLElement,
  parameters: StartParameters,
  form: PrerenderedForm | null,
): Promise<i18n> => {
  const language = initialLanguage(deviceStorage, navigator.languages);
  const { appConfig } = parameters;
  const i18n = await createI18n(language, [...FRAME_NAMESPACES, 'auth']);
  // The notice above the form must render together with it, so that nothing moves.
  if (tabStorage.getItem(SIGNED_OUT_NOTE) !== null) await loadSignedOutNotice();
  showEntrance({
    page: rootOver(element, form),
    i18n,
    appConfig,
    startApplication: async () =>
      (await import('../application/application.tsx')).startApplication(parameters, i18n, currentLanguage(i18n)),
    ...(form && { onReady: form.handOver }),
  });
  return i18n;
};
