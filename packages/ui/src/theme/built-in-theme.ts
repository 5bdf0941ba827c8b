import type { Theme } from '@mui/material/styles';
import { themeOf } from './theme-of.ts';
import { type BrandName, brands } from './tokens.ts';

const cache = new Map<BrandName, Theme>();

/**
 * Theme of a built-in brand, as `UiProvider` uses it. Created once, which takes as long as rendering a small page. Call
 * this in a separate task to keep the first render fast.
 */
export function builtInTheme(brand: BrandName = 'petrol'): Theme {
  const theme = cache.get(brand) ?? themeOf({ colors: brands[brand] });
  cache.set(brand, theme);
  return theme;
}
