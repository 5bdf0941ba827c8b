import {
  type Consent,
  type ConsentDeployment,
  type ConsentService,
  createConsent,
  createConsentConfig,
} from '../../src/index.ts';

declare global {
  interface Window {
    consent: Consent;
    ran?: string[];
  }
}

/** Settings of the page that a test can change. */
export interface PageDeployment extends Omit<ConsentDeployment, 'services'> {
  /** Names of standard services that this page leaves out. */
  without?: string[];
  extra?: ConsentService[];
  gate?: boolean;
}

const content = document.querySelector<HTMLMetaElement>('meta[name=deployment]')?.content ?? '{}';
const { without = [], extra = [], gate, ...deployment } = JSON.parse(content) as PageDeployment;

/** The fakes listen on this page's own port, without TLS. */
const fake = (address: string): string => {
  const { host, pathname, search } = new URL(address);
  return `http://${host}:${window.location.port}${pathname}${search}`;
};
const onFake = ({ scripts = [], origins, ...service }: ConsentService): ConsentService => ({
  ...service,
  scripts: scripts.map((script) => ({ ...script, src: fake(script.src) })),
  ...(origins && { origins: origins.map((origin) => new URL(fake(origin)).origin) }),
});

const config = createConsentConfig({
  integrations: { gtmId: 'GTM-ALL', gtmPersId: 'GTM-PERS', clarityId: 'c1', usersnapKey: 'u1' },
  cookieDomains: ['hireyard.nl', 'hireyard.de', 'localhost', 'group.example'],
  ...deployment,
  services: extra,
});
window.consent = createConsent({
  ...config,
  services: config.services.filter(({ name }) => !without.includes(name)).map(onFake),
});
document.querySelector('#preferences')?.addEventListener('click', () => window.openCookiePreferences?.());
const app = document.querySelector('#app');
if (gate && app) import('./gate.tsx').then(({ mountGate }) => mountGate(app));
