import type { Language } from '@hireyard/contract';
import type { UiLocale } from '@hireyard/ui';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../hooks.ts';
import { selectLanguage } from '../settings/settings.ts';

/** The design system's own texts, a chunk a language; English is built into it. */
const LOCALES: Readonly<Partial<Record<Language, () => Promise<UiLocale>>>> = {
  de: () => import('@hireyard/ui/locales/de').then(({ de }) => de),
  fr: () => import('@hireyard/ui/locales/fr').then(({ fr }) => fr),
  nl: () => import('@hireyard/ui/locales/nl').then(({ nl }) => nl),
  hu: () => import('@hireyard/ui/locales/hu').then(({ hu }) => hu),
  pl: () => import('@hireyard/ui/locales/pl').then(({ pl }) => pl),
};

/** The design system's texts in the portal's language; undefined (English) until they have arrived. */
export const useUiLocale = (): UiLocale | undefined => {
  const language = useAppSelector(selectLanguage);
  const [loaded, setLoaded] = useState<{ language: Language; locale: UiLocale } | null>(null);
  useEffect(() => {
    const load = language ? LOCALES[language] : undefined;
    if (!language || !load) return;
    let left = false;
    load().then(
      (locale) => {
        if (!left) setLoaded({ language, locale });
      },
      // English then stays: a label in the wrong language is better than none.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded?.locale : undefined;
};
