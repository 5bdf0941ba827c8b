import type { Theme } from '@mui/material/styles';

/**
 * Styles of the list item that is selected on the map (`aria-current`). The scroll margin keeps it clear of sticky
 * elements.
 */
export const CHOSEN_ON_MAP = (theme: Theme) =>
  ({
    scrollMarginBlock: 'calc(var(--hy-sticky-head, 0px) + 12px)',
    '&[aria-current="true"]': {
      borderColor: theme.vars.color.brand,
      outline: `1px solid ${theme.vars.color.brand}`,
    },
  }) as const;
