import type { CSSObject } from '@mui/material/styles';

/** Style of a `summary`: the chevron of the kit's menus instead of the browser's triangle. Merge it into its own. */
export const disclosure: CSSObject = {
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: 7,
    blockSize: 7,
    borderInlineEnd: '2px solid currentcolor',
    borderBlockEnd: '2px solid currentcolor',
    rotate: '-45deg',
  },
  '&:dir(rtl)::before, &:is([open] > *)::before': { rotate: '45deg' },
};
