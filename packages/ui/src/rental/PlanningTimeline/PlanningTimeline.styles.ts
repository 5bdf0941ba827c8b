'use client';

import type { Theme } from '@mui/material/styles';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

/** Height of the head, in CSS pixels. */
export const HEAD_HEIGHT = 52;

/** Height of a bar, in CSS pixels. The same at every density. */
export const BAR_HEIGHT = 28;

/** Height of a machine's name above its bars, in CSS pixels. */
const NAME_HEIGHT = 24;

/** Height of a name that wraps, with its codes on a line of their own, in CSS pixels. */
const WRAPPED_NAME_HEIGHT = 58;

/** Heights in CSS pixels for the layout of virtual rows. `stacked`: each name is above its bars. */
export const lineHeights = ({ density }: Theme, { stacked, wrapped }: { stacked: boolean; wrapped: boolean }) => ({
  group: Number.parseFloat(density.control),
  row: Number.parseFloat(density.timeline) + (wrapped ? WRAPPED_NAME_HEIGHT : stacked ? NAME_HEIGHT : 0),
});

/** On a phone, a column of names would halve the space for bars. */
export const STACKED = media.belowNavigation;

/** The narrowest screens, where a name beside its codes would be cut. */
export const WRAPPED = '@media (max-width: 359.98px)';

/** Scrolls inside itself in both directions, so that the page does not. Its maximum height shows at most 60 rows. */
export const Scroller = slot('div', 'HyPlanningTimeline-root', ({ theme }) => ({
  '--hy-planning-first': '160px',
  [media.table]: { '--hy-planning-first': '300px' },
  [STACKED]: { '--hy-planning-first': '0px', '--hy-planning-name': `${NAME_HEIGHT - 4}px` },
  [WRAPPED]: { '--hy-planning-name': `${WRAPPED_NAME_HEIGHT - 4}px` },
  '--hy-planning-inset': `calc((${theme.vars.density.timeline} - ${BAR_HEIGHT}px) / 2)`,
  position: 'relative',
  maxBlockSize: 'min(max(420px, 100dvh - 260px), 1600px)',
  overflow: 'auto',
  // A scrollbar that takes room would push the days under a second one.
  scrollbarGutter: 'stable',
  // A skeleton has nothing to scroll to and nothing focusable.
  '&[aria-busy="true"]': { overflow: 'hidden' },
  overscrollBehaviorInline: 'contain',
  scrollPaddingBlockStart: HEAD_HEIGHT,
  scrollPaddingInlineStart: 'var(--hy-planning-first)',
  color: theme.vars.color.ink,
  backgroundColor: theme.vars.color.surface,
}));

export const Canvas = slot('div', 'HyPlanningTimeline-canvas', { position: 'relative' });

export const Head = slot('div', 'HyPlanningTimeline-head', ({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'var(--hy-planning-first) minmax(0, 1fr)',
  blockSize: HEAD_HEIGHT,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  backgroundColor: theme.vars.color.surface,
}));

export const HeadLabel = slot('div', 'HyPlanningTimeline-headLabel', ({ theme }) => ({
  ...theme.typography.columnHead,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  paddingBlockEnd: 10,
  paddingInline: 14,
  color: theme.vars.color.ink2,
  backgroundColor: theme.vars.color.surface,
  borderInlineEnd: `1px solid ${theme.vars.color.line}`,
  [STACKED]: { paddingInline: 0, border: 0, overflow: 'hidden' },
}));

export const Weeks = slot('div', 'HyPlanningTimeline-weeks', ({ theme }) => ({
  position: 'relative',
  display: 'flex',
  fontSize: '0.78125rem',
  lineHeight: 1.35,
  color: theme.vars.color.ink2,
}));

export const Week = slot('div', 'HyPlanningTimeline-week', ({ theme }) => ({
  minInlineSize: 0,
  paddingBlockStart: 6,
  overflow: 'hidden',
  '& > strong': {
    display: 'block',
    paddingInline: 5,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: theme.vars.color.ink,
  },
}));

