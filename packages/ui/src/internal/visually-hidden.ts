import type { CSSObject } from '@mui/material/styles';

/** Visually hidden text for screen readers. The margin prevents it from extending the page at its end. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
