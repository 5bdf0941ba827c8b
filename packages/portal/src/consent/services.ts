import { type ConsentService, cookiesNamed } from '@hireyard/consent';
import type { AppConfig } from '../config/app-config.ts';
import { clarityQueue } from './clarity.ts';

/** Texts that describe the services. */
export const SERVICE_TEXTS = { namespace: 'consent' } as const;

/** A container of Google Tag Manager, as Google's snippet loads it but without inline script. */
const tagManager = (id: string): Pick<ConsentService, 'scripts'> =>
  id
    ? {
        scripts: [
          {
            src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
            before: () => {
              window.dataLayer ??= [];
              window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
            },
          },
        ],
      }
    : {};

/** The feedback widget. Its script calls `window.onUsersnapCXLoad` (`usersnap.ts`). */
const usersnap = (key: string): Pick<ConsentService, 'scripts' | 'origins'> =>
  key
    ? {
        scripts: [
          { src: `https://widget.usersnap.com/global/load/${encodeURIComponent(key)}?onload=onUsersnapCXLoad` },
        ],
        origins: ['https://widget.usersnap.com', 'https://resources.usersnap.com'],
      }
    : {};

/** Session analytics of one Clarity project: a tag, which loads the recorder from another host. */
const clarity = (id: string): Pick<ConsentService, 'scripts' | 'origins'> =>
  id
    ? {
        scripts: [{ src: `https://www.clarity.ms/tag/${encodeURIComponent(id)}`, before: clarityQueue }],
        origins: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      }
    : {};

/** The four services of the specification, optional ones last (CC-05). One without an identifier requests nothing. */
export function consentServices({ integrations, cookieDomains }: AppConfig): ConsentService[] {
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
      cookies: [...common.cookies, ...cookiesNamed(['_clck', '_clsk'], cookieDomains)],
      signals: [],
      ...clarity(integrations.clarityId),
    },
  ];
}
