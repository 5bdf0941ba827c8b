import { LANGUAGES, type Language } from './translation.ts';

/** The first of these tags (`de-AT`, `nl`) in a supported language; English if there is none. */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split(/[-_]/)[0];
    const language = LANGUAGES.find((known) => known === base);
    if (language) return language;
  }
  return 'en';
}
