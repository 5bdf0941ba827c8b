import type { Theme } from '@mui/material/styles';

/** How what is chosen on the map looks in the list, by `aria-current`; scrolled to, it stays clear of what is sticky. */
export const CHOSEN_ON_MAP = (theme: Theme) =>
  ({
    scrollMarginBlock: 'calc(var(--hy-sticky-head, 0px) + 12px)',
    '&[aria-current="true"]': {
      borderColor: theme.vars.color.brand,
      outline: `1px solid ${theme.vars.color.brand}`,
    },
  }) as const;
