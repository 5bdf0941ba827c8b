import type { CSSObject, Theme } from '@mui/material/styles';

export const linked = (theme: Theme): CSSObject => ({
  '& a': { color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});
