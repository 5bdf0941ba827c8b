import type { Language } from '@hireyard/contract';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import { loadLanguage } from './language-texts.ts';
import { DEFAULT_LANGUAGE, DEVICE_LANGUAGE_KEY, PROFILE_LANGUAGE_KEY } from './languages.ts';
import { FRAME_NAMESPACES, type Namespace } from './namespaces.ts';
import { loadUiLocale } from './ui-locale.ts';

async function readTexts(language: Language, namespace: string): Promise<Record<string, unknown>> {
  const { first, later } = await loadLanguage(language);
  const texts = first[namespace] ?? (await later[`./${namespace}.json`]?.());
  if (!texts) throw new Error(`No texts for ${namespace} in ${language}.`);
  return texts;
}

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readTexts(language as Language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Starts translation in one language with the frame's texts loaded, and updates `<html lang>`. */
export async function createI18n(
  language: Language,
  namespaces: readonly Namespace[] = FRAME_NAMESPACES,
): Promise<i18n> {
  const instance = createInstance();
  instance.on('languageChanged', (now) => {
    document.documentElement.lang = now;
  });
  const library = loadUiLocale(language);
  await instance
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      // A second language as fallback would be loaded beside the first; the check at build time makes it needless.
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  await library;
  return instance;
}

/** Loads the texts of a page before it shows; fails when they do not arrive, so that no key is ever seen. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const instance = getI18n();
  await instance.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  if (missing.length > 0) throw new Error(`Texts that did not arrive: ${missing.join(', ')}.`);
}

type DeviceStorage = Pick<Storage, 'setItem'>;

const wished = new WeakMap<i18n, Language>();

/** Code, with the texts that it shows. */
export const withTexts = async <M>(code: Promise<M>, ...namespaces: readonly Namespace[]): Promise<M> =>
  (await Promise.all([code, loadTexts(namespaces)]))[0];

/**
 * Changes the language once its texts are loaded; if they fail to load, the former language stays
 * and the error is logged. Of two changes the later wins, whichever loads first. Never rejects.
 */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  wished.set(instance, language);
  if (instance.language === language) return;
  const namespaces = () => [instance.options.ns ?? []].flat();
  try {
    await Promise.all([loadUiLocale(language), instance.loadLanguages(language)]);
    // A page that opens meanwhile adds texts of its own, in both languages.
    for (let awaited = 0; awaited < namespaces().length; ) {
      awaited = namespaces().length;
      await instance.loadNamespaces(namespaces());
    }
  } catch (error) {
    console.error(error);
    return;
  }
  const complete = namespaces().every((namespace) => instance.hasResourceBundle(language, namespace));
  if (complete && wished.get(instance) === language) await instance.changeLanguage(language);
}

/** Keeps a choice made on this device, for visitors without a profile. */
export function rememberDeviceLanguage(storage: DeviceStorage, language: Language): void {
  storage.setItem(DEVICE_LANGUAGE_KEY, language);
}

/** Keeps the language of the profile for the next start of its session. */
export function rememberProfileLanguage(storage: DeviceStorage, language: Language): void {
  storage.setItem(PROFILE_LANGUAGE_KEY, language);
}

/** The product's language that an instance speaks now. */
export const currentLanguage = (instance: i18n): Language => (instance.language as Language) ?? DEFAULT_LANGUAGE;
