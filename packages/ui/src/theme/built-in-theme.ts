import type { Theme } from '@mui/material/styles';
import { themeOf } from './theme-of.ts';
import { type BrandCode, brands } from './tokens.ts';

const cache = new Map<BrandCode, Theme>();

/**
 * Theme of a built-in brand, as `UiProvider` uses it by default. Created once, which takes as long as rendering a small
 * page. Call this in a separate task to keep the first render fast.
 */
export function builtInTheme(brand: BrandCode): Theme {
  const theme = cache.get(brand) ?? themeOf({ colors: brands[brand] });
  cache.set(brand, theme);
  return theme;
}
