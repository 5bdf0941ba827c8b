'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';
import { builtInTheme } from '../theme/built-in-theme.ts';
import { type SchemeChoice, schemeStorage } from '../theme/color-scheme.ts';
import { createHireyardTheme, type HireyardThemeOptions, isBuiltIn } from '../theme/create-hireyard-theme.ts';
import { type LinkComponent, LinkContext } from './links.ts';
import { StyleNonce } from './StyleNonce.tsx';
import { ThemeVariables } from './ThemeVariables.ts';
import { LocaleContext, mergeLocale } from './text.ts';

export interface UiProviderProps
  extends Pick<HireyardThemeOptions, 'brand' | 'density' | 'direction' | 'components' | 'colorSchemes'> {
  /** Content of the application. */
  children: ReactNode;
  /** Custom theme, instead of `brand`, `density`, `direction`, `components` and `colorSchemes`. */
  theme?: Theme | undefined;
  /** Texts from `@hireyard/ui/locales/*`, as plain data. Defaults to English. */
  locale?: UiLocale | undefined;
  /** Overrides texts of the locale. */
  labels?: UiLocaleOverrides | undefined;
  /** Component that renders all links. Receives `href`. */
  LinkComponent?: LinkComponent | undefined;
  /** Initial color scheme: light, dark or the system's. Applies until the user chooses one. */
  defaultMode?: SchemeChoice | undefined;
  /**
   * Nonce of the response, for all styles, under a strict content security policy. A style cache of your own needs it
   * too.
   */
  nonce?: string | undefined;
}

/** A server has no document to insert variables into. Its HTML must contain them. */
const inBrowser = typeof document !== 'undefined';

/** Provides theme, texts and links to all components inside. */
export function UiProvider(props: UiProviderProps) {
  const {
    children,
    theme,
    locale,
    labels,
    LinkComponent,
    defaultMode = 'system',
    brand,
    density,
    direction,
    components,
    colorSchemes,
    nonce,
  } = props;
  const used = useMemo(() => {
    if (theme) return theme;
    const isPlain = brand === undefined || isBuiltIn(brand);
    if (isPlain && !density && !direction && !components && !colorSchemes) return builtInTheme(brand);
    return createHireyardTheme({ brand, density, direction, components, colorSchemes });
  }, [theme, brand, density, direction, components, colorSchemes]);
  const texts = useMemo(() => (locale ? mergeLocale(locale, labels) : labels), [locale, labels]);
  const around = useTheme();
  // With nested providers, variables of the same names already exist.
  const writesVariables = inBrowser && around.cssVarPrefix !== used.cssVarPrefix;
  // MUI's disableTransitionOnChange writes an inline style, which a strict content security policy refuses.
  const provided = (
    <ThemeProvider
      theme={used}
      defaultMode={defaultMode}
      modeStorageKey={schemeStorage.mode}
      colorSchemeStorageKey={schemeStorage.scheme}
      disableStyleSheetGeneration={inBrowser}
    >
      <CssBaseline enableColorScheme />
      <LocaleContext.Provider value={texts}>
        <LinkContext.Provider value={LinkComponent}>{children}</LinkContext.Provider>
      </LocaleContext.Provider>
      {writesVariables && <ThemeVariables theme={used} nonce={nonce} />}
    </ThemeProvider>
  );
  return nonce === undefined ? provided : <StyleNonce nonce={nonce}>{provided}</StyleNonce>;
}
