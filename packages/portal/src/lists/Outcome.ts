import { styled } from '@mui/material/styles';

/** Progress of an action, next to its menu. Its result is a toast. */
export const Outcome = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxInlineSize: '24rem',
  '&:empty': { display: 'none' },
}));
