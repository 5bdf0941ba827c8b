import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConsentDeployment, createConsentConfig } from './config.ts';
import type { Consent } from './consent.ts';
import { type ConsentEnvironment, createConsent } from './createConsent.ts';
import type { View } from './ui/ui.ts';

const views: View[] = [];
vi.mock('./ui/ui.ts', () => ({
  createUi: async () => ({ show: async (view: () => View) => views.push(view()), destroy: () => {} }),
}));

const ALL = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
const REQUIRED = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };
const IDS = { gtmId: 'GTM-1', gtmPersId: 'GTM-2', clarityId: 'c1', usersnapKey: 'u1' };

let open: Consent[] = [];
const start = (deployment: ConsentDeployment = {}, environment: Partial<ConsentEnvironment> = {}) => {
  const consent = createConsent(createConsentConfig({ integrations: IDS, ...deployment }), environment);
  open.push(consent);
  return consent;
};
const stored = () => JSON.parse(localStorage.getItem('klaro') ?? 'null') as unknown;
const store = (consents: object) => localStorage.setItem('klaro', JSON.stringify(consents));
const requested = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => new URL(src).host + new URL(src).search,
  );
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store, and klaro uses none
  document.cookie = text;
};
const shown = async () => {
  await vi.waitFor(() => expect(views.length).toBeGreaterThan(0));
  return views.at(-1);
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => [...(entry as unknown[])]);

beforeEach(() => {
  localStorage.clear();
  views.length = 0;
  delete window.dataLayer;
  delete window.clarity;
});
afterEach(() => {
  for (const consent of open) consent.destroy();
  open = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a visit', () => {
  it('[CC-03] with nothing stored shows the dialog straight away, and no optional service is asked for', async () => {
    const consent = start();
    expect(await shown()).toEqual({ kind: 'dialog', mayClose: false });
    expect(requested()).toEqual(['www.googletagmanager.com?id=GTM-1', 'widget.usersnap.com?onload=onUsersnapCXLoad']);
    expect(consent.state().consents).toEqual(REQUIRED);
    expect(stored()).toBeNull();
  });

  it('[CC-03] with nothing stored shows the notice where a choice is not a must', async () => {
    start({ mustConsent: false });
    expect(await shown()).toEqual({ kind: 'notice' });
  });

  it('[CC-12] with a valid choice shows nothing and runs what was accepted', async () => {
    store({ ...REQUIRED, clarity: true });
    const consent = start();
    await settled();
    expect(views).toEqual([]);
    expect(consent.state()).toMatchObject({ confirmed: true, consents: { ...REQUIRED, clarity: true } });
    expect(requested()).toContain('www.clarity.ms');
    expect(requested()).not.toContain('www.googletagmanager.com?id=GTM-2');
  });

  it('[CC-06] with klaro’s encoded form reads it, and a refused required service is accepted', () => {
    localStorage.setItem('klaro', encodeURIComponent(JSON.stringify({ ...ALL, gtm: false })));
    expect(start().state()).toMatchObject({ confirmed: true, consents: ALL });
  });

  it.each([
    ['gone', { ...ALL, hotjar: true }, { added: [], removed: ['hotjar'] }],
    ['new', { gtm: true, usersnap: true, clarity: true }, { added: ['gtm pers'], removed: [] }],
  ])(
    '[CC-08] with a service %s asks again, keeps it off until then, and stores the configured ones',
    async (_what, map, differences) => {
      store(map);
      const consent = start();
      expect(await shown()).toEqual({ kind: 'notice' });
      expect(consent.state()).toMatchObject({ confirmed: false, differences, consents: REQUIRED });
      expect(consent.state().chosen.clarity).toBe(true);
      expect(stored()).toEqual(map);
      consent.choose({});
      expect(stored()).toEqual({ ...ALL, 'gtm pers': 'gtm pers' in map });
      expect(consent.state()).toMatchObject({ confirmed: true, differences: undefined });
    },
  );

  it('[CC-06] that cannot store keeps the choice for this page', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const consent = start({}, { storage: blocked });
    consent.acceptAll();
    expect(consent.state()).toMatchObject({ confirmed: true, consents: ALL, lasting: false });
  });

  it('[CC-12] may hold required services back until a choice', () => {
    const consent = start({ holdRequiredUntilChoice: true });
    expect(requested()).toEqual([]);
    consent.rejectAll();
    expect(requested()).toEqual(['www.googletagmanager.com?id=GTM-1', 'widget.usersnap.com?onload=onUsersnapCXLoad']);
  });

  it('[CC-14] with Global Privacy Control starts and keeps optional services off, whatever the configuration says', () => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], globalPrivacyControl: true });
    const eager = { name: 'ads', title: 'Ads', purposes: ['marketing'] as const, optOut: true, default: true };
    const script = [{ src: 'https://ads.example/a.js' }];
    const consent = start({ default: true, services: [{ ...eager, scripts: script }] });
    expect(consent.state()).toMatchObject({
      globalPrivacyControl: true,
      chosen: { ads: false },
      consents: { ads: false },
    });
    expect(requested()).not.toContain('ads.example');
    consent.acceptAll();
    expect(consent.state().consents.ads).toBe(true);
  });
});

