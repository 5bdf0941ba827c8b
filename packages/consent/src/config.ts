import { clarity } from './services/clarity.ts';
import { tagManager } from './services/tag-manager.ts';
import { usersnap } from './services/usersnap.ts';
import type { ConsentConfig, ConsentService, CookiePattern } from './types.ts';

/** The specification's consent configuration, without what each deployment sets. */
export const consentDefaults = {
  name: 'default',
  status: 'inactive',
  storageMethod: 'localStorage',
  storageName: 'klaro',
  elementID: 'klaro',
  cookieExpiresAfterDays: 60,
  default: false,
  mustConsent: true,
  acceptAll: true,
  hideDeclineAll: true,
  hideLearnMore: false,
  disablePoweredBy: true,
  noticeAsModal: false,
  groupByPurpose: true,
  purposeOrder: ['functional', 'personalisation', 'performance', 'marketing'],
  styling: { theme: ['light', 'bottom', 'wide'] },
} as const satisfies Omit<ConsentConfig, 'services'>;

/** A deployment's identifiers; an empty or missing one turns the integration off: nothing is requested. */
export interface ConsentIntegrations {
  gtmId?: string | null | undefined;
  gtmPersId?: string | null | undefined;
  clarityId?: string | null | undefined;
  usersnapKey?: string | null | undefined;
}

export interface ConsentDeployment extends Partial<Omit<ConsentConfig, 'services'>> {
  integrations?: ConsentIntegrations | undefined;
  /** One per country, one for local development, one for the group: `['hireyard.nl', …, 'localhost', 'group.example']`. */
  cookieDomains?: readonly string[] | undefined;
  /** An app's own services. */
  services?: readonly ConsentService[] | undefined;
}

/** Patterns of cookies whose names start with one of these, host-only and on every configured domain. */
const cookiesNamed = (beginnings: readonly string[], domains: readonly string[]): CookiePattern[] =>
  beginnings.flatMap((beginning) => {
    const pattern = new RegExp(`^${beginning}`);
    return [{ pattern, path: '/' }, ...domains.map((domain) => ({ pattern, path: '/', domain }))];
  });

const GOOGLE_COOKIES = ['_ga', '_gi', '_gd'];

/** The four services of the specification, optional ones last. */
export function standardServices(integrations: ConsentIntegrations, domains: readonly string[]): ConsentService[] {
  const common = { optOut: false, onlyOnce: true, cookies: cookiesNamed(GOOGLE_COOKIES, domains) };
  return [
    {
      ...common,
      name: 'gtm',
      title: 'Google Tag Manager',
      purposes: ['functional'],
      required: true,
      ...tagManager(integrations.gtmId),
    },
    {
      ...common,
      name: 'usersnap',
      title: 'Usersnap',
      purposes: ['functional'],
      required: true,
      ...usersnap(integrations.usersnapKey),
    },
    {
      ...common,
      name: 'gtm pers',
      title: 'Google Tag Manager',
      purposes: ['personalisation'],
      required: false,
      // Only Google's own service grants Google's signals: accepting another company grants none.
      signals: ['analytics_storage', 'personalization_storage'],
      ...tagManager(integrations.gtmPersId),
    },
    {
      ...common,
      name: 'clarity',
      title: 'Microsoft Clarity',
      purposes: ['personalisation'],
      required: false,
      // Clarity's own cookies too: a visitor who declines it expects these to be deleted.
      cookies: [...common.cookies, ...cookiesNamed(['_clck', '_clsk'], domains)],
      signals: [],
      ...clarity(integrations.clarityId),
    },
  ];
}

/** The whole configuration of a deployment; whatever it names replaces the specification's value. */
export function createConsentConfig(deployment: ConsentDeployment = {}): ConsentConfig {
  const { integrations = {}, cookieDomains = [], services = [], ...overrides } = deployment;
  return {
    ...consentDefaults,
    ...overrides,
    services: [...standardServices(integrations, cookieDomains), ...services],
  };
}
