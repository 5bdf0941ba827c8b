import type { Language } from '@hireyard/contract';
import { type BackendModule, createInstance, type i18n, type PostProcessorModule } from 'i18next';
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

/** Removes the second full stop behind a value that ends with one, such as `B.V.` or a Hungarian date. */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text: string) => (text.includes('..') ? text.replaceAll(/([^.])\.\.(?!\.)/g, '$1.') : text),
};

/** Starts translation in one language with the frame's texts loaded. Updates `<html lang>`. */
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
    .use(oneFullStop)
    .use(initReactI18next)
    .init({
      lng: language,
      // A fallback language would be downloaded as well. The build checks that no text is missing.
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      postProcess: [oneFullStop.name],
      react: { useSuspense: false },
    });
  await library;
  return instance;
}

/** Loads the texts of a page before it is shown. Rejects if some are missing, so that no key is ever visible. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const instance = getI18n();
  await instance.loadNamespaces(namespaces);
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  if (missing.length > 0) throw new Error(`Texts that did not arrive: ${missing.join(', ')}.`);
}

type DeviceStorage = Pick<Storage, 'setItem'>;

const wishes = new WeakMap<i18n, Language>();

/** Loads code together with its texts. */
export const withTexts = async <M>(code: Promise<M>, ...namespaces: readonly Namespace[]): Promise<M> =>
  (await Promise.all([code, loadTexts(namespaces)]))[0];

/**
 * Changes the language when its texts are loaded. If they fail to load, the language stays and the error is logged. If
 * two changes overlap, the later one wins. Never rejects.
 */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  wishes.set(instance, language);
  if (instance.language === language) return;
  const namespaces = () => [instance.options.ns ?? []].flat();
  try {
    await Promise.all([loadUiLocale(language), instance.loadLanguages(language)]);
    // A page that opens meanwhile adds its texts, in both languages.
    for (let loaded = 0; loaded < namespaces().length; ) {
      loaded = namespaces().length;
      await instance.loadNamespaces(namespaces());
    }
  } catch (error) {
    console.error(error);
    return;
  }
  const complete = namespaces().every((namespace) => instance.hasResourceBundle(language, namespace));
  if (complete && wishes.get(instance) === language) await instance.changeLanguage(language);
}

/** Stores a language selected on this device, for visitors without a profile. */
export function rememberDeviceLanguage(storage: DeviceStorage, language: Language): void {
  storage.setItem(DEVICE_LANGUAGE_KEY, language);
}

/** Stores the language of the profile for the next start of its session. */
export function rememberProfileLanguage(storage: DeviceStorage, language: Language): void {
  storage.setItem(PROFILE_LANGUAGE_KEY, language);
}

/** Returns the current language of an instance. */
export const currentLanguage = (instance: i18n): Language => (instance.language as Language) ?? DEFAULT_LANGUAGE;
