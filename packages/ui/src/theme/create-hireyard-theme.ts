import { type ColorSystemOptions, type Components, createTheme, type Theme } from '@mui/material/styles';
import type {} from './augmentation.ts';
import { brandFrom, checkedBrand } from './brand.ts';
import { schemeAttribute } from './color-scheme.ts';
import { components, withYours } from './components.ts';
import { colorSchemeOf } from './palette.ts';
import {
  type BrandCode,
  type BrandColors,
  brands,
  type Density,
  densities,
  duration,
  layout,
  radius,
  type Scheme,
  spaceUnit,
} from './tokens.ts';
import { typography } from './typography.ts';

export interface HireyardThemeOptions {
  /**
   * A built-in brand by its operating company, one colour that the rest is derived from, or every colour of yours for
   * both schemes. Colours that cannot be read on each other are an error.
   * @default 'NL'
   */
  brand?: BrandCode | `#${string}` | Record<Scheme, BrandColors>;
  /**
   * How high controls and rows are.
   * @default 'comfortable'
   */
  density?: Density;
  /**
   * Of reading; it turns MUI’s components, ours turn with the document.
   * @default 'ltr'
   */
  direction?: 'ltr' | 'rtl';
  /** Default properties, styles and variants of MUI's components and ours, on top of our own. */
  components?: Components<Theme>;
  /** More colours for each scheme, in both: `palette: { depot: { main, contrastText } }`. They become variables too. */
  colorSchemes?: Record<Scheme, ColorSystemOptions>;
}

const withPalette = (ours: ColorSystemOptions, yours: ColorSystemOptions = {}): ColorSystemOptions => ({
  ...ours,
  ...yours,
  palette: { ...ours.palette, ...yours.palette },
});

function brandOf(brand: NonNullable<HireyardThemeOptions['brand']>): Record<Scheme, BrandColors> {
  if (typeof brand !== 'string') return checkedBrand(brand);
  return brand in brands ? brands[brand as BrandCode] : brandFrom(brand);
}

/**
 * The theme of one operating company. Light and dark are CSS variables under `data-hy-scheme`, so switching between
 * them renders nothing again. Breakpoints: sm 40rem, md 48rem, lg 800px.
 */
export function createHireyardTheme(options: HireyardThemeOptions = {}): Theme {
  const { brand = 'NL', density = 'comfortable', direction = 'ltr', colorSchemes } = options;
  const colors = brandOf(brand);
  return createTheme({
    cssVariables: { cssVarPrefix: 'hy', colorSchemeSelector: schemeAttribute },
    colorSchemes: {
      light: withPalette(colorSchemeOf('light', colors.light), colorSchemes?.light),
      dark: withPalette(colorSchemeOf('dark', colors.dark), colorSchemes?.dark),
    },
    direction,
    spacing: spaceUnit,
    shape: { borderRadius: 8 },
    breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 800, xl: 1360 } },
    typography,
    radius,
    duration,
    density: densities[density],
    layout,
    components: withYours(components, options.components),
  });
}
