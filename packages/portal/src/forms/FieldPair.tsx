import { styled } from '@mui/material/styles';

/** Two short fields side by side if there is room, with the gap of the form. */
export const FieldPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: 'inherit',
  // An error below one field does not move the other.
  alignItems: 'start',
});
