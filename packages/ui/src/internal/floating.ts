'use client';

import { type CSSObject, keyframes, type Theme } from '@mui/material/styles';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

/** Dark surface of elements that float over the page: toasts and the bulk bar. */
export const floating = (theme: Theme): CSSObject => ({
  // Transparent: forced colors remove the background and draw the border instead.
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.inverse,
  color: theme.vars.color.onInverse,
  boxShadow: theme.vars.elevation.float,
  animation: `${rise} ${theme.vars.duration.base} ease-out`,
  '& :focus-visible': { outlineColor: theme.vars.color.onInverse },
});

/** Outlined button on a floating surface. */
export const floatingButton = ({ theme }: { theme: Theme }): CSSObject => ({
  color: theme.vars.color.onInverse,
  borderColor: theme.vars.color.inverseLine,
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: 'transparent', borderColor: theme.vars.color.onInverse },
  '&.Mui-focusVisible': { outlineColor: theme.vars.color.onInverse },
});

/** Icon button on a floating surface. */
export const floatingIconButton = ({ theme }: { theme: Theme }): CSSObject => ({
  color: theme.vars.color.onInverse2,
  '&:hover': { color: theme.vars.color.onInverse, backgroundColor: 'transparent' },
  '&.Mui-focusVisible': { outlineColor: theme.vars.color.onInverse },
});
