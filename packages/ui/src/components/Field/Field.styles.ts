'use client';

import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export const Root = slot('div', 'HyField-root', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  [media.navigation]: {
    '&[data-layout="beside"]': { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: 16 },
    '&[data-layout="beside"] > *': { gridColumn: 2 },
    '&[data-layout="beside"] > .HyField-label': { gridColumn: 1, paddingBlockStart: 9 },
  },
});

export const Caption = slot('div', 'HyField-label', ({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.color.ink,
  overflowWrap: 'anywhere',
}));

export const Fault = slot('p', 'HyField-error', ({ theme }) => ({
  display: 'flex',
  gap: 6,
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 2 },
}));

export const Hint = slot('p', 'HyField-hint', ({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  overflowWrap: 'anywhere',
}));
