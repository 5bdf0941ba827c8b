import type { CSSObject, Theme } from '@mui/material/styles';

/** Arrow of a select, instead of MUI's triangle. */
export const selectArrow = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'grid',
  placeContent: 'center',
  inset: '0 auto',
  insetInlineEnd: 2,
  inlineSize: 32,
  color: theme.vars.color.ink2,
  '&.Mui-disabled': { color: theme.vars.color.ink3 },
});

/** Keeps the text of a select off its arrow. */
export const roomForArrow = { paddingInlineEnd: 36 } satisfies CSSObject;
