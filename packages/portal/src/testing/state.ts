import type { CorporateClient, Module, Profile, Right, Session } from '@hireyard/contract';
import type { OperatingCompany } from '../config/app-config.ts';
import type { SignedOutBecause } from '../session/session-actions.ts';
import type { StartCall } from '../settings/settings.ts';
import { type RootState, rootReducer } from '../store/store.ts';
import { appConfig, client } from './fixtures.ts';

export const CLIENT: CorporateClient = {
  ...client(7, 'Bouwbedrijf De Linde'),
  externalUuid: '7a1d6a52-53a5-4f0b-9d52-0a6d30bbd0f7',
  customerNumber: 'C-1007',
  timeZone: 'Europe/Amsterdam',
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

const session = (own: Partial<Session>): Session => ({
  id: '9c1f1e6a-7a54-4e0f-8f0a-000000000001',
  browser: 'Firefox',
  system: 'Windows',
  usedAt: '2026-11-20T10:52:00.000Z',
  current: false,
  ...own,
});
/** Sessions of the user: a desktop, a phone, and an unknown browser. */
export const SESSIONS: readonly Session[] = [
  session({ id: '9c1f1e6a-7a54-4e0f-8f0a-000000000002', browser: 'Chrome', system: 'Android' }),
  session({ usedAt: '2026-11-20T10:45:00.000Z', current: true }),
  session({
    id: '9c1f1e6a-7a54-4e0f-8f0a-000000000003',
    browser: null,
    system: null,
    usedAt: '2026-11-02T07:15:00.000Z',
  }),
];

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

/** State of a visitor without a session. */
export const visitor = (): Partial<RootState> => ({
  user: { ...initial.user, status: 'signedOut' },
  settings: {
    ...initial.settings,
    opCo: 'NL',
    appConfig: { ...appConfig, operatingCompanies: [NETHERLANDS], formerIssuers: [] },
  },
});

/** State of a user who acts for a client with these active modules. */
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
      byServer: true,
      all: [CLIENT],
    },
    settings: { ...initial.settings, ...state.settings, ready: true, enabledModules: modules },
  };
};

/** State of a visitor after the end of a session. */
export const signedOut = (signedOutBecause: SignedOutBecause): Partial<RootState> => ({
  ...visitor(),
  user: { ...initial.user, status: 'signedOut', signedOutBecause },
});

/** State without the user's profile. With `failed` calls, it failed to load. */
export const withoutProfile = (state: Partial<RootState>, failed: readonly StartCall[] = []): Partial<RootState> => ({
  ...state,
  user: { ...(state.user ?? initial.user), profile: null },
  settings: { ...(state.settings ?? initial.settings), failed, missing: failed },
});
