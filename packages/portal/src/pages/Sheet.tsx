import { styled } from '@mui/material/styles';

/** The bordered surface of a message or list. */
export const Sheet = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
}));

/** The surface of a form, limited to a readable width. */
export const FormSheet = styled(Sheet)(({ theme }) => ({ padding: theme.spacing(5), maxInlineSize: '40rem' }));
