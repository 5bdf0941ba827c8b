import { styled } from '@mui/material/styles';

/** Words for screen readers alone. */
export const VisuallyHidden = styled('span', { name: 'HyVisuallyHidden', slot: 'Root' })({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
