import type { Language } from '@hireyard/contract';
import type { UiLocale } from '@hireyard/ui';

type Texts = Record<string, unknown>;

/** What `locales/<language>/texts.ts` exports. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Texts>>;
  readonly later: Readonly<Record<string, () => Promise<Texts>>>;
  /** The design system's texts; English is built into it. */
  readonly ui?: UiLocale;
}

/** One chunk a language, so that a visitor loads no other (I18N-01). */
const languages = import.meta.glob<LanguageTexts>('./locales/*/texts.ts');

export async function loadLanguage(language: Language): Promise<LanguageTexts> {
  const load = languages[`./locales/${language}/texts.ts`];
  if (!load) throw new Error(`No texts in ${language}.`);
  return load();
}
