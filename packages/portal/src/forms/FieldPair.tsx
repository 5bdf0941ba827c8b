import { styled } from '@mui/material/styles';

/** Two short fields beside each other where both have room, in the gap of the form around them. */
export const FieldPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: 'inherit',
  // An error below one of them moves nothing.
  alignItems: 'start',
});
