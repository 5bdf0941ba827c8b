import type { CSSObject, Theme } from '@mui/material/styles';
import { media } from '../theme/tokens.ts';

/** Native progress bar, as thin as a line. */
export const progressBar = ({ theme }: { theme: Theme }): CSSObject => ({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 6,
  border: 0,
  borderRadius: theme.vars.radius.pill,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '&::-webkit-progress-bar': { backgroundColor: theme.vars.color.line },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.color.brand },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.color.brand },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    blockSize: 6,
    border: '1px solid CanvasText',
    '&, &::-webkit-progress-bar': { backgroundColor: 'Canvas' },
    // Separate rules, because browsers drop a whole rule with an unknown pseudo-element.
    '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
  },
});
