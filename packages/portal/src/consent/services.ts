import type { ConsentService, ServiceScript } from '@hireyard/consent';
import { cookiesNamed } from '@hireyard/consent/cookies';
import type { AppConfig } from '../config/app-config.ts';
import { clarityQueue } from './clarity.ts';

type ServiceSettings = Pick<AppConfig, 'cookieDomains'> & {
  readonly integrations: Omit<AppConfig['integrations'], 'sentryDsn'>;
};

/** Texts that describe the services. */
export const SERVICE_TEXTS = { namespace: 'consent' } as const;

/** Where the script of an integration is; an integration without an identifier has none. */
const scriptAt = (address: string, id: string, after = '', before?: () => void): ServiceScript[] =>
  id ? [{ src: `https://${address}${encodeURIComponent(id)}${after}`, before }] : [];

/** A container of Google Tag Manager, as Google's snippet loads it but without inline script. */
const tagManager = (id: string): ServiceScript[] =>
  scriptAt('www.googletagmanager.com/gtm.js?id=', id, '', () => {
    window.dataLayer ??= [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  });

/** The four services of the specification, optional ones last (CC-05). One without an identifier requests nothing. */
export function consentServices({ integrations, cookieDomains }: ServiceSettings): ConsentService[] {
  const common = {
    optOut: false,
    onlyOnce: true,
    cookies: cookiesNamed(['_ga', '_gi', '_gd'], cookieDomains),
  };
  return [
    {
      ...common,
      name: 'gtm',
      title: 'Google Tag Manager',
      purposes: ['functional'],
      required: true,
      scripts: tagManager(integrations.gtmId),
    },
    {
      ...common,
      name: 'usersnap',
      title: 'Usersnap',
      purposes: ['functional'],
      required: true,
      // The script calls a function that `usersnap.ts` sets.
      scripts: scriptAt('widget.usersnap.com/global/load/', integrations.usersnapKey, '?onload=onUsersnapCXLoad'),
      origins: ['https://widget.usersnap.com', 'https://resources.usersnap.com'],
    },
    {
      ...common,
      name: 'gtm pers',
      title: 'Google Tag Manager',
      purposes: ['personalisation'],
      required: false,
      // Only Google's own service grants Google's signals: accepting another company grants none.
      signals: ['analytics_storage', 'personalization_storage'],
      scripts: tagManager(integrations.gtmPersId),
    },
    {
      ...common,
      name: 'clarity',
      title: 'Microsoft Clarity',
      purposes: ['personalisation'],
      required: false,
      // Clarity's own cookies too: a visitor who declines it expects these to be deleted.
      cookies: [...common.cookies, ...cookiesNamed(['_clck', '_clsk'], cookieDomains)],
      signals: [],
      // A tag, which loads the recorder from another host.
      scripts: scriptAt('www.clarity.ms/tag/', integrations.clarityId, '', clarityQueue),
      origins: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    },
  ];
}
