import type { Theme } from '@mui/material/styles';
import { useEffect, useReducer } from 'react';
import { report } from '../reports/report.ts';

const themes = new Map<string, Theme>();

/**
 * Makes the theme of a brand's color, if it has one. The code that derives colors loads only then. Without it the portal
 * has its built-in colors.
 */
export const loadBrandTheme = async (color: string | undefined): Promise<void> => {
  if (color === undefined || themes.has(color)) return;
  try {
    const { createHireyardTheme } = await import('./create-brand-theme.ts');
    themes.set(color, createHireyardTheme({ brand: color as `#${string}` }));
  } catch (error) {
    report(error);
  }
};

/** Returns the theme of a brand's color. Undefined without a color, and until the theme is made. */
export function useBrandTheme(color: string | undefined): Theme | undefined {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const theme = color === undefined ? undefined : themes.get(color);
  const isMissing = color !== undefined && !theme;
  useEffect(() => {
    // After a switch to a company of another color. The start waits for the first one.
    if (isMissing) void loadBrandTheme(color).then(showLoaded);
  }, [isMissing, color]);
  return theme;
}
