import type { Language } from '@hireyard/contract';
import type { UiLocale, UiLocaleOverrides } from '@hireyard/ui';
import { loadLanguage } from './language-texts.ts';

const loaded = new Map<string, UiLocale>();

/** Loads the design system's texts before their language is shown. */
export async function loadUiLocale(language: Language): Promise<void> {
  const { ui } = await loadLanguage(language);
  if (ui) loaded.set(language, ui);
}

/** The design system's texts in a language that was loaded; undefined for its built-in English. */
export const uiLocale = (language: string): UiLocale | undefined => loaded.get(language);

/** The portal's own English is American, the design system's writes dates as in Europe. */
export const AMERICAN_DATES: UiLocaleOverrides = {
  DateRangeField: { locale: 'en-US' },
  PlanningTimeline: { locale: 'en-US' },
};
