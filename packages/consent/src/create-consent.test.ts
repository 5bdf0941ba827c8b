import { describe, expect, it, vi } from 'vitest';
import { createConsent } from './create-consent.ts';
import { ALL, REQUIRED, requested, settled, shown, start, store, stored, views } from './testing/jsdom-visit.ts';

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

  it('[CC-05] leaves a service off that is off by default, whatever the general default is', () => {
    const service = { name: 'ads', title: 'Ads', purposes: ['marketing'] as const, default: false };
    expect(start({ default: true, services: [service] }).state().chosen).toEqual({ ...ALL, ads: false });
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

describe('the preferences', () => {
  it('[CC-02] open in the dialog, closable since a choice is stored; closing changes nothing', async () => {
    store(ALL);
    const consent = start();
    await consent.open();
    expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: true });
    consent.close();
    await vi.waitFor(() => expect(views.at(-1)).toEqual({ kind: 'nothing' }));
    expect(stored()).toEqual(ALL);
  });

  it('[CC-14] before a choice the dialog does not close', async () => {
    const consent = start();
    await shown();
    consent.close();
    await settled();
    expect(views.at(-1)).toEqual({ kind: 'dialog', mayClose: false });
  });
});

it('[CC-04] the language follows', async () => {
  const consent = start({}, { languages: ['fr-FR'] });
  expect(consent.state().language).toBe('fr');
  consent.setLanguage('pl-PL');
  expect(consent.state().language).toBe('pl');
  expect((await consent.texts()).dialog.save).toBe('Zapisz');
});

describe('without services', () => {
  it('[CC-15] nothing is asked and nothing is stored, whatever is called', async () => {
    for (const before of [null, '{"video":true}']) {
      localStorage.clear();
      if (before) localStorage.setItem('klaro', before);
      const consent = createConsent({});
      await consent.open();
      consent.acceptAll();
      consent.rejectAll();
      consent.acceptAlways('video');
      await settled();
      expect(views).toEqual([]);
      expect(await consent.receipts()).toEqual([]);
      expect(localStorage.getItem('klaro')).toBe(before);
      expect(localStorage.getItem('klaroReceipts')).toBeNull();
      consent.destroy();
    }
  });

  it('[CC-15] the page’s window is left as it is, as it is with services', () => {
    const before = Object.keys(window);
    createConsent({}).destroy();
    createConsent({ services: [{ name: 'video', title: 'Video', purposes: ['performance'] }] }).destroy();
    expect(Object.keys(window)).toEqual(before);
  });
});
