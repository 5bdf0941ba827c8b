import { styled } from '@mui/material/styles';

/** The bordered surface of a page's message, like that of a list. */
export const Sheet = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
}));

/** The sheet of a page's form: no wider than its fields read well. */
export const FormSheet = styled(Sheet)(({ theme }) => ({ padding: theme.spacing(5), maxInlineSize: '40rem' }));
