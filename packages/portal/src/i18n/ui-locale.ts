import type { Language } from '@hireyard/contract';
import type { UiLocale, UiLocaleOverrides } from '@hireyard/ui';
import { loadLanguage } from './language-texts.ts';

const loaded = new Map<string, UiLocale>();

/** Loads the kit's texts before their language is shown. */
export async function loadUiLocale(language: Language): Promise<void> {
  const { ui } = await loadLanguage(language);
  if (ui) loaded.set(language, ui);
}

/** Returns the kit's texts in a loaded language; undefined for the built-in English. */
export const uiLocale = (language: string): UiLocale | undefined => loaded.get(language);

/** The portal uses American English, but the kit writes dates as in Europe. */
export const AMERICAN_DATES: UiLocaleOverrides = {
  DateRangeField: { locale: 'en-US' },
  PlanningTimeline: { locale: 'en-US' },
};
