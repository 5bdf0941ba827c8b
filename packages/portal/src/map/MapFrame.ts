import { styled } from '@mui/material/styles';
import { WITH_ROOM } from './with-room.ts';

/** The frame of a map, also its placeholder: above the list, or sticky next to it. */
export const MapFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'clamp(15rem, 38vh, 22rem)',
  scrollMarginBlock: 'calc(var(--hy-sticky-head, 0px) + 12px)',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.sunk,
  [WITH_ROOM]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--hy-sticky-head, 0px) + 20px)',
    // Low enough to keep the attribution in view below a page header.
    blockSize: 'clamp(20rem, calc(100vh - var(--hy-sticky-head, 0px) - 17rem), 44rem)',
  },
}));
