import type { AppConfig } from '@hireyard/contract/config';

/** Returns an application config that the portal starts with. */
export const appConfig = (own: Partial<AppConfig> = {}): string => {
  const config: AppConfig = {
    opCo: 'NL',
    maintenance: false,
    operatingCompanies: [],
    integrations: { gtmId: '', gtmPersId: '', clarityId: '', usersnapKey: '', sentryDsn: '' },
    formerIssuers: [],
    registrationHosts: {},
    cookieDomains: [],
    ...own,
  };
  return JSON.stringify(config);
};

/** Returns an operating company for the config. */
export const operatingCompany = (own: Partial<AppConfig['operatingCompanies'][number]> = {}) => ({
  code: 'NL',
  name: 'Hireyard Nederland',
  country: 'NL',
  locale: 'nl-NL',
  currency: 'EUR',
  baseUrl: '/',
  links: { terms: '', privacy: '', cookies: '' },
  rentalContact: { phone: '+31 20 555 0100', email: 'verhuur@nl.hireyard.example' },
  ...own,
});
