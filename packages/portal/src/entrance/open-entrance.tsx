import type { i18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { SIGN_IN_PATH, signInAddress } from '../access/return-url.ts';
import { type AppConfig, chooseOpCo, operatingCompanyOf } from '../config/app-config.ts';
import { reportFailure } from '../config/report-failure.ts';
import type { HttpProblem } from '../http/problem.ts';
import { createI18n, initialLanguage } from '../i18n/i18n.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import type { SignedOutBecause } from '../session/session-actions.ts';
import type { Application, Open } from '../startup/opening.ts';
import { deviceStorage, tabStorage } from '../storage/storage.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';
import type { SignIn } from '../visitor/SignInForm.tsx';
import { Entrance } from './Entrance.tsx';
import { isClosed } from './first-page.ts';

export interface EntranceOptions {
  readonly page: Pick<Root, 'render'>;
  readonly i18n: i18n;
  readonly appConfig: AppConfig;
  /** Loads the application and starts it. */
  readonly startApplication: () => Promise<Application>;
}

const NOT_LOADED: HttpProblem = { type: 'network', status: 0, title: 'The portal was not loaded', traceId: null };

/**
 * Shows the sign-in form at once and loads the application behind it. The form stays, with what is typed and with the
 * focus in it, until the application has something else to show. Signing in before it has loaded waits for it; when it
 * fails to load, signing in loads it again.
 */
export const showEntrance = ({ page, i18n, appConfig, startApplication }: EntranceOptions): void => {
  if (location.pathname !== SIGN_IN_PATH) history.replaceState(history.state, '', signInAddress(location));
  // Read before the session's start removes it.
  const because = tabStorage.getItem(SIGNED_OUT_NOTE) as SignedOutBecause | null;
  const opCo = chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo));
  const company = operatingCompanyOf(appConfig, opCo);
  let application: Application | null = null;
  let loading: Promise<Application | null> | null = null;

  const load = (): Promise<Application | null> => {
    loading ??= startApplication().then(
      (loaded) => {
        application = loaded;
        show();
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
  const follow = (path: string): boolean => {
    application?.follow(path);
    return application !== null;
  };
  const show = () =>
    page.render(
      <Entrance
        i18n={i18n}
        opCo={opCo}
        company={company}
        because={because}
        message={application?.message}
        signIn={signIn}
        follow={follow}
      />,
    );

  show();
  void load();
};

const importApplication = () => import('../application/application.tsx');

/** Opens the portal at the sign-in form, for a visit without a session; maintenance comes before it (MT-02). */
export const open: Open = async (root, parameters) => {
  const { appConfig } = parameters;
  if (isClosed(deviceStorage, appConfig)) return (await importApplication()).open(root, parameters);
  const language = initialLanguage(deviceStorage, navigator.languages);
  const i18n = await createI18n(language, [...FRAME_NAMESPACES, 'auth']);
  const startApplication = async () => (await importApplication()).startApplication(parameters, i18n);
  showEntrance({ page: createRoot(root), i18n, appConfig, startApplication });
  return i18n;
};
