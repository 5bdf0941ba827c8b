import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { browserPlatform } from '../epics/platform.ts';
import { createI18n } from '../i18n/i18n.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import { createPortal } from '../startup/create-portal.ts';
import type { StartParameters } from '../startup/start-parameters.ts';
import { reportStateOf } from '../startup/state-facts.ts';
import { deviceStorage } from '../storage/storage.ts';
import { followLanguage } from '../store/follow-language.ts';
import { DeskApp } from './DeskApp.tsx';
import { DESK_EPICS } from './desk-epics.ts';
import { createDeskRouter } from './desk-router.tsx';

/** Texts of the frame, the sign-in form and the pages. */
export const DESK_NAMESPACES = [
  ...FRAME_NAMESPACES,
  ...(['attachments', 'auth', 'desk', 'offHires', 'orders', 'request', 'user'] as const),
];

/** Opens the desk: its own store and routes over the portal's HTTP pipeline. */
export const open = async (root: HTMLElement, parameters: StartParameters): Promise<i18n> => {
  const { platform } = browserPlatform();
  const { store, start } = createPortal({ ...parameters, platform, epics: DESK_EPICS });
  start();
  const texts = await createI18n(initialLanguage(deviceStorage, navigator.languages), DESK_NAMESPACES);
  followLanguage(store, texts);
  const router = createDeskRouter();
  reportStateOf(store, router);
  createRoot(root).render(<DeskApp store={store} i18n={texts} router={router} />);
  return texts;
};
