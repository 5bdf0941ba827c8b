import { afterEach, expect, it, vi } from 'vitest';
import { createConsentConfig } from './config.ts';
import { createConsent } from './create-consent.ts';

const start = () => createConsent(createConsentConfig(), { languages: ['en'] });
const dialog = () => document.querySelector<HTMLDialogElement>('#klaro dialog');

// jsdom has neither modal dialogs nor constructed stylesheets.
vi.mock('./ui/styles.ts', () => ({ addStyles: () => {} }));
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
afterEach(() => localStorage.clear());

it('[CC-03] asks though consent was ended and started anew before it could ask', async () => {
  start().destroy();
  const consent = start();
  await vi.waitFor(() => expect(dialog()?.open).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('#klaro dialog')).toHaveLength(1);
  consent.destroy();
  await vi.waitFor(() => expect(document.querySelector('#klaro')).toBeNull());
});
