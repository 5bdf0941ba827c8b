import {
  type Consent,
  type ConsentOptions,
  type ConsentService,
  createConsent,
  googleConsentMode,
} from '../../src/index.ts';
import { testServices } from '../../src/testing/services.ts';

declare global {
  interface Window {
    consent: Consent;
    openCookiePreferences?: () => Promise<void>;
    ran?: string[];
  }
}

/** Settings of the page that a test can change. */
export interface PageDeployment extends Omit<ConsentOptions, 'services'> {
  /** Names of services that this page leaves out. */
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

const domains = ['hireyard.nl', 'hireyard.de', 'localhost', 'group.example'];
const services = [...testServices(domains, { required: 'GTM-ALL', optional: 'GTM-PERS' }), ...extra];
window.consent = createConsent({
  bridges: [googleConsentMode()],
  ...deployment,
  services: services.filter(({ name }) => !without.includes(name)).map(onFake),
});
window.openCookiePreferences = window.consent.open;
document.querySelector('#preferences')?.addEventListener('click', () => window.openCookiePreferences?.());
const app = document.querySelector('#app');
if (gate && app) import('./gate.tsx').then(({ mountGate }) => mountGate(app));
