import { describe, expect, it, vi } from 'vitest';
import {
  ALL,
  REQUIRED,
  requested,
  setCookie,
  settled,
  shown,
  start,
  store,
  stored,
  views,
} from './testing/jsdom-visit.ts';

describe('a choice', () => {
  it('[CC-06] stores a map of every service, required ones accepted whatever was asked', () => {
    const consent = start();
    consent.choose({ gtm: false, clarity: true });
    expect(stored()).toEqual({ ...REQUIRED, clarity: true });
    expect(localStorage.getItem('klaroConfirmedAt')).toMatch(/^\d{4}-.*Z$/);
  });

  it.each(['constructor', 'toString', '__proto__'])('[CC-06] does not accept a service named %s unasked', (name) => {
    const scripts = [{ src: 'https://maps.example/a.js' }];
    const services = [{ name, title: 'Maps', purposes: ['performance'] as const, scripts }];
    const consent = start({ services });
    consent.choose({ clarity: true });
    consent.rejectAll();
    expect(requested()).not.toContain('maps.example');
    expect(Object.entries(stored() as object).at(-1)).toEqual([name, false]);
    consent.acceptAll();
    expect(requested()).toContain('maps.example');
    expect(Object.entries(start({ services }).state().consents).at(-1)).toEqual([name, true]);
  });

  it('[CC-09] runs scripts once however often the visitor saves', () => {
    const consent = start();
    consent.acceptAll();
    consent.rejectAll();
    consent.acceptAll();
    expect(requested()).toHaveLength(4);
  });

  it('[CC-09] a look at the page for marked elements runs no script again', () => {
    const scripts = [{ src: 'https://maps.example/a.js' }];
    const maps = { name: 'maps', title: 'Maps', purposes: ['performance'] as const, onlyOnce: false, scripts };
    const consent = start({ services: [maps] });
    consent.acceptAll();
    consent.apply();
    expect(requested().filter((host) => host === 'maps.example')).toHaveLength(1);
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

  it('[CC-09] [CC-10] once runs the service’s own scripts and says that they run, until the next choice', () => {
    const consent = start();
    consent.rejectAll();
    expect(requested()).not.toContain('www.clarity.ms');
    consent.acceptOnce('clarity');
    consent.acceptOnce('clarity');
    expect(requested().filter((host) => host === 'www.clarity.ms')).toHaveLength(1);
    expect(consent.state()).toMatchObject({ consents: { clarity: true }, stillRunning: [] });
    consent.choose({});
    expect(consent.state()).toMatchObject({ consents: { clarity: false }, stillRunning: ['clarity'] });
    expect(stored()).toEqual(REQUIRED);
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

  it('[CC-10] what was accepted always under an open question stays through a look at the page', () => {
    store({ gtm: true, usersnap: true });
    const frame = document.createElement('iframe');
    Object.assign(frame.dataset, { name: 'clarity', src: 'https://www.clarity.ms/' });
    document.body.append(frame);
    const consent = start();
    expect(frame.hidden).toBe(true);
    consent.acceptAlways('clarity');
    expect([frame.hidden, frame.src]).toEqual([false, 'https://www.clarity.ms/']);
    consent.apply();
    expect([frame.hidden, frame.src]).toEqual([false, 'https://www.clarity.ms/']);
    expect(consent.state().consents).toEqual({ ...REQUIRED, clarity: true });
  });

  it('[CC-07] [CC-10] always does not renew the choice about the others', () => {
    const moment = '2026-10-01T09:00:00.000Z';
    for (const consents of [REQUIRED, { gtm: true, usersnap: true, clarity: false }]) {
      store(consents);
      localStorage.setItem('klaroConfirmedAt', moment);
      start({}, { now: () => Date.UTC(2026, 10, 20) }).acceptAlways('clarity');
      expect(stored()).toEqual({ ...consents, clarity: true });
      expect(localStorage.getItem('klaroConfirmedAt')).toBe(moment);
    }
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

  it('[CC-10] reset clears the receipt too that is on its way', async () => {
    const consent = start();
    consent.acceptAll();
    consent.reset();
    await settled();
    expect(await consent.receipts()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('[CC-10] [CC-14] the receipt of one service accepted always claims no answer about the others', async () => {
    const consent = start({ default: true });
    const services = async () => (await consent.receipts()).map((receipt) => receipt.services);
    consent.acceptAlways('clarity');
    await vi.waitFor(async () => expect(await services()).toEqual([{ clarity: true }]));
    consent.rejectAll();
    consent.acceptAlways('clarity');
    await vi.waitFor(async () =>
      expect((await services()).slice(1)).toEqual([REQUIRED, { ...REQUIRED, clarity: true }]),
    );
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

describe('the endpoint for receipts', () => {
  it('[CC-22] gets each receipt as the visitor has it, again once the network is back, and nothing before', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response(null));
    vi.stubGlobal('fetch', fetch);
    const consent = start({ receiptsUrl: '/api/consents' });
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    consent.acceptAll();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await settled();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    const [url, request] = fetch.mock.calls[1] as [string, RequestInit];
    expect([url, request.method, request.credentials]).toEqual(['/api/consents', 'POST', 'omit']);
    expect(request.headers).toEqual({ 'Content-Type': 'application/json' });
    const [receipt] = await consent.receipts();
    expect(JSON.parse(String(request.body))).toEqual(receipt);
    expect(receipt).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), services: ALL, by: 'acceptAll' });
  });
});
