import type { CorporateClient, Module, Profile, Right } from '@hireyard/contract';
import { render, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { App } from '../application/App.tsx';
import type { OperatingCompany } from '../config/app-config.ts';
import type { Epic, EpicDependencies } from '../epics/epic.ts';
import { createEpics } from '../epics/epic-middleware.ts';
import { rootEpic } from '../epics/root.ts';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import type { Http, HttpRequest } from '../http/types.ts';
import { createI18n } from '../i18n/i18n.ts';
import { createRouter } from '../router/create-router.tsx';
import { followLanguage } from '../startup/follow-language.ts';
import { createStore, type RootState, rootReducer } from '../store/store.ts';
import { appConfig, client } from './fixtures.ts';

export const CLIENT: CorporateClient = {
  ...client(7, 'Bouwbedrijf De Linde'),
  externalUuid: '7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7',
  customerNumber: 'C-1007',
  rentalContact: { phone: '+31205550100', email: 'rental@hireyard.example' },
};

export const PROFILE: Profile = {
  id: '0b8e7f64-3a1e-4a0b-a3c4-5f3ad2d6a001',
  email: 'planner@demo.example',
  firstName: 'Petra',
  lastName: 'Planner',
  phone: null,
  preferredLanguageCode: 'en-US',
  version: 3,
};

export const NETHERLANDS: OperatingCompany = {
  code: 'NL',
  name: 'Hireyard Nederland',
  country: 'NL',
  locale: 'nl-NL',
  currency: 'EUR',
  baseUrl: 'https://nl.hireyard.example',
  links: { terms: '', privacy: '', cookies: '' },
  rentalContact: { phone: '+31205550199', email: 'verhuur@hireyard.example' },
};

const initial = rootReducer(undefined, { type: 'test' });

/** A visitor who is known to have no session. */
export const visitor = (): Partial<RootState> => ({
  user: { ...initial.user, status: 'signedOut' },
  settings: {
    ...initial.settings,
    opCo: 'NL',
    appConfig: { ...appConfig, operatingCompanies: [NETHERLANDS], formerIssuers: [] },
  },
});

/** A user who acts within a client with these modules active. */
export const user = (modules: readonly Module[], rights: readonly Right[] = []): Partial<RootState> => {
  const state = visitor();
  return {
    ...state,
    user: { ...initial.user, status: 'signedIn', id: PROFILE.id, profile: PROFILE, rights },
    corporateClient: {
      status: 'ready',
      corporateClientId: CLIENT.id,
      corporateClientUuid: CLIENT.externalUuid,
      client: CLIENT,
      all: [CLIENT],
    },
    settings: { ...initial.settings, ...state.settings, ready: true, enabledModules: modules },
  };
};

/**
 * Answers of the wire by `METHOD path`, or how to answer where it matters which call it is; a call that no test foresaw
 * fails the test.
 */
export type Answers = Readonly<Record<string, unknown>>;

export const refusal = (problem: Partial<HttpProblem>): HttpError =>
  new HttpError({ type: 'internal', status: 500, title: 'Refused', traceId: 'trace-1', ...problem });

function wire(answers: Answers) {
  const requests: HttpRequest[] = [];
  const http: Http = (request) => {
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    if (!(key in answers)) throw new Error(`No answer was foreseen for ${key}.`);
    const found = answers[key];
    const answer: unknown = typeof found === 'function' ? found(request) : found;
    return answer instanceof HttpError ? throwError(() => answer) : of({ status: 200, etag: null, body: answer });
  };
  return { http, requests };
}

interface Visit {
  state?: Partial<RootState>;
  answers?: Answers;
  /** In the place of `answers`, where time or the order of calls matters. */
  http?: Http;
  /** In the place of the areas' own pages. */
  pages?: readonly RouteObject[];
  /** Epics to run beside the pages. */
  epics?: readonly Epic[];
  onNavigationEnd?: (pathname: string) => void;
}

/** Opens the application's real routes at an address, over a real store and a stubbed HTTP pipeline. */
export async function visit(
  address: string,
  { state = visitor(), answers = {}, http: own, pages, epics = [], onNavigationEnd }: Visit = {},
) {
  window.history.replaceState(null, '', address);
  // jsdom has no layout, so there is nothing to scroll.
  window.scrollTo = () => undefined;
  const i18n = await createI18n('en-US');
  const { http, requests } = wire(answers);
  const running = createEpics({ http: own ?? http } as EpicDependencies);
  const store = createStore({ http: own ?? http, preloadedState: state, epicMiddleware: running.middleware });
  running.run(rootEpic(epics));
  followLanguage(store, i18n);
  const router = createRouter({ ...(pages && { pages }), ...(onNavigationEnd && { onNavigationEnd }) });
  const screen = render(<App store={store} router={router} i18n={i18n} />);
  return { ...screen, store, router, i18n, requests };
}

/** The current path, query and hash. */
export const here = () => window.location.pathname + window.location.search + window.location.hash;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** The calls that change something. */
export const writes = (requests: readonly HttpRequest[]) => requests.filter(({ method }) => method !== 'GET');
/** The idempotency key of each write. */
export const keysOf = (requests: readonly HttpRequest[]) =>
  writes(requests).map(({ headers }) => headers?.['Idempotency-Key']);
