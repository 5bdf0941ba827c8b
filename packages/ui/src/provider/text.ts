'use client';

import { createContext, useContext, useMemo } from 'react';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';

/** What the app says; without it, and for what it leaves out, every component speaks its own English. */
export const LocaleContext = createContext<UiLocaleOverrides | undefined>(undefined);

/** A locale with some of its texts replaced, component by component. */
export function mergeLocale(locale: UiLocale, overrides: UiLocaleOverrides = {}): UiLocale {
  const merged: Record<string, object> = { ...locale };
  for (const [component, labels] of Object.entries(overrides)) {
    merged[component] = { ...merged[component], ...labels };
  }
  return merged as unknown as UiLocale;
}

/** A component's texts: its English, the provider's on top, and those given on the component itself on top of both. */
export function useUiText<Component extends keyof UiLocale>(
  component: Component,
  english: UiLocale[Component],
  own?: Partial<UiLocale[Component]>,
): UiLocale[Component] {
  const provided = useContext(LocaleContext)?.[component];
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own]);
}
