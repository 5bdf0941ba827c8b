import type { Language, Translation, Translations } from './translation.ts';
import { withOwn } from './with-own.ts';

const loaders: Record<Language, () => Promise<Translation>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
};

/** A language's texts, with those of the app. */
export const loadTranslation = async (language: Language, own?: Translations | undefined): Promise<Translation> =>
  withOwn(await loaders[language](), language, own);
