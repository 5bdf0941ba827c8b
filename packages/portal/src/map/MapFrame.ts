import { styled } from '@mui/material/styles';
import { WITH_ROOM } from './with-room.ts';

/** What a map is drawn in, and its place until it is there: above the list, or beside it where it stays in sight. */
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
    // Below the head of a page its foot, which names whose the tiles are, is still in sight.
    blockSize: 'clamp(20rem, calc(100vh - var(--hy-sticky-head, 0px) - 17rem), 44rem)',
  },
}));
