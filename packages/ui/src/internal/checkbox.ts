import type { CSSObject, Theme } from '@mui/material/styles';
import { media } from '../theme/tokens.ts';

const TICK = 'polygon(14% 46%, 4% 57%, 38% 88%, 96% 22%, 85% 12%, 37% 66%)';
const DASH = 'inset(42% 8%)';

/**
 * Native checkbox in the style of MUI's with our theme. In dark mode, the browser's own is a filled gray box that looks
 * checked.
 */
export const checkbox = ({ theme }: { theme: Theme }): CSSObject => ({
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  verticalAlign: 'middle',
  border: `1.5px solid ${theme.vars.color.control}`,
  borderRadius: 4,
  backgroundColor: theme.vars.color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.color.ink2 },
  '&:checked, &:indeterminate': { borderColor: theme.vars.color.brand, backgroundColor: theme.vars.color.brand },
  '&::before': { content: '""', inlineSize: 11, blockSize: 11, backgroundColor: theme.vars.color.surface },
  '&:not(:checked, :indeterminate)::before': { visibility: 'hidden' },
  '&:checked::before': { clipPath: TICK },
  '&:indeterminate::before': { clipPath: DASH },
  '&:disabled': { borderColor: theme.vars.color.lineStrong, cursor: 'default' },
  // The system draws its own checkbox in its own colors.
  [media.forcedColors]: { appearance: 'auto', '&::before': { display: 'none' } },
});
