import { styled } from '@mui/material/styles';

/** The sheet that a page's one message lies on, as lists lie on theirs. */
export const Sheet = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
}));
