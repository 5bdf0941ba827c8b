import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../../pages/visually-hidden.ts';

const WIDE = tokens.media.twoColumns;

export const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 14px 8px',
  '& > :first-of-type:not(p)': { flex: '1 1 14rem' },
  '& > p': { flex: '1 1 100%', margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

/** Scrolls sideways on a phone. */
export const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: '2px 14px 12px',
  overflowX: 'auto',
  [WIDE]: { flexWrap: 'wrap' },
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

export const Chip = styled('button')(({ theme }) => ({
  flex: 'none',
  minBlockSize: 36,
  paddingInline: 14,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.color.ink,
  backgroundColor: theme.vars.color.surface,
  border: `1px solid ${theme.vars.color.lineStrong}`,
  borderRadius: 18,
  cursor: 'pointer',
  '& span': { marginInlineStart: 4, fontWeight: 400, color: theme.vars.color.ink2 },
  '&[aria-pressed="true"]': { borderColor: theme.vars.color.brand, backgroundColor: theme.vars.color.brandSoft },
  '@media (pointer: coarse)': { minBlockSize: 44, borderRadius: 22 },
}));

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Heading of the favorites, and of the other products. */
export const GroupName = styled('h2')(({ theme }) => ({
  margin: 0,
  padding: '8px 14px',
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: theme.vars.color.ink2,
  backgroundColor: theme.vars.color.sunk,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  'ul + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

/** Toggles a product as a favorite of the project. */
export const Star = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  padding: 0,
  marginInlineStart: -8,
  color: theme.vars.color.ink2,
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: 18,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.color.sunk },
  '&[aria-pressed="true"]': { color: theme.vars.tone.warning.fg, '& svg': { fill: 'currentColor' } },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44, borderRadius: 22, marginInlineStart: -12 },
}));

/** A product with its stock, price and order controls. Stacked on a phone. */
export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 14px',
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '&[data-added="true"]': { backgroundColor: theme.vars.color.brandSoft },
  '& :is(h2, h3), & p': { margin: 0 },
  '& :is(h2, h3)': { fontSize: '0.9375rem', fontWeight: 650 },
  '& :is(h2, h3) + p, & small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& > p': { textAlign: 'end' },
  '& > p > strong, & small': { display: 'block' },
  '& > div:first-of-type': { display: 'flex', alignItems: 'center', gap: 4, gridColumn: '1 / -1' },
  '& img': { marginInlineEnd: 8 },
  // Visually hidden, because the name of the row already describes the number.
  '& .HyTypedField-label, & label': visuallyHidden,
  '& > div:nth-of-type(2):not([role])': { display: 'flex', alignItems: 'center', gap: 4, gridColumn: '1 / -1' },
  '& > button': { gridColumn: '1 / -1' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 9rem 6.5rem 10.5rem',
    '& > div:first-of-type': { gridColumn: 1 },
    '& > div:nth-of-type(2):not([role])': { gridColumn: 4, '& > :first-child': { flex: '1 1 0', minInlineSize: 56 } },
    '& > button': { gridColumn: 4 },
  },
}));

export const Stock = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: '0.875rem',
  fontWeight: 600,
  '& svg': { flex: 'none', marginBlockStart: 3 },
  '& small': { fontWeight: 400 },
  '&[data-free="true"]': { color: theme.vars.tone.success.fg },
  '&[data-free="false"]': { color: theme.vars.tone.warning.fg },
}));

export const GoesWith = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));
