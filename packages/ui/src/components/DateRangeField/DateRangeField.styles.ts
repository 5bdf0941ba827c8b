'use client';

import { slot } from '../../internal/slot.ts';
import { media, touchTarget } from '../../theme/tokens.ts';

export const Root = slot('fieldset', 'HyDateRangeField-root', {
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const Legend = slot('legend', 'HyDateRangeField-legend', ({ theme }) => ({
  padding: 0,
  marginBlockEnd: 6,
  fontWeight: 600,
  color: theme.vars.color.ink,
  overflowWrap: 'anywhere',
}));

export const Ends = slot('div', 'HyDateRangeField-ends', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  [media.navigation]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 13rem)' },
});

export const End = slot('div', 'HyDateRangeField-end', ({ theme }) => ({
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  '& label': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.color.ink2 },
}));

export const Hint = slot('p', 'HyDateRangeField-hint', ({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));

export const Fault = slot('p', 'HyDateRangeField-error', ({ theme }) => ({
  display: 'flex',
  gap: 6,
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars.tone.error.fg,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginBlockStart: 2 },
}));

export const Calendar = slot('div', 'HyDateRangeField-calendar', ({ theme }) => ({
  inlineSize: 'min(328px, calc(100vw - 32px))',
  padding: 12,
  color: theme.vars.color.ink,
}));

export const MonthBar = slot('div', 'HyDateRangeField-monthBar', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > p': { margin: 0, fontWeight: 650, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } },
});

export const Month = slot('table', 'HyDateRangeField-month', ({ theme }) => ({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  '& th': { ...theme.typography.columnHead, blockSize: 32, color: theme.vars.color.ink2, textAlign: 'center' },
  '& td': { padding: 0 },
}));

export const Place = slot('td', 'HyDateRangeField-place', ({ theme }) => ({
  '&[data-within="true"]': {
    backgroundColor: theme.vars.color.brandSoft,
    [media.forcedColors]: { borderBlock: '2px solid Highlight' },
  },
  '&[data-first="true"]': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '&[data-last="true"]': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
}));

export const Day = slot('button', 'HyDateRangeField-day', ({ theme }) => ({
  position: 'relative',
  inlineSize: '100%',
  blockSize: 38,
  [media.touch]: { blockSize: touchTarget },
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.control,
  background: 'none',
  color: theme.vars.color.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.color.control },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-closed="true"]': { color: theme.vars.color.ink3 },
  // Struck through in addition to gray, because color must not be the only sign.
  '&[aria-disabled="true"]': {
    color: theme.vars.color.ink3,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
    borderColor: 'transparent',
  },
  '&[data-holiday="true"]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 4,
    insetInlineStart: 'calc(50% - 2px)',
    inlineSize: 4,
    blockSize: 4,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
  '&[aria-current="date"]': { fontWeight: 700, borderColor: theme.vars.color.lineStrong },
  '&[data-end="true"]': {
    backgroundColor: theme.vars.color.brand,
    color: theme.vars.color.onBrand,
    fontWeight: 650,
    '&:focus-visible': { outlineColor: theme.vars.color.onBrand },
  },
  [media.forcedColors]: {
    // Forced colors would draw a transparent border, and every day would look like today.
    '&:not([aria-current], :hover)': { borderColor: 'Canvas' },
    '&[data-end="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
}));

export const Foot = slot('div', 'HyDateRangeField-foot', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 8,
  '& > p': { flex: '1 1 100%', margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));
