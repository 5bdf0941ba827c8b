import { cookiesNamed } from '../cookies/index.ts';
import type { ConsentService, TranslationOverride } from '../shared.ts';

declare global {
  interface Window {
    dataLayer?: unknown[] | undefined;
  }
}

const tagManager = (id: string) => ({
  src: `https://www.googletagmanager.com/gtm.js?id=${id}`,
  before: () => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'gtm.js' });
  },
});

/** Services of an app: two required ones, and two that wait for consent. */
export function testServices(
  domains: readonly string[] = [],
  ids = { required: 'GTM-1', optional: 'GTM-2' },
): ConsentService[] {
  const google = cookiesNamed(['_ga', '_gi', '_gd'], domains);
  return [
    {
      name: 'gtm',
      title: 'Google Tag Manager',
      purposes: ['functional'],
      required: true,
      cookies: google,
      scripts: [tagManager(ids.required)],
    },
    {
      name: 'usersnap',
      title: 'Usersnap',
      purposes: ['functional'],
      required: true,
      scripts: [{ src: 'https://widget.usersnap.com/global/load/u1?onload=onUsersnapCXLoad' }],
    },
    {
      name: 'gtm pers',
      title: 'Google Tag Manager',
      purposes: ['personalisation'],
      cookies: google,
      scripts: [tagManager(ids.optional)],
    },
    {
      name: 'clarity',
      title: 'Microsoft Clarity',
      purposes: ['personalisation'],
      cookies: cookiesNamed(['_clck', '_clsk'], domains),
      scripts: [{ src: 'https://www.clarity.ms/tag/c1' }],
      origins: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      signals: [],
    },
  ];
}

export const SERVICE_TEXTS: TranslationOverride = {
  services: {
    gtm: 'Loads scripts from other providers.',
    usersnap: 'Lets you report a problem or an idea, with a picture of the page.',
    'gtm pers': 'Loads scripts that collect usage statistics and adapt content to you.',
    clarity:
      'Microsoft records your visit so that we can replay it: clicks, mouse movement, scrolling, time. Text you enter is masked.',
  },
};
