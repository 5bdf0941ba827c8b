import type { Language } from '@hireyard/contract';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { returnPath } from '../access/return-url.ts';
import { browserPlatform } from '../epics/platform.ts';
import { createI18n, withTexts } from '../i18n/i18n.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import { lazyPart } from '../pages/load-chunk.ts';
import { createRouter, preloadFirstCode, preloadFirstPage } from '../router/create-router.tsx';
import { firstReads } from '../router/visit-first-reads.ts';
import { Banners } from '../shell/Banners.tsx';
import { createPortal } from '../startup/create-portal.ts';
import type { StartParameters } from '../startup/start-parameters.ts';
import { reportStateOf } from '../startup/state-facts.ts';
import { leaveView, viewEpics } from '../startup/view-epics.ts';
import { deviceStorage, tabView } from '../storage/storage.ts';
import { viewOfTab } from '../storage/view-as.ts';
import { followLanguage } from '../store/follow-language.ts';
import { objectWhileOpening } from '../updates/object-while-opening.ts';
import type { SignIn } from '../visitor/SignInForm.tsx';
import { signIn } from '../visitor/sign-in.ts';
import { App } from './App.tsx';
import { leavesSignIn } from './leaves-sign-in.ts';

/** The running application, as the entrance uses it. */
export interface Application {
  /** Loads the code of the page that follows the sign-in. */
  readonly preload: () => void;
  readonly signIn: SignIn;
  /** The message to all users (SH-01). */
  readonly message: ReactNode;
  readonly follow: (path: string) => void;
  /** Resolves when a page other than the sign-in form is to be shown. */
  readonly leftSignIn: Promise<void>;
  /** Renders the application. `from` is the path on screen before it. */
  readonly view: (from?: string) => ReactNode;
}

/** Starts the epics and, once the texts are loaded, the router. `language` is that of the texts. */
export const startApplication = async (
  parameters: StartParameters,
  texts: i18n | Promise<i18n>,
  language: Language,
): Promise<Application> => {
  const { platform, onNavigationEnd } = browserPlatform();
  const view = tabView && { isView: true, epics: viewEpics(tabView) };
  const { store, start } = createPortal({
    ...parameters,
    platform,
    // The first page asks for its rows in the language of the visit, before the texts have loaded (I18N-02).
    firstReads: (modules, current) => firstReads(modules, current ?? language),
    ...view,
  });
  start();
  if (tabView) leaveKeptPage();
  const i18n = await texts;
  followLanguage(store, i18n);
  const router = createRouter({ onNavigationEnd });
  objectWhileOpening(window, router);
  reportStateOf(store, router);
  const preload = () => void preloadFirstPage(returnPath(location.search));
  return {
    preload,
    signIn: (entered) => {
      // First, so that no script stands before it in the queue of the browser.
      const problem = store.dispatch(signIn(entered));
      preload();
      return problem;
    },
    message: (
      <Provider store={store}>
        <Banners />
      </Provider>
    ),
    follow: (path) => void router.navigate(path),
    leftSignIn: leavesSignIn(store, router),
    view: (from) => (
      <App store={store} i18n={i18n} router={router} {...(from && { from })}>
        {tabView && (
          <Suspense>
            <ViewBar view={tabView} />
          </Suspense>
        )}
      </App>
    ),
  };
};

const ViewBar = lazyPart(() => withTexts(import('../shell/ViewBar.tsx'), 'viewAs'));

/** Leaves a page of a view that the browser has kept whole, with its data, after the view was left. */
const leaveKeptPage = (): void => {
  addEventListener('pageshow', ({ persisted }) => {
    if (tabView && persisted && viewOfTab()?.id !== tabView.id) leaveView(tabView, true);
  });
};

/** Opens the application, for visits with a session and for public pages. */
export const open = async (root: HTMLElement, parameters: StartParameters): Promise<i18n> => {
  const namespaces = new Set([...FRAME_NAMESPACES, ...preloadFirstCode(location.pathname)]);
  const language = initialLanguage(deviceStorage, navigator.languages);
  const texts = createI18n(language, [...namespaces]);
  const { view } = await startApplication(parameters, texts, language);
  createRoot(root).render(view());
  return texts;
};
