import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { returnPath, SIGN_IN_PATH } from '../access/return-url.ts';
import { selectShownTrace } from '../api/shown-trace.ts';
import { browserPlatform } from '../epics/platform.ts';
import { createI18n } from '../i18n/i18n.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { type Facts, facts } from '../reports/report.ts';
import { createRouter, type PortalRouter, preloadFirstPage } from '../router/create-router.tsx';
import { selectSignedIn } from '../session/user.ts';
import { selectMaintenance, selectOpCo } from '../settings/settings.ts';
import { Banners } from '../shell/Banners.tsx';
import { createPortal } from '../startup/create-portal.ts';
import type { StartParameters } from '../startup/start-parameters.ts';
import { deviceStorage } from '../storage/storage.ts';
import { followLanguage } from '../store/follow-language.ts';
import type { Store } from '../store/store.ts';
import { objectWhileOpening } from '../updates/object-while-opening.ts';
import type { SignIn } from '../visitor/SignInForm.tsx';
import { signIn } from '../visitor/sign-in.ts';
import { App } from './App.tsx';

/**
 * Resolves once someone is signed in, maintenance has begun, or the router has gone to another page; and not before the
 * router has its first page: what it says while React renders it in a transition, nobody would hear, and the loader stay.
 */
const leavesSignIn = (store: Store, router: PortalRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      const state = store.getState();
      const elsewhere = router.state.location.pathname !== SIGN_IN_PATH;
      if (!elsewhere && !selectSignedIn(state) && !selectMaintenance(state)) return;
      for (const stop of watches) stop();
      resolve();
    };
    const watches = [store.subscribe(look), router.subscribe(look)];
    look();
  });

/** The running application, as the entrance uses it. */
export interface Application {
  readonly signIn: SignIn;
  /** The message for everyone (SH-01). */
  readonly message: ReactNode;
  readonly follow: (path: string) => void;
  /** Resolves once another page than the sign-in form is to be shown. */
  readonly leftSignIn: Promise<void>;
  /** The application itself; `from` is the path that was on screen before it. */
  readonly view: (from?: string) => ReactNode;
}

/** Starts the epics and, once there are texts, the router. */
export const startApplication = async (
  parameters: StartParameters,
  texts: i18n | Promise<i18n>,
): Promise<Application> => {
  const { platform, onNavigationEnd } = browserPlatform();
  const { store, start } = createPortal({ ...parameters, platform });
  start();
  const i18n = await texts;
  followLanguage(store, i18n);
  const router = createRouter({ onNavigationEnd });
  objectWhileOpening(window, router);
  Object.assign(facts, {
    route: () => router.state.matches.at(-1)?.route.path,
    opCo: () => selectOpCo(store.getState()),
    trace: () => selectShownTrace(store.getState()),
  } satisfies Facts);
  return {
    signIn: (entered) => {
      preloadFirstPage(returnPath(location.search));
      return store.dispatch(signIn(entered));
    },
    message: (
      <Provider store={store}>
        <Banners />
      </Provider>
    ),
    follow: (path) => void router.navigate(path),
    leftSignIn: leavesSignIn(store, router),
    view: (from) => <App store={store} i18n={i18n} router={router} {...(from && { from })} />,
  };
};

/** Opens the portal itself, for a visit with a session and for a page that needs none. */
export const open = async (root: HTMLElement, parameters: StartParameters): Promise<i18n> => {
  const texts = createI18n(initialLanguage(deviceStorage, navigator.languages));
  const { view } = await startApplication(parameters, texts);
  createRoot(root).render(view());
  return texts;
};
