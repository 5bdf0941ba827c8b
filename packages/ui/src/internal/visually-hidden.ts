import type { CSSObject } from '@mui/material/styles';

/** Read out, not shown. The margin keeps it from making the page longer where it comes last. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
