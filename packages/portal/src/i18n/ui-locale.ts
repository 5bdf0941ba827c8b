import { dateLocaleOf, type Language } from '@hireyard/contract';
import type { RentalLocale, RentalLocaleOverrides } from '@hireyard/ui/rental';
import { loadLanguage } from './language-texts.ts';

const loaded = new Map<string, RentalLocale>();

/** Loads the kit's texts before their language is shown. */
export async function loadUiLocale(language: Language): Promise<void> {
  const { ui } = await loadLanguage(language);
  if (ui) loaded.set(language, ui);
}

/** Returns the kit's texts in a loaded language; undefined for the built-in English. */
export const uiLocale = (language: string): RentalLocale | undefined => loaded.get(language);

/** Returns how the kit writes and reads dates at an operating company of a country. */
export function dateTexts(language: string, country: string | null): RentalLocaleOverrides {
  // The kit's texts in other languages have their own locale.
  if (!language.startsWith('en')) return country === null ? {} : { DateRangeField: { country } };
  const locale = dateLocaleOf(language, country);
  return { DateRangeField: { locale, country: country ?? 'US' }, PlanningTimeline: { locale } };
}
