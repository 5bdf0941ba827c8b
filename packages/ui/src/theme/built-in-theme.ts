import type { Theme } from '@mui/material/styles';
import { themeOf } from './theme-of.ts';
import { type BrandCode, brands, ownBrand } from './tokens.ts';

const cache = new Map<BrandCode | undefined, Theme>();

/**
 * Theme of a built-in brand, or of the kit's own without one, as `UiProvider` uses it by default. Created once, which takes as long as rendering a small
 * page. Call this in a separate task to keep the first render fast.
 */
export function builtInTheme(brand?: BrandCode): Theme {
  const theme = cache.get(brand) ?? themeOf({ colors: brand ? brands[brand] : ownBrand });
  cache.set(brand, theme);
  return theme;
}
