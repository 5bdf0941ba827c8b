'use client';

import type { CSSObject } from '@mui/material/styles';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

/** Width of the labels that are beside their controls. */
const labelWidth = '12rem';

/** Gap between a label and its control beside it. */
const labelGap = 16;

/** Start of controls whose labels stand beside them. */
export const controlStart = `calc(${labelWidth} + ${labelGap}px)`;

/** Puts the first line of a label in line with the text of the control. */
const besideControl = 'calc((var(--hy-density-control) - 1lh) / 2)';

const columns = { gridTemplateColumns: `${labelWidth} minmax(0, 1fr)`, columnGap: labelGap } satisfies CSSObject;

/** Label beside a control. */
export const labelBeside: CSSObject = {
  ...columns,
  '& > *': { gridColumn: 2 },
  '& > .HyField-label': { gridColumn: 1, paddingBlockStart: besideControl },
};

/** Legend beside the controls of a group. A legend that floats is laid out like any other element. */
export const legendBeside: CSSObject = {
  ...columns,
  display: 'grid',
  '& > *': { gridColumn: 2 },
  '& > legend': { float: 'inline-start', gridColumn: 1, gridRow: 1, paddingBlockStart: 8, fontSize: '0.8125rem' },
};

export const Root = slot('div', 'HyField-root', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minInlineSize: 0,
  [media.navigation]: {
    '&[data-layout="beside"]': labelBeside,
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
