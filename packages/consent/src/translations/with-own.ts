import type { Language, Translation, TranslationOverride, Translations } from './translation.ts';

const ownOf = async (language: Language, own: Translations): Promise<TranslationOverride | undefined> =>
  typeof own === 'function' ? own(language) : own[language];

/** A language's texts, with those that the app replaces or adds. Without the app's where they cannot be loaded. */
export async function withOwn(texts: Translation, language: Language, own: Translations = {}): Promise<Translation> {
  const override = await ownOf(language, own).catch((error) => console.warn('Consent: texts not loaded.', error));
  const sections = Object.entries(texts).map(([section, given]) => [
    section,
    { ...given, ...override?.[section as keyof Translation] },
  ]);
  return Object.fromEntries(sections) as Translation;
}
