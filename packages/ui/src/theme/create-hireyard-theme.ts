import type { Theme } from '@mui/material/styles';
import { brandFrom, checkedBrand } from './brand.ts';
import { type ThemeParts, themeOf } from './theme-of.ts';
import { type BrandColors, type BrandName, brands, type Scheme } from './tokens.ts';

/** Built-in brand by its name, a single color that a brand is derived from, or all colors for both schemes. */
export type HireyardBrand = BrandName | `#${string}` | Record<Scheme, BrandColors>;

export interface HireyardThemeOptions extends Omit<ThemeParts, 'colors'> {
  /**
   * Built-in brand by its name, a single color that a brand is derived from, or all colors for both schemes. Throws if
   * colors are illegible on each other.
   * @default 'petrol'
   */
  brand?: HireyardBrand | undefined;
}

export const isBuiltIn = (brand: unknown): brand is BrandName =>
  typeof brand === 'string' && Object.hasOwn(brands, brand);

function colorsOf(brand: HireyardBrand): Record<Scheme, BrandColors> {
  if (typeof brand !== 'string') return checkedBrand(brand);
  return isBuiltIn(brand) ? brands[brand] : brandFrom(brand);
}

/** Creates the theme of a brand. `UiProvider` does so by itself, unless it gets the theme. */
export const createHireyardTheme = ({ brand = 'petrol', ...parts }: HireyardThemeOptions = {}): Theme =>
  themeOf({ ...parts, colors: colorsOf(brand) });
