'use client';

import { createContext, useContext, useMemo } from 'react';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';

/** Texts of the app. For missing ones, components use their own English texts. */
export const LocaleContext = createContext<UiLocaleOverrides | undefined>(undefined);

/** Merges a locale with overrides, component by component. */
export function mergeLocale(locale: UiLocale, overrides: UiLocaleOverrides = {}): UiLocale {
  const merged: Record<string, object> = { ...locale };
  for (const [component, labels] of Object.entries(overrides)) {
    merged[component] = { ...merged[component], ...labels };
  }
  return merged as unknown as UiLocale;
}

/** Returns a component's texts. Its own `labels` override the provider's texts, which override English. */
export function useUiText<Component extends keyof UiLocale>(
  component: Component,
  english: UiLocale[Component],
  own?: Partial<UiLocale[Component]>,
): UiLocale[Component] {
  const provided = useContext(LocaleContext)?.[component];
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own]);
}
