'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';
import { builtInTheme } from '../theme/built-in-theme.ts';
import { type SchemeChoice, schemeStorage } from '../theme/color-scheme.ts';
import { type ThemeParts, themeOf } from '../theme/theme-of.ts';
import { type BrandCode, brands } from '../theme/tokens.ts';
import { type LinkComponent, LinkContext } from './links.ts';
import { ThemeVariables } from './ThemeVariables.ts';
import { LocaleContext, mergeLocale } from './text.ts';

export interface UiProviderProps extends Omit<ThemeParts, 'colors'> {
  /**
   * A built-in brand by its operating company. One of your own is a `theme` of `createHireyardTheme`.
   * @default 'NL'
   */
  brand?: BrandCode;
  /** The application. */
  children: ReactNode;
  /** A theme of your own, in place of `brand`, `density`, `direction`, `components` and `colorSchemes`. */
  theme?: Theme;
  /** One of `@hireyard/ui/locales/*`. English without it. */
  locale?: UiLocale;
  /** Texts that you say differently. */
  labels?: UiLocaleOverrides;
  /** Renders every link; takes `href`. */
  LinkComponent?: LinkComponent;
  /** Light, dark or the system's, until the reader chooses. */
  defaultMode?: SchemeChoice;
}

/** A server has no document to write into; what it sends has to have the variables in it. */
const inBrowser = typeof document !== 'undefined';

/** Theme, texts and links for everything inside. */
export function UiProvider(props: UiProviderProps) {
  const {
    children,
    theme,
    locale,
    labels,
    LinkComponent,
    defaultMode = 'system',
    brand = 'NL',
    density,
    direction,
    components,
    colorSchemes,
  } = props;
  const used = useMemo(() => {
    if (theme) return theme;
    if (!density && !direction && !components && !colorSchemes) return builtInTheme(brand);
    return themeOf({ colors: brands[brand], density, direction, components, colorSchemes });
  }, [theme, brand, density, direction, components, colorSchemes]);
  const texts = useMemo(() => (locale ? mergeLocale(locale, labels) : labels), [locale, labels]);
  const around = useTheme();
  // Variables of the same names are there already where a provider is inside another.
  const writesVariables = inBrowser && around.cssVarPrefix !== used.cssVarPrefix;
  // Without MUI's disableTransitionOnChange: it writes an inline style, which a strict content security policy refuses.
  return (
    <ThemeProvider
      theme={used}
      defaultMode={defaultMode}
      modeStorageKey={schemeStorage.mode}
      colorSchemeStorageKey={schemeStorage.scheme}
      disableStyleSheetGeneration={inBrowser}
    >
      <CssBaseline enableColorScheme />
      <LocaleContext value={texts}>
        <LinkContext value={LinkComponent}>{children}</LinkContext>
      </LocaleContext>
      {writesVariables && <ThemeVariables theme={used} />}
    </ThemeProvider>
  );
}
