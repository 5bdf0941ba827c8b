import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { selectShownTrace } from '../api/shown-trace.ts';
import { browserPlatform } from '../epics/platform.ts';
import { createI18n } from '../i18n/i18n.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { FRAME_NAMESPACES } from '../i18n/namespaces.ts';
import { type Facts, facts } from '../reports/report.ts';
import { selectOpCo } from '../settings/settings.ts';
import { createPortal } from '../startup/create-portal.ts';
import type { StartParameters } from '../startup/start-parameters.ts';
import { deviceStorage } from '../storage/storage.ts';
import { followLanguage } from '../store/follow-language.ts';
import { DeskApp } from './DeskApp.tsx';
import { DESK_EPICS } from './desk-epics.ts';
import { createDeskRouter } from './desk-router.tsx';

/** Texts of the frame, the sign-in form and the pages. */
export const DESK_NAMESPACES = [...FRAME_NAMESPACES, ...(['auth', 'desk', 'offHires', 'orders', 'request'] as const)];

/** Opens the desk: its own store and routes over the portal's HTTP pipeline. */
export const open = async (root: HTMLElement, parameters: StartParameters): Promise<i18n> => {
  const { platform } = browserPlatform();
  const { store, start } = createPortal({ ...parameters, platform, firstReads: async () => [], epics: DESK_EPICS });
  start();
  const texts = await createI18n(initialLanguage(deviceStorage, navigator.languages), DESK_NAMESPACES);
  followLanguage(store, texts);
  const router = createDeskRouter();
  Object.assign(facts, {
    route: () => router.state.matches.at(-1)?.route.path,
    opCo: () => selectOpCo(store.getState()),
    trace: () => selectShownTrace(store.getState()),
  } satisfies Facts);
  createRoot(root).render(<DeskApp store={store} i18n={texts} router={router} />);
  return texts;
};
