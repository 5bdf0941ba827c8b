import type { CSSObject, Theme } from '@mui/material/styles';

/** Button in the row above a list, as high as the search field. */
export const filterControl = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: theme.vars.density.control,
  paddingInline: 14,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { borderColor: theme.vars.color.control, backgroundColor: theme.vars.color.sunk },
});
