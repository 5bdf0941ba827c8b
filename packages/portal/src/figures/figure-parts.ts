import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Months as a chart, and beside it the same as a table. */
export const ChartAndTable = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type': { padding: 14 },
  [tokens.media.aside]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { borderInlineStart: `1px solid ${theme.vars.color.line}` },
  },
  // Nothing scrolls on paper: all months share the sheet.
  '@media print': {
    '& .HyBarChart-plot': { overflow: 'visible', fontSize: '0.625rem' },
    '& .HyBarChart-columns': { inlineSize: '100%' },
    '& .HyBarChart-column': { minInlineSize: 0 },
  },
}));

/** As high as the chart beside it: months may go on for years. */
export const TableScroll = styled('div')({
  '@media screen': { position: 'relative', maxBlockSize: 360, overflowY: 'auto' },
});

export const MonthTable = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 14px', borderBlockEnd: `1px solid ${theme.vars.color.line}`, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th, & thead th:first-of-type': {
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink2,
    fontSize: '0.78125rem',
    fontWeight: 600,
  },
  [tokens.media.belowNavigation]: { '& th, & td': { paddingInline: 6, fontSize: '0.8125rem' } },
}));

/** A figure that leads to the lines behind it. */
export const FigureLink = styled(Link)(({ theme }) => ({
  // A touch target of 44 px in a row of a table.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  color: theme.vars.color.brand,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
}));

/** In the place of a figure that there is not. */
export const NoFigure = styled('span')(({ theme }) => ({ color: theme.vars.color.ink3 }));

/** The name of a project, which leads to its page. */
export const ProjectName = styled('span')(({ theme }) => ({
  '& > a': { color: theme.vars.color.brand, textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
}));

/** Below rows that go on. */
export const TableFoot = styled('div')(({ theme }) => ({
  padding: 12,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
}));

/** What figures leave out, and how they are made. */
export const FigureNotes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 18,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  '& a': { paddingBlock: 12, marginBlock: -12, color: theme.vars.color.brand, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));
