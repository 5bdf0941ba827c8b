import type { ColorSystemOptions } from '@mui/material/styles';
import { type BrandColors, elevations, neutralColors, type Scheme, statusColors } from './tokens.ts';

/** Our tokens as a MUI colour scheme: MUI's own palette for MUI's components, `color`, `status`, `elevation` for ours. */
export function colorSchemeOf(scheme: Scheme, brand: BrandColors): ColorSystemOptions {
  const neutral = neutralColors[scheme];
  const status = statusColors[scheme];
  return {
    color: { ...neutral, ...brand },
    status,
    elevation: elevations[scheme],
    palette: {
      primary: { main: brand.brand, dark: brand.brandHover, light: brand.brandSoft, contrastText: brand.onBrand },
      secondary: { main: neutral.ink2, dark: neutral.ink, light: neutral.sunk, contrastText: neutral.surface },
      error: { main: status.overdue.fg, light: status.overdue.bg, contrastText: neutral.surface },
      warning: { main: status.pending.fg, light: status.pending.bg, contrastText: neutral.surface },
      info: { main: status.planned.fg, light: status.planned.bg, contrastText: neutral.surface },
      success: { main: status.onRent.fg, light: status.onRent.bg, contrastText: neutral.surface },
      text: { primary: neutral.ink, secondary: neutral.ink2, disabled: neutral.ink3 },
      background: { default: neutral.canvas, paper: neutral.surface },
      divider: neutral.line,
    },
  };
}
