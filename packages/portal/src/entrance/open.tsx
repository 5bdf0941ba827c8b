import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HttpProblem } from '../http/problem.ts';
import { createI18n, initialLanguage } from '../i18n/i18n.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import { SIGN_IN_PATH, signInAddress } from '../router/return-url.ts';
import type { SignedOutBecause } from '../session/actions.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../session/storage-keys.ts';
import { type AppConfig, chooseOpCo, operatingCompanyOf } from '../startup/app-config.ts';
import type { Open } from '../startup/open.ts';
import { reportFailure } from '../startup/report.ts';
import { deviceStorage, tabStorage } from '../storage.ts';
import { Entrance } from './Entrance.tsx';
import { isClosed } from './first-page.ts';
import type { SignIn } from './SignInForm.tsx';

/** What the entrance needs of the application behind it. */
export interface Interior {
  readonly signIn: SignIn;
  /** The message for everyone (SH-01). */
  readonly message: ReactNode;
  readonly follow: (path: string) => void;
  /** Resolves as soon as another page than the sign-in form is to be shown, whyever. */
  readonly elsewhere: Promise<void>;
  /** The application itself, which begins where a path was on screen before it. */
  readonly face: (from: string) => ReactNode;
}

export interface EntranceParts {
  readonly page: Pick<Root, 'render'>;
  readonly i18n: i18n;
  readonly appConfig: AppConfig;
  /** Loads the application and sets it going. */
  readonly enter: () => Promise<Interior>;
}

const NOT_THERE: HttpProblem = { type: 'network', status: 0, title: 'The portal has not arrived', traceId: null };

/**
 * Shows the sign-in form at once and brings the application in behind it. The form stays, with what is typed and with
 * the focus in it, until the application has something else to show. Who signs in before it has arrived waits for it;
 * one that fails to arrive is asked for again then.
 */
export const showEntrance = ({ page, i18n, appConfig, enter }: EntranceParts): void => {
  if (location.pathname !== SIGN_IN_PATH) history.replaceState(history.state, '', signInAddress(location));
  // Read before the session's start takes it away.
  const because = tabStorage.getItem(SIGNED_OUT_NOTE) as SignedOutBecause | null;
  const opCo = chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo));
  const company = operatingCompanyOf(appConfig, opCo);
  let interior: Interior | null = null;
  let arriving: Promise<Interior | null> | null = null;

  const arrive = (): Promise<Interior | null> => {
    arriving ??= enter().then(
      (arrived) => {
        interior = arrived;
        show();
        void arrived.elsewhere.then(() => page.render(arrived.face(SIGN_IN_PATH)));
        return arrived;
      },
      (error: unknown) => {
        reportFailure(error);
        arriving = null;
        return null;
      },
    );
    return arriving;
  };
  const signIn: SignIn = async (entered) => {
    const arrived = await arrive();
    return arrived ? arrived.signIn(entered) : NOT_THERE;
  };
  const follow = (path: string): boolean => {
    interior?.follow(path);
    return interior !== null;
  };
  const show = () =>
    page.render(
      <Entrance
        i18n={i18n}
        opCo={opCo}
        company={company}
        because={because}
        message={interior?.message}
        signIn={signIn}
        follow={follow}
      />,
    );

  show();
  void arrive();
};

const loadApplication = () => import('../application.tsx');

/** Opens the portal at the sign-in form, for who has no session; maintenance comes before it (MT-02). */
export const open: Open = async (root, parameters) => {
  const { appConfig } = parameters;
  if (isClosed(deviceStorage, appConfig)) return (await loadApplication()).open(root, parameters);
  const language = initialLanguage(deviceStorage, navigator.languages);
  const i18n = await createI18n(language, [...FRAME_NAMESPACES, 'auth']);
  const enter = async () => (await loadApplication()).startApplication(parameters, i18n);
  showEntrance({ page: createRoot(root), i18n, appConfig, enter });
  return i18n;
};
