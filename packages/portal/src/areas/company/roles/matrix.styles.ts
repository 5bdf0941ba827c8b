import { media } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';

/** Scrolls sideways if the roles do not fit. The names of the rights stay in place. */
export const Scroll = styled('div')({ overflowX: 'auto' });

export const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '8px 12px', borderBlockEnd: `1px solid ${theme.vars.color.line}` },
  '& thead th': { verticalAlign: 'bottom', fontSize: '0.8125rem', fontWeight: 600, minInlineSize: '6.5rem' },
  '& thead th small': { display: 'block', color: theme.vars.color.ink2, fontWeight: 400 },
  '& thead th:first-of-type, & tbody th, & tfoot th': { textAlign: 'start' },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: '11rem',
    backgroundColor: theme.vars.color.surface,
  },
  '& td': { textAlign: 'center', color: theme.vars.color.brand },
  '& td > small': { display: 'block', fontSize: '0.75rem', fontWeight: 600 },
  '& [data-mark="added"] > small': { color: theme.vars.tone.success.fg },
  '& [data-mark="removed"] > small': { color: theme.vars.tone.error.fg },
  '& tbody th[scope="rowgroup"]': { backgroundColor: theme.vars.color.sunk, fontSize: '0.8125rem' },
  '& tr:has(> [scope="rowgroup"]) > td': {
    backgroundColor: theme.vars.color.sunk,
    color: theme.vars.color.ink2,
    fontSize: '0.8125rem',
  },
  '& tbody th small': { display: 'block', color: theme.vars.color.ink2, fontSize: '0.8125rem', fontWeight: 400 },
  '& [data-open="true"]': {
    borderInline: `2px solid ${theme.vars.color.brand}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& td[data-mark="added"]': { backgroundColor: theme.vars.tone.success.bg },
  '& td[data-mark="removed"]': { backgroundColor: theme.vars.tone.error.bg },
  '& tfoot td, & tfoot th': { borderBlockEnd: 0 },
  '& svg': { verticalAlign: 'middle' },
  [media.forcedColors]: { '& td[data-mark]': { outline: '1px dashed' } },
}));

/** Tall enough for touch, so that rights can be changed on a phone. */
export const Choice = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 24,
  minInlineSize: 24,
  cursor: 'pointer',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& input': { inlineSize: 18, blockSize: 18, margin: 0, accentColor: theme.vars.color.brand },
  '&[data-mark="added"]': { color: theme.vars.tone.success.fg },
  '&[data-mark="removed"]': { color: theme.vars.tone.error.fg },
  [media.touch]: { minBlockSize: 44, minInlineSize: 44 },
}));

export const Hidden = styled('span')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Sticks to the end of the matrix, with the summary of unsaved changes. */
export const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  padding: '12px 18px',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  boxShadow: theme.vars.elevation.dialog,
  '& p': { margin: 0 },
  '& strong': { display: 'block' },
  '& small': { color: theme.vars.color.ink2, fontSize: '0.8125rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // In a low window a sticky bar would cover the rows.
  '@media (max-height: 29.99rem)': { position: 'static' },
}));
