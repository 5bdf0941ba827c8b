'use client';

import { createContext, useContext, useMemo } from 'react';
import { en } from '../locales/en.ts';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';

export const LocaleContext = createContext<UiLocale>(en);

/** A locale with some of its texts replaced, component by component. */
export function mergeLocale(locale: UiLocale, overrides: UiLocaleOverrides = {}): UiLocale {
  const merged: Record<string, object> = { ...locale };
  for (const [component, labels] of Object.entries(overrides)) {
    merged[component] = { ...merged[component], ...labels };
  }
  return merged as unknown as UiLocale;
}

/** A component's texts: the provider's locale, with the texts given on the component itself on top. */
export function useUiText<Component extends keyof UiLocale>(
  component: Component,
  own?: Partial<UiLocale[Component]>,
): UiLocale[Component] {
  const text = useContext(LocaleContext)[component];
  return useMemo(() => (own ? { ...text, ...own } : text), [text, own]);
}
