'use client';

import { chartLooks } from '../../internal/chart-looks.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export const Root = slot('div', 'HyBarChart-root', ({ theme }) => ({
  display: 'grid',
  // Beside taller content, it keeps its own height.
  alignContent: 'start',
  gap: 12,
  minInlineSize: 0,
  color: theme.vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& td, & thead th:nth-of-type(n+2)': { textAlign: 'end' },
  '& th, & td': { padding: '8px 6px', borderBlockEnd: `1px solid ${theme.vars.color.line}`, textAlign: 'start' },
  '& tbody th': { fontWeight: 400 },
}));

export const Head = slot('div', 'HyBarChart-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

/** Same height with and without a value, so that the bars do not move. */
export const Readout = slot('p', 'HyBarChart-readout', ({ theme }) => ({
  margin: 0,
  minBlockSize: '1.4em',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: theme.vars.color.ink2,
  '@media print': { display: 'none' },
}));

/** Scrolls if the columns do not fit. */
export const Plot = slot('div', 'HyBarChart-plot', { overflowX: 'auto', paddingBlock: 2, fontSize: '0.75rem' });

const FOOT = '3em';
const HEADROOM = 20;

export const Columns = slot('div', 'HyBarChart-columns', {
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: 'clamp(2px, 1%, 12px)',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  blockSize: 260,
  boxSizing: 'border-box',
  // Room for the numbers of the scale before the columns. The totals are above them.
  paddingInlineStart: '5em',
  paddingInlineEnd: 4,
  paddingBlockStart: HEADROOM,
});

export const Scale = slot('div', 'HyBarChart-scale', ({ theme }) => ({
  position: 'absolute',
  inset: `${HEADROOM}px 0 ${FOOT}`,
  color: theme.vars.color.ink2,
  lineHeight: 1,
  '& > span': {
    position: 'absolute',
    insetInline: 0,
    borderBlockStart: `1px solid ${theme.vars.color.line}`,
    paddingBlockStart: 3,
  },
}));

export const Column = slot('div', 'HyBarChart-column', {
  position: 'relative',
  flex: '1 1 0',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 30,
  maxInlineSize: 72,
});

export const Stack = slot('div', 'HyBarChart-stack', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-start',
  minBlockSize: 0,
  '& > b': {
    color: theme.vars.color.ink,
    fontWeight: 600,
    lineHeight: 1,
    paddingBlockEnd: 4,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
}));

export const Bar = slot('span', 'HyBarChart-bar', ({ theme }) => ({
  ...chartLooks(theme),
  display: 'block',
  flex: 'none',
  minBlockSize: 0,
  '&:focus-visible': { outline: `2px solid ${theme.vars.color.ink}`, outlineOffset: 1, zIndex: 1 },
  '&:hover': { filter: 'brightness(1.12)' },
}));

export const Name = slot('span', 'HyBarChart-name', ({ theme }) => ({
  display: 'grid',
  blockSize: FOOT,
  boxSizing: 'border-box',
  alignContent: 'start',
  paddingBlockStart: 4,
  color: theme.vars.color.ink2,
  lineHeight: 1.3,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  [media.forcedColors]: { color: 'CanvasText' },
}));
