import type { Language, Translation, TranslationOverride } from './translation.ts';

const loaders: Record<Language, () => Promise<Translation>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
};

/** A language's texts, with a deployment's overrides. */
export async function loadTranslation(language: Language, override: TranslationOverride = {}): Promise<Translation> {
  const texts = await loaders[language]();
  const sections = Object.entries(texts).map(([section, own]) => [
    section,
    { ...own, ...override[section as keyof Translation] },
  ]);
  return Object.fromEntries(sections) as Translation;
}
