import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { googleConsentMode } from '../bridges/google-consent-mode.ts';
import type { ConsentOptions } from '../config.ts';
import type { Consent, ConsentView } from '../consent.ts';
import type { ConsentEnvironment } from '../core/create-core.ts';
import { createConsent } from '../create-consent.ts';
import { testServices } from './services.ts';

/** The views that were shown, newest last. */
export const views: ConsentView[] = [];
vi.mock('../ui/ui.ts', () => ({
  createUi: async (consent: Consent) => ({ show: async () => views.push(consent.state().view), destroy: () => {} }),
}));

export const ALL = { gtm: true, usersnap: true, 'gtm pers': true, clarity: true };
export const REQUIRED = { gtm: true, usersnap: true, 'gtm pers': false, clarity: false };

let open: Consent[] = [];
/** Starts consent for the services of the tests and more ones. */
export const start = (
  { services = [], ...options }: ConsentOptions = {},
  environment: Partial<ConsentEnvironment> = {},
) => {
  const consent = createConsent(
    { bridges: [googleConsentMode()], ...options, services: [...testServices(), ...services] },
    environment,
  );
  open.push(consent);
  return consent;
};
export const stored = () => JSON.parse(localStorage.getItem('klaro') ?? 'null') as unknown;
export const store = (consents: object) => localStorage.setItem('klaro', JSON.stringify(consents));
export const requested = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(
    ({ src }) => new URL(src).host + new URL(src).search,
  );
export const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store, and klaro uses none
  document.cookie = text;
};
export const shown = async () => {
  await vi.waitFor(() => expect(views.length).toBeGreaterThan(0));
  return views.at(-1);
};
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
export const commands = () =>
  (window.dataLayer ?? [])
    .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map((entry) => [...(entry as unknown[])]);

// Receipts of one test would otherwise be written in the next one, once their code has loaded.
beforeAll(() => import('../records.ts'));
beforeEach(() => {
  localStorage.clear();
  views.length = 0;
  delete window.dataLayer;
});
afterEach(() => {
  for (const consent of open) consent.destroy();
  open = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
