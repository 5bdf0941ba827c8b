import { type CSSObject, styled, type Theme } from '@mui/material/styles';

/** Style of a link in text. */
export const linkStyles = (theme: Theme): CSSObject => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** A link in text that looks like MUI's, but without its typography code. */
export const TextLink = styled('a')(({ theme }) => ({
  borderRadius: 4,
  textUnderlineOffset: '0.2em',
  ...linkStyles(theme),
}));

/** Style of a link that stands alone: a touch target of 44 px. */
export const STANDS_ALONE = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 } as const;

export const RoomyLink = styled(TextLink)(STANDS_ALONE);
