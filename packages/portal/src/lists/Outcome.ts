import { styled } from '@mui/material/styles';

/** What became of a file that was asked for, beside the menu that made it. */
export const Outcome = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxInlineSize: '24rem',
  '&:empty': { display: 'none' },
  '&[role="alert"]': { color: theme.vars.palette.error.main },
}));
