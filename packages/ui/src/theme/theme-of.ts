import {
  type BreakpointsOptions,
  type ColorSystemOptions,
  type Components,
  createTheme,
  type Theme,
  type ThemeOptions,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type {} from './augmentation.ts';
import { schemeAttribute } from './color-scheme.ts';
import { components, withYours } from './components.ts';
import { colorSchemeOf } from './palette.ts';
import {
  type BrandColors,
  type Density,
  densities,
  duration,
  layout,
  breakpoints as namedBreakpoints,
  radius,
  type Scheme,
  spaceUnit,
} from './tokens.ts';
import { typography } from './typography.ts';

/** Options of MUI's `createTheme`. The selectors and the prefix of the variables are the kit's. */
type MuiOptions = Omit<
  ThemeOptions,
  'breakpoints' | 'components' | 'colorSchemes' | 'cssVariables' | 'density' | 'direction'
>;

export interface ThemeParts extends MuiOptions {
  /** Colors of the brand for both schemes. */
  colors: Record<Scheme, BrandColors>;
  /**
   * Height of controls and rows.
   * @default 'comfortable'
   */
  density?: Density | undefined;
  /**
   * Text direction. Mirrors MUI’s components. The kit's own follow the direction of the document.
   * @default 'ltr'
   */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Breakpoints of MUI, and the kit's beside them. Values that are left out stay. */
  breakpoints?:
    | (Omit<BreakpointsOptions, 'values'> & { values?: Partial<BreakpointsOptions['values']> | undefined })
    | undefined;
  /** Default props, styles and variants of MUI's components and ours. Merged over the kit's own. */
  components?: Components<Theme> | undefined;
  /** Additional colors of both schemes: `palette: { depot: { main, contrastText } }`. They become CSS variables too. */
  colorSchemes?: Record<Scheme, ColorSystemOptions> | undefined;
}

/** MUI's default values. Given ones replace all of them, so that they are repeated beside the kit's names. */
const MUI_BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

type Typography = ThemeOptions['typography'];

/** Overrides the kit's styles of text, each by its own properties. MUI takes a function of the palette, too. */
function withTypography(yours: Typography = {}): Typography {
  if (typeof yours === 'function') return (palette) => withTypography(yours(palette)) as TypographyVariantsOptions;
  const ours = typography as Record<string, unknown>;
  const styles = Object.entries(yours).map(([name, style]) => {
    const under = ours[name];
    return [name, typeof under === 'object' ? { ...under, ...(style as object) } : style] as const;
  });
  return { ...typography, ...Object.fromEntries(styles) };
}

/** Colors of a scheme: the kit's, the palette of both schemes, and what belongs to this scheme. */
const withPalette = (
  ours: ColorSystemOptions,
  both: ThemeOptions['palette'],
  yours: ColorSystemOptions = {},
): ColorSystemOptions => ({
  ...ours,
  ...yours,
  palette: { ...ours.palette, ...both, ...yours.palette },
});

/**
 * Paper is white, so dark mode would print light text on it. Adds the light scheme's variables for print, with a higher
 * specificity than the current scheme's.
 */
const withPaper = (sheets: ReturnType<Theme['generateStyleSheets']>) => {
  const light = sheets.flatMap(Object.values).find(({ colorScheme }) => colorScheme === 'light');
  return [...sheets, { '@media print': { ':root:root:root': { ...light, '--hy-color-canvas': '#fff' } } }];
};

/**
 * Theme with the colors of a brand. Light and dark are CSS variables under `data-hy-scheme`, so switching needs no
 * render. Whatever MUI's `createTheme` takes replaces the kit's own.
 */
export function themeOf(options: ThemeParts): Theme {
  const { colors, density = 'comfortable', colorSchemes, palette, breakpoints, components: yours, ...rest } = options;
  const theme = createTheme({
    spacing: spaceUnit,
    shape: { borderRadius: 8 },
    radius,
    duration,
    layout,
    ...rest,
    cssVariables: { cssVarPrefix: 'hy', colorSchemeSelector: schemeAttribute },
    colorSchemes: {
      light: withPalette(colorSchemeOf('light', colors.light), palette, colorSchemes?.light),
      dark: withPalette(colorSchemeOf('dark', colors.dark), palette, colorSchemes?.dark),
    },
    breakpoints: { ...breakpoints, values: { ...MUI_BREAKPOINTS, ...namedBreakpoints, ...breakpoints?.values } },
    typography: withTypography(options.typography),
    density: densities[density],
    components: withYours(components, yours),
  });
  const sheetsOfScreen = theme.generateStyleSheets;
  theme.generateStyleSheets = () => withPaper(sheetsOfScreen());
  return theme;
}
