import { styled } from '@mui/material/styles';

/** The parts of a page, one below the other. */
export const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // The portal's own header is sticky where the window is high enough; the table's head sticks below it.
  '@media (min-height: 30rem)': { '--hy-sticky-head': 'var(--hy-density-header)' },
});
