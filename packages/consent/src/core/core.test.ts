import { afterEach, expect, it, vi } from 'vitest';
import { createConsent } from './index.ts';

const services = [{ name: 'video', title: 'Video', purposes: ['performance' as const] }];
afterEach(() => localStorage.clear());

it('[CC-19] says what has to be on the screen, and puts nothing there', async () => {
  const consent = createConsent({ services }, { languages: ['de'] });
  const seen = [consent.state().view.kind];
  consent.subscribe(() => seen.push(consent.state().view.kind));
  await consent.open();
  consent.close();
  consent.choose({ video: true });
  await consent.open();
  consent.close();
  expect(seen).toEqual(['dialog', 'dialog', 'nothing', 'dialog', 'nothing']);
  expect((await consent.texts()).dialog.title).toBe('Cookie-Einstellungen');
  expect(document.querySelector('#klaro')).toBeNull();
  expect(document.body.children).toHaveLength(0);
  consent.destroy();
});

it('[CC-19] offers a reload under a service that runs on, until it is put away', () => {
  const scripts = [{ src: 'https://video.example/a.js' }];
  const consent = createConsent({ services: services.map((service) => ({ ...service, scripts })) });
  consent.acceptAll();
  consent.rejectAll();
  expect(consent.state()).toMatchObject({ view: { kind: 'reload' }, stillRunning: ['video'] });
  consent.postponeReload();
  expect(consent.state().view).toEqual({ kind: 'nothing' });
  consent.destroy();
});

it('[CC-19] does not load what draws notice and dialog', async () => {
  const loaded = vi.fn();
  vi.doMock('../ui/ui.ts', () => {
    loaded();
    return {};
  });
  const consent = createConsent({ services });
  await consent.open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loaded).not.toHaveBeenCalled();
  consent.destroy();
});
