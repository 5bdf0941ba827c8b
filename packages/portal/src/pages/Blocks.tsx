import { styled } from '@mui/material/styles';

/** The vertical layout of a page's sections. */
export const Blocks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // The portal's header is sticky in windows of this height. Table headers stick below it.
  '@media (min-height: 30rem)': { '--hy-sticky-head': 'var(--hy-density-header)' },
});
