'use client';

import type { CSSObject, Theme } from '@mui/material/styles';
import { slot } from '../../internal/slot.ts';

const MARKER = 24;

export const Root = slot('section', 'HyEventTimeline-root', ({ theme }) => ({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  color: theme.vars.color.ink,
}));

export const Day = slot('div', 'HyEventTimeline-day', { display: 'grid', gap: 10, inlineSize: '100%' });

export const DayName = slot('p', 'HyEventTimeline-date', ({ theme }) => ({
  ...theme.typography.columnHead,
  margin: 0,
  color: theme.vars.color.ink2,
}));

export const Events = slot('ol', 'HyEventTimeline-events', { margin: 0, padding: 0, listStyle: 'none' });

export const Item = slot('li', 'HyEventTimeline-event', ({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER}px minmax(0, 1fr)`,
  columnGap: 12,
  paddingBlockEnd: 16,
  overflowWrap: 'anywhere',
  // Line from one marker to the next.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `${MARKER + 4}px 4px`,
    insetInlineStart: MARKER / 2,
    borderInlineStart: `1px solid ${theme.vars.color.lineStrong}`,
  },
  '&:last-child': { paddingBlockEnd: 0 },
}));

const toneOf = (theme: Theme, tone: 'info' | 'success' | 'warning' | 'error'): CSSObject => ({
  color: theme.vars.palette[tone].main,
  backgroundColor: theme.vars.palette[tone].light,
});

export const Marker = slot('span', 'HyEventTimeline-marker', ({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  // Transparent: forced colors remove the background and draw the border instead.
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.status,
  color: theme.vars.color.ink2,
  backgroundColor: theme.vars.color.sunk,
  '&[data-tone="info"]': toneOf(theme, 'info'),
  '&[data-tone="success"]': toneOf(theme, 'success'),
  '&[data-tone="warning"]': toneOf(theme, 'warning'),
  '&[data-tone="error"]': toneOf(theme, 'error'),
  '&[data-person]': {
    borderRadius: theme.vars.radius.pill,
    fontSize: '0.6875rem',
    fontWeight: 700,
    color: theme.vars.color.brand,
    backgroundColor: theme.vars.color.brandSoft,
  },
}));

export const Details = slot('div', 'HyEventTimeline-details', ({ theme }) => ({
  display: 'grid',
  gap: 2,
  paddingBlockStart: 1,
  '& > p': { margin: 0 },
  '& > p > strong': { fontWeight: 600 },
  '& time': { unicodeBidi: 'isolate' },
  '& > p > time, & > p[data-quiet], & > div': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
}));

export const Comment = slot('p', 'HyEventTimeline-comment', { whiteSpace: 'pre-wrap' });

export const Empty = slot('p', 'HyEventTimeline-empty', ({ theme }) => ({ margin: 0, color: theme.vars.color.ink2 }));
