import type { Theme } from '@mui/material/styles';
import { themeOf } from './theme-of.ts';
import { type BrandCode, brands } from './tokens.ts';

const made = new Map<BrandCode, Theme>();

/**
 * The theme of a built-in brand as `UiProvider` uses it without further properties. It is made once, which takes as long
 * as rendering a small page: call this in a task of its own where the first rendering should not wait for it.
 */
export function builtInTheme(brand: BrandCode): Theme {
  const theme = made.get(brand) ?? themeOf({ colors: brands[brand] });
  made.set(brand, theme);
  return theme;
}
