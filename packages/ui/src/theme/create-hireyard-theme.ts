import type { Theme } from '@mui/material/styles';
import { brandFrom, checkedBrand } from './brand.ts';
import { type ThemeParts, themeOf } from './theme-of.ts';
import { type BrandCode, type BrandColors, brands, ownBrand, type Scheme } from './tokens.ts';

export interface HireyardThemeOptions extends Omit<ThemeParts, 'colors'> {
  /**
   * Built-in brand by operating company, a single color to derive a brand from, or all colors for both schemes. Throws
   * if colors are illegible on each other. Without it, the kit's own brand.
   */
  brand?: BrandCode | `#${string}` | Record<Scheme, BrandColors> | undefined;
}

function brandOf(brand: HireyardThemeOptions['brand']): Record<Scheme, BrandColors> {
  if (brand === undefined) return ownBrand;
  if (typeof brand !== 'string') return checkedBrand(brand);
  return brand in brands ? brands[brand as BrandCode] : brandFrom(brand);
}

/**
 * Creates the theme of an operating company or a custom brand. Separate from `UiProvider`, which knows only built-in
 * brands, so that only users of custom brands load the code to derive and check colors.
 */
export const createHireyardTheme = ({ brand, ...parts }: HireyardThemeOptions = {}): Theme =>
  themeOf({ ...parts, colors: brandOf(brand) });
