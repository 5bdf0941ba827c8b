import { type ColorSystemOptions, type Components, createTheme, type Theme } from '@mui/material/styles';
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
  radius,
  type Scheme,
  spaceUnit,
} from './tokens.ts';
import { typography } from './typography.ts';

export interface ThemeParts {
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
  /** Default props, styles and variants of MUI's components and ours. Merged over the kit's own. */
  components?: Components<Theme> | undefined;
  /** Additional colors of both schemes: `palette: { depot: { main, contrastText } }`. They become CSS variables too. */
  colorSchemes?: Record<Scheme, ColorSystemOptions> | undefined;
}

const withPalette = (ours: ColorSystemOptions, yours: ColorSystemOptions = {}): ColorSystemOptions => ({
  ...ours,
  ...yours,
  palette: { ...ours.palette, ...yours.palette },
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
 * render. Breakpoints: sm 40rem, md 48rem, lg 800px.
 */
export function themeOf(options: ThemeParts): Theme {
  const { colors, density = 'comfortable', direction = 'ltr', colorSchemes } = options;
  const theme = createTheme({
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
  const sheetsOfScreen = theme.generateStyleSheets;
  theme.generateStyleSheets = () => withPaper(sheetsOfScreen());
  return theme;
}
