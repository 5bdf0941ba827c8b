import type { Language } from '@hireyard/contract';
import type { UiLocale, UiLocaleOverrides } from '@hireyard/ui';

/** The design system's own texts, a chunk a language; English is built into it. */
const LOCALES: Readonly<Partial<Record<Language, () => Promise<UiLocale>>>> = {
  de: () => import('@hireyard/ui/locales/de').then(({ de }) => de),
  fr: () => import('@hireyard/ui/locales/fr').then(({ fr }) => fr),
  nl: () => import('@hireyard/ui/locales/nl').then(({ nl }) => nl),
  hu: () => import('@hireyard/ui/locales/hu').then(({ hu }) => hu),
  pl: () => import('@hireyard/ui/locales/pl').then(({ pl }) => pl),
};

const loaded = new Map<string, UiLocale>();

/** Loads the design system's texts before their language is shown. */
export async function loadUiLocale(language: Language): Promise<void> {
  const load = LOCALES[language];
  if (load && !loaded.has(language)) loaded.set(language, await load());
}

/** The design system's texts in a language that was loaded; undefined for its built-in English. */
export const uiLocale = (language: string): UiLocale | undefined => loaded.get(language);

/** The portal's own English is American, the design system's writes dates as in Europe. */
export const AMERICAN_DATES: UiLocaleOverrides = {
  DateRangeField: { locale: 'en-US' },
  PlanningTimeline: { locale: 'en-US' },
};
