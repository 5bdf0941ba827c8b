import { styled } from '@mui/material/styles';

/** The result of an export, next to its menu. */
export const Outcome = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxInlineSize: '24rem',
  '&:empty': { display: 'none' },
  '&[role="alert"]': { color: theme.vars.palette.error.main },
}));
