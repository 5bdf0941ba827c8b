import type { Language } from '@hireyard/contract';
import { Subject } from 'rxjs';
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { rootEpic } from '../epics/root.ts';
import type { Http } from '../http/types.ts';
import { createI18n } from '../i18n/i18n.ts';
import { createRouter, type RouterOptions } from '../router/create-router.tsx';
import { deviceStorage } from '../storage/storage.ts';
import { followLanguage } from '../store/follow-language.ts';
import { createStore, type RootState } from '../store/store.ts';

export interface Opening extends RouterOptions {
  readonly http: Http;
  readonly state: Partial<RootState>;
  readonly language?: Language;
  /** Epics to run with the pages. */
  readonly epics?: readonly Epic[];
}

/** Returns the props of `App`: real store, texts and routes over a stubbed HTTP pipeline. */
export async function open({ http, state, language = 'en-US', epics = [], ...routes }: Opening) {
  const i18n = await createI18n(language);
  const navigationEnd = new Subject<string>();
  const report = (error: unknown) => {
    throw error;
  };
  const running = createEpics({
    http,
    navigationEnd,
    report,
    storage: deviceStorage,
  } as Partial<EpicDependencies> as EpicDependencies);
  const store = createStore({ http, preloadedState: state, epicMiddleware: running.middleware });
  running.run(rootEpic(epics));
  followLanguage(store, i18n);
  const onNavigationEnd = (pathname: string) => {
    navigationEnd.next(pathname);
    routes.onNavigationEnd?.(pathname);
  };
  return { store, i18n, router: createRouter({ ...routes, onNavigationEnd }) };
}
