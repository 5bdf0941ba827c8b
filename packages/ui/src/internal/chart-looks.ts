import type { CSSObject, Theme } from '@mui/material/styles';
import { media } from '../theme/tokens.ts';

/**
 * Look of a series. Looks differ in pattern as well as in color. `solid`: final values. `hatched`: certain values that
 * are not final. `outlined`: expected values.
 */
export type ChartLook = 'solid' | 'hatched' | 'outlined';

const hatching = (color: string) => `repeating-linear-gradient(-45deg, ${color} 0 2px, transparent 2px 6px)`;

/**
 * Styles of the looks, by the element's `data-look`. They work in print and in forced colors, where only the pattern
 * remains.
 */
export const chartLooks = (theme: Theme): CSSObject => ({
  boxSizing: 'border-box',
  printColorAdjust: 'exact',
  '&[data-look="solid"]': { backgroundColor: theme.vars.color.brand },
  '&[data-look="hatched"]': {
    border: `1px solid ${theme.vars.color.brand}`,
    backgroundColor: theme.vars.color.surface,
    backgroundImage: hatching(theme.vars.color.brand),
  },
  '&[data-look="outlined"]': {
    border: `1px dashed ${theme.vars.color.ink3}`,
    backgroundColor: theme.vars.color.brandSoft,
  },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    '&[data-look="solid"]': { backgroundColor: 'CanvasText' },
    '&[data-look="hatched"]': {
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      backgroundImage: hatching('CanvasText'),
    },
    '&[data-look="outlined"]': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
});
