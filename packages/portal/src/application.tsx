import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from './App.tsx';
import type { Interior } from './entrance/open.tsx';
import { createI18n, initialLanguage } from './i18n/i18n.ts';
import { createRouter, type PortalRouter } from './router/createRouter.tsx';
import { SIGN_IN_PATH } from './router/return-url.ts';
import { signIn } from './session/sign-in.ts';
import { selectSignedIn } from './session/user.ts';
import { ImportantMessage } from './shell/Banners.tsx';
import { followLanguage } from './startup/language.ts';
import type { Open, Parameters } from './startup/open.ts';
import { browserPlatform, createLocation } from './startup/platform.ts';
import { createPortal } from './startup/portal.ts';
import { deviceStorage } from './storage.ts';
import type { Store } from './store.ts';

/** The portal with its face, as the entrance has it behind itself and as the start shows it. */
export interface Application extends Omit<Interior, 'face'> {
  readonly face: (from?: string) => ReactNode;
}

/** Resolves once someone is signed in, or the router has gone to another page than the sign-in form. */
const leavesSignIn = (store: Store, router: PortalRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const stays = !selectSignedIn(store.getState()) && router.state.location.pathname === SIGN_IN_PATH;
      if (stays) return;
      for (const stop of watches) stop();
      resolve();
    };
    const watches = [store.subscribe(look), router.subscribe(look)];
    look();
  });

/** Starts everything that runs by itself and, once there are texts, the router over it. */
export const startApplication = async (parameters: Parameters, texts: i18n | Promise<i18n>): Promise<Application> => {
  const { location, onNavigationEnd, connect } = createLocation();
  const { store, start } = createPortal({ ...parameters, platform: browserPlatform(location) });
  start();
  const i18n = await texts;
  followLanguage(store, i18n);
  const router = createRouter({ i18n, onNavigationEnd });
  connect(router);
  return {
    signIn: (entered) => store.dispatch(signIn(entered)),
    message: (
      <Provider store={store}>
        <ImportantMessage />
      </Provider>
    ),
    follow: (path) => void router.navigate(path),
    elsewhere: leavesSignIn(store, router),
    face: (from) => <App store={store} i18n={i18n} router={router} {...(from && { from })} />,
  };
};

/** Opens the portal itself, to who has a session or asks for a page that needs none. */
export const open: Open = async (root, parameters) => {
  const texts = createI18n(initialLanguage(deviceStorage, navigator.languages));
  const { face } = await startApplication(parameters, texts);
  createRoot(root).render(face());
  return texts;
};
