import type { Language } from '@hireyard/contract';
import type { UiLocale } from '@hireyard/ui';

/** The component library's own texts, a chunk for each language. */
const LOADERS: Readonly<Record<Language, () => Promise<UiLocale>>> = {
  'en-US': async () => (await import('@hireyard/ui/locales/en')).en,
  de: async () => (await import('@hireyard/ui/locales/de')).de,
  fr: async () => (await import('@hireyard/ui/locales/fr')).fr,
  nl: async () => (await import('@hireyard/ui/locales/nl')).nl,
  hu: async () => (await import('@hireyard/ui/locales/hu')).hu,
  pl: async () => (await import('@hireyard/ui/locales/pl')).pl,
};

const loaded = new Map<string, UiLocale>();

/** Loads the library's texts in a language, before that language is shown. */
export async function loadUiLocale(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await LOADERS[language]());
}

/** The library's texts in a language that was loaded; undefined leaves the library to its English. */
export const uiLocale = (language: string): UiLocale | undefined => loaded.get(language);
