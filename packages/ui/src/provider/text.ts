'use client';

import { createContext, useContext, useMemo } from 'react';
import { type Spoken, spoken } from '../internal/message.ts';
import type { LocaleOverrides, UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';

/** Texts of the app. For missing ones, components use their own English texts. */
export const LocaleContext = createContext<UiLocaleOverrides | undefined>(undefined);

/** Merges a locale with overrides, component by component. */
export function mergeLocale<Locale extends UiLocale>(locale: Locale, overrides: LocaleOverrides<Locale> = {}): Locale {
  const merged: Record<string, object> = { ...locale };
  for (const [component, labels] of Object.entries<object | undefined>(overrides)) {
    merged[component] = { ...merged[component], ...labels };
  }
  return merged as unknown as Locale;
}

/**
 * Returns a component's texts. Its own `labels` override the provider's texts, which override English. Those with
 * placeholders are functions: `text.range({ start, end })`.
 */
export function useUiText<Text extends object>(
  component: string,
  english: Text,
  own?: Partial<NoInfer<Text>>,
): Spoken<Text> {
  const texts = useContext(LocaleContext) as Readonly<Record<string, object>> | undefined;
  const provided = texts?.[component];
  return useMemo(() => spoken(english, { ...english, ...provided, ...own }), [english, provided, own]);
}