export const Days = slot('div', 'HyPlanningTimeline-days', {
  display: 'flex',
  paddingBlockStart: 5,
  '& > span': { flex: '1 1 0', minInlineSize: 0, textAlign: 'center' },
});

/** Marks today's number. Where days have no numbers, it shows "Today" instead. */
export const TodayTag = slot('span', 'HyPlanningTimeline-todayTag', ({ theme }) => ({
  display: 'inline-block',
  paddingInline: 5,
  borderRadius: 4,
  backgroundColor: theme.vars.color.signal,
  color: theme.vars.color.onSignal,
  fontWeight: 700,
  lineHeight: '19px',
  marginBlock: -1,
  '&[data-alone="true"]': { position: 'absolute', insetBlockEnd: 4, marginBlock: 0, whiteSpace: 'nowrap' },
  [media.forcedColors]: { outline: '1px solid CanvasText' },
}));

/** Weekends and today, drawn once behind all rows. */
export const Ground = slot('div', 'HyPlanningTimeline-ground', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--hy-planning-first)',
  insetInlineEnd: 0,
  pointerEvents: 'none',
});

export const Weekend = slot('div', 'HyPlanningTimeline-weekend', ({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: theme.vars.color.canvas,
}));

// Behind the bars, because a line through a word makes it hard to read.
export const TodayLine = slot('div', 'HyPlanningTimeline-todayLine', ({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 2,
  marginInlineStart: -1,
  backgroundColor: theme.vars.color.signal,
  [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
}));

export const Body = slot('div', 'HyPlanningTimeline-body', { position: 'relative' });

/** Paints an area in each row, from `start` to `end` of its height. */
const inEachRow = (color: string, start: string, end: string) => ({
  backgroundImage: `linear-gradient(transparent ${start}, ${color} ${start} ${end}, transparent ${end})`,
  backgroundSize: '100% var(--hy-planning-height)',
});

const outlineOf = (theme: Theme) => `color-mix(in srgb, ${theme.vars.color.ink} 9%, transparent)`;

/**
 * Rows of the timeline. Hundreds of them pass during fast scrolling: it outlines them all by three backgrounds, so that
 * none has elements of its own.
 */
export const Rows = slot('div', 'HyPlanningTimeline-body', ({ theme }) => ({
  position: 'relative',
  '&[data-fast="true"]': {
    ...inEachRow(theme.vars.color.line, 'calc(100% - 1px)', '100%'),
    '&::before, &::after': { content: '""' },
    '&::before': {
      display: 'block',
      position: 'sticky',
      blockSize: '100%',
      ...inEachRow(outlineOf(theme), 'calc(50% - 0.375rem)', 'calc(50% + 0.375rem)'),
      insetInlineStart: 14,
      marginInlineStart: 14,
      inlineSize: 160,
      [STACKED]: inEachRow(outlineOf(theme), '5px', 'calc(5px + 0.75rem)'),
    },
    '&::after': {
      ...inEachRow(
        outlineOf(theme),
        'calc(var(--hy-planning-name, 0px) + var(--hy-planning-inset))',
        'calc(100% - var(--hy-planning-inset))',
      ),
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(var(--hy-planning-first) + 6%)',
      inlineSize: '46%',
    },
    // Rows that are drawn cover the outlines.
    '& > *': { backgroundColor: theme.vars.color.surface },
  },
}));

export const Line = slot('div', 'HyPlanningTimeline-row', ({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'var(--hy-planning-first) minmax(0, 1fr)',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  // Rows are added and removed on every scroll step, so each has its own layout and paint.
  contain: 'strict',
  '&[data-kind="group"]': { '--hy-planning-row': theme.vars.color.sunk },
  backgroundColor: 'var(--hy-planning-row, transparent)',
  // Placeholders need no elements of their own: hundreds of them pass during fast scrolling.
  '&[data-kind="loading"]': {
    '& > ::before, &::after': {
      content: '""',
      borderRadius: theme.vars.radius.status,
      backgroundColor: outlineOf(theme),
    },
    '& > ::before': { flex: 'none', blockSize: '0.75rem', inlineSize: 160, maxInlineSize: '80%' },
    '&::after': {
      position: 'absolute',
      insetBlock: 'calc(var(--hy-planning-name, 0px) + var(--hy-planning-inset)) var(--hy-planning-inset)',
      insetInlineStart: 'calc(var(--hy-planning-first) + 6%)',
      inlineSize: '46%',
    },
    // Text for screen readers. A hidden element would add one more node to each row.
    '& > *': { gridAutoRows: '0.75rem 0', color: 'transparent' },
  },
}));

export const LineLabel = slot('div', 'HyPlanningTimeline-rowLabel', ({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  paddingInline: 14,
  backgroundColor: theme.vars.color.surface,
  borderInlineEnd: `1px solid ${theme.vars.color.line}`,
  // A name is truncated at its own end and starts at the column's start, whatever its direction.
  '& > *': {
    textAlign: ['-webkit-match-parent', 'match-parent'],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > a': { color: 'inherit', fontWeight: 600, lineHeight: 1.35, textDecoration: 'none', outlineOffset: '-2px' },
  '& > a:hover': { textDecoration: 'underline' },
  '& > button': {
    justifySelf: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.color.brand,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    textDecoration: 'underline',
  },
  [media.touch]: { '& > a::after': { content: '""', position: 'absolute', inset: 0 } },
  '& > small': { fontSize: '0.8125rem', lineHeight: 1.35, color: theme.vars.color.ink2 },
  // Two lines of a name distinguish one boom lift from the next where one line is too short.
  [media.belowTable]: {
    paddingInline: 10,
    '& > a': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'var(--hy-planning-lines, 2)',
      fontSize: '0.8125rem',
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
    '& > small': { fontSize: '0.75rem', lineHeight: 1.3 },
  },
  [STACKED]: {
    gridArea: '1 / 1 / 2 / -1',
    placeSelf: 'start',
    display: 'flex',
    alignItems: 'baseline',
    gap: 6,
    blockSize: NAME_HEIGHT,
    paddingBlockStart: 5,
    maxInlineSize: 'min(100%, 92vw)',
    backgroundColor: 'transparent',
    border: 0,
    '& > a': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.35, whiteSpace: 'nowrap' },
  },
  [WRAPPED]: {
    flexWrap: 'wrap',
    alignContent: 'start',
    rowGap: 0,
    blockSize: WRAPPED_NAME_HEIGHT,
    '& > a': {
      display: '-webkit-box',
      WebkitLineClamp: '2',
      flex: '0 1 100%',
      fontSize: '0.8125rem',
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
  },
}));

/** The group's name stays visible on a phone, over the full width of the row. */
export const GroupLabel = slot('div', 'HyPlanningTimeline-groupLabel', ({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: 'min(100%, 92vw)',
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minInlineSize: 0,
    blockSize: '100%',
    paddingInline: 14,
    border: 0,
    background: 'none',
    color: theme.vars.color.ink,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    outlineOffset: '-2px',
  },
  '& > button > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.875rem', fontWeight: 400, whiteSpace: 'nowrap', color: theme.vars.color.ink2 },
  '& svg': { flex: 'none', transition: `rotate ${theme.vars.duration.fast}` },
  '& [aria-expanded="false"] > svg': { rotate: '-90deg' },
  '& [aria-expanded="false"]:dir(rtl) > svg': { rotate: '90deg' },
}));

export const Track = slot('div', 'HyPlanningTimeline-track', {
  position: 'relative',
  minInlineSize: 0,
  [STACKED]: { gridArea: '1 / 1 / 2 / -1' },
});
