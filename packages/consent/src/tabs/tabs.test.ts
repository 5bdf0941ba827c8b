import { describe, expect, it, vi } from 'vitest';
import { ALL, commands, REQUIRED, settled, shown, start, store, views } from '../testing/jsdom-visit.ts';

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

  it.each([
    ['a withdrawal', REQUIRED],
    ['a reset', null],
  ])('[CC-14] %s there ends what was accepted always here under an open question', (_what, there) => {
    const consent = start();
    consent.acceptAlways('clarity');
    expect(consent.isAccepted('clarity')).toBe(true);
    fromOtherTab(there);
    expect(consent.isAccepted('clarity')).toBe(false);
    expect(consent.state()).toMatchObject({ once: [], consents: REQUIRED });
  });

  it('[CC-14] a choice there leaves what was accepted once here', () => {
    const consent = start();
    consent.rejectAll();
    consent.acceptOnce('clarity');
    fromOtherTab({ ...REQUIRED, 'gtm pers': true });
    expect(consent.state()).toMatchObject({ once: ['clarity'], consents: ALL });
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

  it('[CC-12] [CC-14] a tab that hears late of an acceptance does not run what is withdrawn by then', async () => {
    const ran: string[] = [];
    const visit = (tab: string) =>
      start({
        services: [{ name: 'video', title: 'Video', purposes: ['performance'], onAccept: () => ran.push(tab) }],
      });
    const here = visit('here');
    visit('there');
    here.acceptAll();
    here.rejectAll();
    await settled();
    expect(ran).toEqual(['here']);
  });

  it.each(['blocked', 'full'])('[CC-14] tells of a choice and of its reset where storage is %s', async (how) => {
    const fail = () => {
      throw new DOMException(how, 'QuotaExceededError');
    };
    const full = { getItem: () => null, setItem: fail, removeItem: () => {} } as unknown as Storage;
    const environment = { storage: how === 'full' ? () => full : fail };
    const [here, there] = [start({}, environment), start({}, environment)];
    here.acceptAll();
    await vi.waitFor(() => expect(there.state()).toMatchObject({ confirmed: true, consents: ALL }), 1_000);
    here.reset();
    await vi.waitFor(() => expect(there.state()).toMatchObject({ confirmed: false, consents: REQUIRED }), 1_000);
  });

  it('[CC-14] a choice told by a tab that could not store it counts over what is stored, within a second', async () => {
    const consent = start();
    consent.acceptAll();
    const channel = new BroadcastChannel('klaro');
    channel.postMessage(REQUIRED);
    await vi.waitFor(() => expect(consent.state().consents).toEqual(REQUIRED), 1_000);
    channel.close();
  });
});
