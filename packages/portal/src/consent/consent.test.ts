import { consentDefaults } from '@hireyard/consent';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OperatingCompany } from '../config/app-config.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';
import { appConfig } from '../testing/fixtures.ts';
import { CHOICE_KEY, openCookieSettings, startConsent } from './consent.ts';

const CHOSEN = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };
const dialog = (name = 'Cookie preferences') => screen.findByRole('dialog', { name }, { timeout: 5_000 });
const texts = async (lng: string) => {
  const instance = createInstance();
  await instance.init({ lng, resources: {} });
  return instance;
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  document.getElementById(consentDefaults.elementID)?.remove();
  document.head.replaceChildren();
  delete window.openCookiePreferences;
});

it('[CC-03] [CC-04] asks a new visitor at once, in the browser’s language and then in the portal’s', async () => {
  const consent = startConsent(appConfig, 'en-US');
  expect(await dialog()).toBeVisible();
  const portal = await texts('de');
  consent.follow(portal);
  expect(await dialog('Cookie-Einstellungen')).toBeVisible();
  await portal.changeLanguage('nl');
  await userEvent.click(
    within(await dialog('Cookie-instellingen')).getByRole('button', { name: 'Selectie accepteren' }),
  );
  await waitFor(() => expect(JSON.parse(localStorage.getItem(CHOICE_KEY) ?? '')).toEqual(CHOSEN));
});

it('[CC-12] does not load before the first page for who has chosen, and opens on demand all the same', async () => {
  localStorage.setItem(CHOICE_KEY, JSON.stringify(CHOSEN));
  startConsent(appConfig, 'en-US');
  const before = window.openCookiePreferences;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.openCookiePreferences).toBe(before);
  openCookieSettings();
  expect(within(await dialog()).getByRole('button', { name: 'Save' })).toBeVisible();
});

it('[CC-09] runs a configured required service at once, on a return visit too', async () => {
  localStorage.setItem(CHOICE_KEY, JSON.stringify(CHOSEN));
  startConsent({ ...appConfig, integrations: { ...appConfig.integrations, gtmId: 'GTM-1', clarityId: 'c1' } }, 'en-US');
  const hosts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host);
  await waitFor(() => expect(hosts()).toEqual(['www.googletagmanager.com']));
});

it('[CC-01] [ST-04] links to the cookie policy of the operating company chosen on this device', async () => {
  const companies = ['NL', 'DE'].map((code) => {
    const links = { terms: '', privacy: '', cookies: `https://${code}.hireyard.example/cookies` };
    return { code, links } as OperatingCompany;
  });
  localStorage.setItem(STORAGE_KEYS.opCo, 'DE');
  startConsent({ ...appConfig, operatingCompanies: companies }, 'en-US');
  const link = within(await dialog()).getByRole('link', { name: /^Cookie policy/ });
  expect(link).toHaveAttribute('href', 'https://de.hireyard.example/cookies');
});

it('[CC-06] looks for the choice where consent keeps it', () => {
  expect(CHOICE_KEY).toBe(consentDefaults.storageName);
});

it('[NAV-07] reports preferences that cannot be opened', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  window.openCookiePreferences = () => Promise.reject(new Error('offline'));
  openCookieSettings();
  await waitFor(() => expect(consoleError).toHaveBeenCalledWith(new Error('offline')));
});
