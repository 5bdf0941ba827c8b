import type { Language } from '@hireyard/contract';
import type { RentalLocale } from '@hireyard/ui/rental';

type Texts = Record<string, unknown>;

/** The exports of `locales/<language>/texts.ts`. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Texts>>;
  readonly later: Readonly<Record<string, () => Promise<Texts>>>;
  /** Texts of the kit. English is built in. */
  readonly ui?: RentalLocale;
}

/** One chunk per language, so that a visitor loads only one (I18N-01). */
const languages = import.meta.glob<LanguageTexts>('./locales/*/texts.ts');

export async function loadLanguage(language: Language): Promise<LanguageTexts> {
  const load = languages[`./locales/${language}/texts.ts`];
  if (!load) throw new Error(`No texts in ${language}.`);
  return load();
}
