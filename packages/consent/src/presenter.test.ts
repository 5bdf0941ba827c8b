import { afterEach, expect, it, vi } from 'vitest';
import { createCore } from './core/create-core.ts';
import { lazyParts } from './core/parts.ts';
import { createConsent } from './create-consent.ts';
import { present } from './presenter.ts';
import { createConsent as createInOnePiece } from './static.ts';

const options = { services: [{ name: 'video', title: 'Video', purposes: ['performance'] as const }] };
const start = (create = createConsent) => create(options, { languages: ['en'] });
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

it('[CC-16] asks in one piece as it does in several', async () => {
  const consent = start(createInOnePiece);
  await vi.waitFor(() => expect(dialog()).toHaveAccessibleName('Cookie preferences'));
  consent.acceptAll();
  await vi.waitFor(async () => expect(await consent.receipts()).toHaveLength(1));
  expect(localStorage.getItem('klaro')).toBe('{"video":true}');
  consent.destroy();
});

it.each([
  ['an error', 'error', new TypeError("This document requires 'TrustedScriptURL' assignment."), /Security policy/],
  ['an error, also inside of another', 'error', new Error('ChunkLoadError', { cause: 'TrustedScriptURL' }), /Security/],
  ['a warning', 'warn', new TypeError('Failed to fetch dynamically imported module'), /not loaded.$/],
] as const)('[CC-16] a chunk that does not arrive is %s', async (_what, level, failure, text) => {
  const said = vi.spyOn(console, level).mockReturnValue();
  const consent = present(createCore(options, {}, lazyParts), () => Promise.reject(failure));
  await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(text), failure));
  consent.destroy();
  said.mockRestore();
});
