import { styled } from '@mui/material/styles';

/** A link in text that looks like MUI's, but without its typography code. */
export const TextLink = styled('a')(({ theme }) => ({
  borderRadius: 4,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
}));
