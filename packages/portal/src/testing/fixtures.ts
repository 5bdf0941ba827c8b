import type { CorporateClient, Profile } from '@hireyard/contract';
import type { AppConfig } from '../config/app-config.ts';
import type { Environment } from '../config/environment.ts';

export const environment: Environment = {
  isProduction: false,
  env: 'local',
  apiUrl: '/api',
  apiUrlUsermgmt: '/api/usermgmt',
  apiUrlRequest: '/api/request',
  apiUrlOverview: '/api/overview',
  baseUrl: 'https://portal.example',
};

export const appConfig: AppConfig = {
  opCo: 'NL',
  maintenance: false,
  operatingCompanies: [],
  integrations: { gtmId: '', gtmPersId: '', clarityId: '', usersnapKey: '', sentryDsn: '' },
  formerIssuers: ['https://portal.oldbrand.example'],
  registrationHosts: {},
  cookieDomains: [],
};

/** Address of a building site. */
export const SITE = {
  name: 'Zuidas Tower C',
  line1: 'Gustav Mahlerlaan 10',
  line2: null,
  postalCode: '1082 PP',
  city: 'Amsterdam',
  region: null,
  country: 'NL',
};

/** A project name of maximum length. */
export const LONG_NAME =
  'Nieuwbouw van het Provinciale Waterschapskantoor aan de Burgemeester van der Schuerenlaan, bouwdeel Noordoost, fase 3b';

export const client = (id: number, name: string): CorporateClient => ({
  id,
  externalUuid: `uuid-${id}`,
  name,
  showPrices: true,
  customerNumber: `C${id}`,
  timeZone: 'Europe/Amsterdam',
  opCo: 'NL',
  blocked: false,
  modules: ['order', 'request', 'asset'],
  rentalContact: { phone: '+31205550100', email: 'rental@portal.example' },
});

export const profile: Profile = {
  id: 'u-1',
  email: 'ann@portal.example',
  firstName: 'Ann',
  lastName: 'Bakker',
  phone: null,
  preferredLanguageCode: 'nl',
  version: 1,
};