describe('a choice', () => {
  it('[CC-06] stores a map of every service, required ones accepted whatever was asked', () => {
    const consent = start();
    consent.choose({ gtm: false, clarity: true });
    expect(stored()).toEqual({ ...REQUIRED, clarity: true });
    expect(localStorage.getItem('klaroConfirmedAt')).toMatch(/^\d{4}-.*Z$/);
  });

  it('[CC-09] runs scripts once however often the visitor saves', () => {
    const consent = start();
    consent.acceptAll();
    consent.rejectAll();
    consent.acceptAll();
    expect(requested()).toHaveLength(4);
  });

  it('[CC-09] declining what runs already offers a reload; postponed or accepted again, it does not', async () => {
    const consent = start();
    consent.acceptAll();
    consent.choose({ clarity: false });
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'reload' }));
    expect(consent.state().stillRunning).toEqual(['clarity']);
    consent.acceptAll();
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'nothing' }));
  });

  it('[CC-09] declining calls the service and deletes its cookies, leaving others', () => {
    const debug = vi.spyOn(console, 'debug').mockReturnValue(); // klaro names each cookie that it deletes
    setCookie('_ga=1');
    setCookie('_ga_X=1; path=/');
    setCookie('_clck=1');
    setCookie('session=1');
    const consent = start();
    expect(document.cookie).toBe('session=1');
    consent.acceptAll();
    setCookie('_gid=1');
    consent.rejectAll();
    expect(document.cookie).toBe('session=1');
    setCookie('session=; Max-Age=0');
    debug.mockRestore();
  });

  it('[CC-10] once counts until the next choice, always stores that service alone', () => {
    const consent = start();
    consent.rejectAll();
    consent.acceptOnce('clarity');
    expect(consent.isAccepted('clarity')).toBe(true);
    expect(stored()).toEqual(REQUIRED);
    consent.acceptAlways('gtm pers');
    expect(stored()).toEqual({ ...REQUIRED, 'gtm pers': true });
    expect(consent.isAccepted('clarity')).toBe(true);
    consent.rejectAll();
    expect([consent.isAccepted('clarity'), consent.isAccepted('gtm pers')]).toEqual([false, false]);
  });

  it('[CC-10] always, while another question is open, answers for that service alone', async () => {
    store({ gtm: true, usersnap: true, clarity: false });
    const consent = start();
    consent.acceptAlways('clarity');
    expect(stored()).toEqual({ gtm: true, usersnap: true, clarity: true });
    expect(consent.isAccepted('clarity')).toBe(true);
    expect(consent.state()).toMatchObject({ confirmed: false, differences: { added: ['gtm pers'], removed: [] } });
    expect(await shown()).toEqual({ kind: 'notice' });
    consent.acceptAlways('nobody');
    expect(stored()).toEqual({ gtm: true, usersnap: true, clarity: true });
  });

  it('[CC-10] reset clears storage and brings the dialog back without a reload', async () => {
    const consent = start();
    consent.acceptAll();
    await vi.waitFor(async () => expect(await consent.receipts()).toHaveLength(1));
    consent.reset();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await consent.receipts()).toEqual([]);
    expect(consent.state()).toMatchObject({ confirmed: false, consents: REQUIRED });
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: false }));
  });

  it('[CC-14] leaves a receipt: time, language, version of the texts, services', async () => {
    const consent = start({ textsVersion: 'x1' }, { languages: ['nl-BE'], now: () => Date.UTC(2026, 10, 20) });
    consent.acceptAll();
    consent.choose({ clarity: false }, 'save');
    await vi.waitFor(async () => expect(await consent.receipts()).toHaveLength(2));
    expect((await consent.receipts()).at(-1)).toEqual({
      time: '2026-11-20T00:00:00.000Z',
      language: 'nl',
      texts: 'x1',
      services: { ...ALL, clarity: false },
      by: 'save',
      globalPrivacyControl: false,
      host: window.location.host,
    });
  });
});

describe('window.openCookiePreferences', () => {
  it('[CC-02] opens the dialog, closable since a choice is stored; closing changes nothing', async () => {
    store(ALL);
    const consent = start();
    await window.openCookiePreferences?.();
    expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: true });
    consent.close();
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'nothing' }));
    expect(stored()).toEqual(ALL);
    consent.destroy();
    expect(window.openCookiePreferences).toBeUndefined();
  });

  it('[CC-14] before a choice the dialog does not close', async () => {
    const consent = start();
    await shown();
    consent.close();
    await settled();
    expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: false });
  });
});

