import { styled } from '@mui/material/styles';

/** A link in text, as the theme draws MUI's, which would bring its typography along. */
export const TextLink = styled('a')(({ theme }) => ({
  borderRadius: 4,
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
}));
