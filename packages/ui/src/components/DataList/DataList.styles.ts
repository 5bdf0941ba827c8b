'use client';

import { innerSlot, rootSlot, slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

export const Table = rootSlot(
  'table',
  'HyDataList-root',
  ({ theme }) => ({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    color: theme.vars.color.ink,
    [media.belowTable]: {
      display: 'block',
      '& > tbody': { display: 'block' },
      '& > colgroup, & > thead:not([data-selectable])': { display: 'none' },
      // Cards keep only the checkbox that selects the page.
      '& > thead, & > thead > tr': { display: 'block' },
    },
  }),
  ['row', 'cell', 'cardLabel'],
  ({ theme }) => ({
    row: {
      '&:last-of-type > :is(td, th)': { borderBlockEnd: 0 },
      '&[data-clickable]': { cursor: 'pointer' },
      [media.table]: { '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.color.sunk } } },
      // Also on hover, because a row is hovered when it is selected.
      '&[data-selected="true"]': { backgroundColor: theme.vars.color.brandSoft },
      [media.belowTable]: {
        // The card's link covers the card, which makes it one touch target.
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 12,
        rowGap: 6,
        padding: 14,
        borderBlockEnd: `1px solid ${theme.vars.color.line}`,
        '&:last-of-type': { borderBlockEnd: 0 },
      },
    },
    cell: {
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      verticalAlign: 'middle',
      // Resets the header cell of a row, which browsers center and embolden.
      fontWeight: 'inherit',
      textAlign: 'inherit',
      [media.table]: {
        blockSize: theme.vars.density.row,
        paddingBlock: theme.vars.density.cell,
        paddingInline: 14,
        borderBlockEnd: `1px solid ${theme.vars.color.line}`,
        '&[data-align="end"]': { textAlign: 'end' },
      },
      [media.belowTable]: {
        display: 'block',
        gridColumn: '1 / -1',
        '&[data-card="title"]': { gridColumn: 1, order: -2 },
        '&[data-card="corner"]': { gridColumn: 2, order: -1, justifySelf: 'end', textAlign: 'end' },
        '&[data-card="hidden"]': { display: 'none' },
        '&[data-card="pair"]': { display: 'flex', justifyContent: 'space-between', gap: 16 },
        '&[data-card="pair"] > :last-child': { textAlign: 'end', minInlineSize: 0 },
        // Share of the card, because a skeleton has no text to give it a width.
        '&:where([data-skeleton] *)[data-card="pair"] > *': { flex: '0 0 60%' },
        // Beside a label, the two lines of a cell become one: "C-240118 PO 4500012".
        '&[data-card="pair"] [data-strong]': {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'baseline',
          columnGap: 8,
        },
        '&[data-card="select"]': { gridArea: '1 / 1', order: -3, justifySelf: 'start' },
        '&:where([data-card="select"] ~ *)[data-card="title"]': { gridRow: 1, paddingInlineStart: 36 },
      },
    },
    cardLabel: {
      flex: 'none',
      fontSize: '0.8125rem',
      color: theme.vars.color.ink2,
      [media.table]: { display: 'none' },
    },
  }),
);

export const Row = innerSlot('tr', 'HyDataList-row');
export const Cell = innerSlot('td', 'HyDataList-cell');
/** Column name beside the value on a card, which has no column headers. */
export const CardLabel = innerSlot('span', 'HyDataList-cardLabel');

export const HeadCell = slot('th', 'HyDataList-head', ({ theme }) => ({
  ...theme.typography.columnHead,
  position: 'sticky',
  insetBlockStart: 'var(--hy-sticky-head, 0px)',
  zIndex: 1,
  paddingBlock: 4,
  paddingInline: 14,
  blockSize: 38,
  textAlign: 'start',
  color: theme.vars.color.ink2,
  backgroundColor: theme.vars.color.surface,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '&[data-align="end"]': { textAlign: 'end' },
  [media.belowTable]: {
    display: 'none',
    '&[data-card="select"]': { display: 'block', position: 'static', paddingBlock: 10, blockSize: 'auto' },
  },
}));

export const SortButton = slot('button', 'HyDataList-sort', ({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minBlockSize: 28,
  marginInline: -6,
  paddingInline: 6,
  border: 0,
  borderRadius: theme.vars.radius.status,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  // The arrow is on the inner side, so that text and numbers align.
  '[data-align="end"] &': { flexDirection: 'row-reverse' },
  '& svg': { opacity: 0, flex: 'none' },
  '&:hover': { color: theme.vars.color.ink, '& svg': { opacity: 0.5 } },
  '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: theme.vars.color.ink, '& svg': { opacity: 1 } },
}));

/** Slots without styles, so that every part of the table is a slot. Their roles are explicit. */
export const Head = slot('thead', 'HyDataList-header', {});
export const HeadRow = slot('tr', 'HyDataList-headRow', {});
export const Body = slot('tbody', 'HyDataList-body', {});

/** Sort control for cards, which have no column headers to press. */
export const CardSort = slot('label', 'HyDataList-cardSort', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 14,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
  '& > .HySelectFrame-root': { flex: 1, marginInlineEnd: 4 },
  // As subtle as a column header: a line instead of a box.
  '& select': {
    minBlockSize: 44,
    border: 0,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink,
    font: 'inherit',
    fontWeight: 600,
    outlineOffset: -2,
  },
  [media.table]: { display: 'none' },
}));