describe('other tabs', () => {
  const fromOtherTab = (consents: object | null) => {
    if (consents) store(consents);
    else localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: consents ? 'klaro' : null, storageArea: localStorage }));
  };

  it('[CC-14] a withdrawal there takes effect here', () => {
    const consent = start();
    consent.acceptAll();
    consent.acceptOnce('clarity');
    fromOtherTab(REQUIRED);
    expect(consent.state()).toMatchObject({ consents: REQUIRED, once: [], stillRunning: ['gtm pers', 'clarity'] });
    expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied', personalization_storage: 'denied' });
  });

  it('[CC-14] a choice there answers the question here, and a reset asks again', async () => {
    const consent = start();
    await shown();
    fromOtherTab(ALL);
    expect(consent.state()).toMatchObject({ confirmed: true, consents: ALL });
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'nothing' }));
    fromOtherTab(null);
    expect(consent.state().confirmed).toBe(false);
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: false }));
  });

  it('[CC-14] what storage did not take is told, within a second', async () => {
    const consent = start();
    consent.acceptAll();
    const channel = new BroadcastChannel('klaro');
    channel.postMessage(REQUIRED);
    await vi.waitFor(() => expect(consent.state().consents).toEqual(REQUIRED), 1_000);
    channel.close();
  });
});

describe('signals', () => {
  const denied = (signals: unknown) => Object.values(signals as object).every((value) => value === 'denied');

  it('[CC-14] Consent Mode: all denied before the tag manager, nothing more before a choice', () => {
    start();
    const queue = window.dataLayer ?? [];
    expect(commands()).toHaveLength(1);
    const [command] = commands();
    expect(command?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(Object.keys(command?.[2] as object)).toHaveLength(7);
    expect(denied(command?.[2])).toBe(true);
    expect(queue[1]).toMatchObject({ event: 'gtm.js' });
  });

  it('[CC-14] Consent Mode: one update for each choice, ad signals never granted by these services', () => {
    const consent = start();
    consent.acceptAll();
    expect(commands()).toHaveLength(2);
    expect(commands()[1]).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
        functionality_storage: 'granted',
        personalization_storage: 'granted',
        security_storage: 'granted',
      },
    ]);
    consent.choose({ 'gtm pers': false, clarity: true });
    expect(commands()).toHaveLength(3);
    // Clarity is another company: it grants Google nothing.
    expect(commands()[2]?.[2]).toMatchObject({ analytics_storage: 'denied', personalization_storage: 'denied' });
    consent.reset();
    expect(commands()).toHaveLength(4);
  });

  it('[CC-14] Consent Mode: a page that begins with a choice is told before the tag manager starts', () => {
    store(ALL);
    start();
    expect(commands().map(([, name]) => name)).toEqual(['default', 'update']);
    expect((window.dataLayer ?? []).findIndex((entry) => (entry as { event?: string }).event === 'gtm.js')).toBe(2);
  });

  it('[CC-14] Clarity: told of acceptance and withdrawal, never set up for nothing', () => {
    const consent = start();
    consent.rejectAll();
    expect(window.clarity).toBeUndefined();
    consent.acceptAll();
    consent.rejectAll();
    expect(window.clarity?.q).toEqual([
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
      ['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
    ]);
  });
});

it('[CC-14] a system that fails takes neither the page nor the others down', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fail = () => {
    throw new Error('not here');
  };
  const update = vi.fn();
  const failing = { name: 'map', title: 'Map', purposes: ['performance'] as const };
  const consent = start({
    bridges: [{ start: fail, update: fail }, { update }],
    services: [{ ...failing, scripts: [{ src: 'https://maps.example/a.js', before: fail }] }],
  });
  consent.acceptAll();
  expect(update).toHaveBeenCalledOnce();
  expect(requested()).toContain('www.clarity.ms');
  expect(consent.state().confirmed).toBe(true);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
});

describe('the consent API', () => {
  it('[CC-11] none is configured, and no call is made', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const consent = start();
    consent.acceptAll();
    await consent.receipts();
    await settled();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[CC-11] configured, it is told of each choice, and being offline is no error', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    const consent = start({ privacyManager: { url: 'https://consent.example/', id: 'p 1' } });
    expect(fetch).not.toHaveBeenCalled();
    consent.choose({ clarity: true }, 'save');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await settled();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    const [url, { method, body }] = fetch.mock.calls[1] as [string, { method: string; body: string }];
    expect([url, method]).toEqual(['https://consent.example/v1/privacy-managers/p%201/submit', 'POST']);
    expect(JSON.parse(body)).toMatchObject({
      consent_data: { type: 'save', config: 'default', changes: { clarity: true }, consents: { clarity: true } },
    });
  });
});

it('[CC-04] the language follows', async () => {
  const consent = start({}, { languages: ['fr-FR'] });
  expect(consent.state().language).toBe('fr');
  consent.setLanguage('pl-PL');
  expect(consent.state().language).toBe('pl');
  expect((await consent.texts()).dialog.save).toBe('Zapisz');
});
