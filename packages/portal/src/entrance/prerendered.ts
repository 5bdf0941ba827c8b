import { type AppConfig, chooseOpCo } from '../config/app-config.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { deviceStorage, tabStorage } from '../storage/storage.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Names the operating company in whose colors the prerendered form is; see `prerender.tsx`. */
const BRAND = 'data-brand';

/** The sign-in form as it came with the document, before React has it. */
export interface PrerenderedForm {
  /** Called when React has taken over: what was done before is done again, and answered. */
  readonly handOver: () => void;
}

/** Sends, presses or chooses again; null for what the browser does alone. */
const repeat = ({ target, type }: Event): (() => void) | null => {
  if (type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit();
  if (type === 'change' && target instanceof HTMLSelectElement) {
    return () => target.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? () => button.click() : null;
};

const TYPES = ['submit', 'click', 'change'];

/** Keeps the last action of each type. A form that the browser itself sends would put the password into the address. */
const holdActions = (root: HTMLElement): (() => void) => {
  const held = new Map<string, () => void>();
  const hold = (event: Event) => {
    const action = repeat(event);
    if (!action) return;
    event.preventDefault();
    // React listens at the root too.
    event.stopImmediatePropagation();
    held.set(event.type, action);
  };
  for (const type of TYPES) root.addEventListener(type, hold, true);
  return () => {
    for (const type of TYPES) root.removeEventListener(type, hold, true);
    for (const action of held.values()) action();
  };
};

/**
 * Shows the form that the document brings along, in the visitor's language and the operating company's colors. Null
 * where there is none, as on the development server, or where the form has to say why the last session ended.
 */
export function showPrerendered(root: HTMLElement, appConfig: AppConfig): PrerenderedForm | null {
  const language = initialLanguage(deviceStorage, navigator.languages);
  const template = document.querySelector<HTMLTemplateElement>(`template[data-entrance="${language}"]`);
  if (!template || tabStorage.getItem(SIGNED_OUT_NOTE) !== null) return null;
  const page = document.documentElement;
  page.lang = language;
  page.setAttribute(BRAND, chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo)));
  root.replaceChildren(document.importNode(template.content, true));
  const release = holdActions(root);
  return {
    handOver: () => {
      page.removeAttribute(BRAND);
      release();
    },
  };
}

/** Resolves when what is in the document has been painted; at once in a tab that is not on screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
