import type { ColorSystemOptions } from '@mui/material/styles';
import { type BrandColors, elevations, neutralColors, type Scheme, toneColors } from './tokens.ts';

/**
 * Converts our tokens to a MUI color scheme: MUI's palette for its components, `color`, `tone` and `elevation` for
 * ours.
 */
export function colorSchemeOf(scheme: Scheme, brand: BrandColors): ColorSystemOptions {
  const neutral = neutralColors[scheme];
  const tone = toneColors[scheme];
  return {
    color: { ...neutral, ...brand },
    tone,
    elevation: elevations[scheme],
    palette: {
      primary: { main: brand.brand, dark: brand.brandHover, light: brand.brandSoft, contrastText: brand.onBrand },
      secondary: { main: neutral.ink2, dark: neutral.ink, light: neutral.sunk, contrastText: neutral.surface },
      error: { main: tone.error.fg, light: tone.error.bg, contrastText: neutral.surface },
      warning: { main: tone.warning.fg, light: tone.warning.bg, contrastText: neutral.surface },
      info: { main: tone.info.fg, light: tone.info.bg, contrastText: neutral.surface },
      success: { main: tone.success.fg, light: tone.success.bg, contrastText: neutral.surface },
      text: { primary: neutral.ink, secondary: neutral.ink2, disabled: neutral.ink3 },
      background: { default: neutral.canvas, paper: neutral.surface },
      divider: neutral.line,
    },
  };
}
