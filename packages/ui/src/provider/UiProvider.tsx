'use client';

import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import type { UiLocale, UiLocaleOverrides } from '../locales/UiLocale.ts';
import { builtInTheme } from '../theme/built-in-theme.ts';
import { type SchemeChoice, schemeStorage } from '../theme/color-scheme.ts';
import { type ThemeParts, themeOf } from '../theme/theme-of.ts';
import { type BrandCode, brands } from '../theme/tokens.ts';
import { type LinkComponent, LinkContext } from './links.ts';
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
  // Without MUI's disableTransitionOnChange: it writes an inline style, which a strict content security policy refuses.
  return (
    <ThemeProvider
      theme={used}
      defaultMode={defaultMode}
      modeStorageKey={schemeStorage.mode}
      colorSchemeStorageKey={schemeStorage.scheme}
    >
      <CssBaseline enableColorScheme />
      <LocaleContext value={texts}>
        <LinkContext value={LinkComponent}>{children}</LinkContext>
      </LocaleContext>
    </ThemeProvider>
  );
}
