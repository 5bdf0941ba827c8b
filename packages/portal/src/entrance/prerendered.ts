import { type AppConfig, chooseOpCo, operatingCompanyOf } from '../config/app-config.ts';
import { initialLanguage } from '../i18n/languages.ts';
import { deviceStorage, tabStorage } from '../storage/storage.ts';
import { SIGNED_OUT_NOTE, STORAGE_KEYS } from '../storage/storage-keys.ts';

/** Attribute with the operating company whose colors the prerendered form uses. See `prerender.tsx`. */
const BRAND = 'data-brand';

/** The sign-in form in the document, before hydration. */
export interface PrerenderedForm {
  /** Called after hydration: repeats the user's earlier actions. */
  readonly handOver: () => void;
}

/** Returns a function that repeats a submit, click or change. Null for events that the browser handles alone. */
const repeat = ({ target, type }: Event): (() => void) | null => {
  if (type === 'submit' && target instanceof HTMLFormElement) return () => target.requestSubmit();
  if (type === 'change' && target instanceof HTMLSelectElement) {
    return () => target.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? () => button.click() : null;
};

const TYPES = ['submit', 'click', 'change'];

/** Holds back the last action of each type. A native submit would put the password into the URL. */
const holdActions = (root: HTMLElement): (() => void) => {
  const held = new Map<string, () => void>();
  const hold = (event: Event) => {
    const action = repeat(event);
    if (!action) return;
    event.preventDefault();
    // React listens on the root too.
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
 * Shows the form in the document, in the visitor's language and the company's colors. Returns null without a
 * prerendered form, as on the development server. Returns null too if the form must explain the end of the last
 * session, or if the company has a brand of its own.
 */
export function showPrerendered(root: HTMLElement, appConfig: AppConfig): PrerenderedForm | null {
  const language = initialLanguage(deviceStorage, navigator.languages);
  const template = document.querySelector<HTMLTemplateElement>(`template[data-entrance="${language}"]`);
  if (!template || tabStorage.getItem(SIGNED_OUT_NOTE) !== null) return null;
  const opCo = chooseOpCo(appConfig, deviceStorage.getItem(STORAGE_KEYS.opCo));
  // The build knows the built-in brands alone.
  if (operatingCompanyOf(appConfig, opCo)?.brand) return null;
  const page = document.documentElement;
  page.lang = language;
  page.setAttribute(BRAND, opCo);
  root.replaceChildren(document.importNode(template.content, true));
  const release = holdActions(root);
  return {
    handOver: () => {
      page.removeAttribute(BRAND);
      release();
    },
  };
}

/** Resolves after the document has been painted. Resolves at once in a background tab. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
