import type { Theme } from '@mui/material/styles';
import { brandFrom, checkedBrand } from './brand.ts';
import { type ThemeParts, themeOf } from './theme-of.ts';
import { type BrandCode, type BrandColors, brands, type Scheme } from './tokens.ts';

export interface HireyardThemeOptions extends Omit<ThemeParts, 'colors'> {
  /**
   * A built-in brand by its operating company, one color that the rest is derived from, or every color of yours for
   * both schemes. Colors that cannot be read on each other are an error.
   * @default 'NL'
   */
  brand?: BrandCode | `#${string}` | Record<Scheme, BrandColors>;
}

function brandOf(brand: NonNullable<HireyardThemeOptions['brand']>): Record<Scheme, BrandColors> {
  if (typeof brand !== 'string') return checkedBrand(brand);
  return brand in brands ? brands[brand as BrandCode] : brandFrom(brand);
}

/**
 * The theme of an operating company, or of a brand of your own. Apart from `UiProvider`, which knows built-in brands
 * alone: what derives and checks colors is for those who have some.
 */
export const createHireyardTheme = ({ brand = 'NL', ...parts }: HireyardThemeOptions = {}): Theme =>
  themeOf({ ...parts, colors: brandOf(brand) });
