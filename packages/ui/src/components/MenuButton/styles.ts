'use client';

import ButtonBase from '@mui/material/ButtonBase';
import { slot } from '../../internal/slot.ts';

export const Anchor = slot('div', 'HyMenuButton-root', {
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
});

export const Trigger = slot(ButtonBase, 'HyMenuButton-trigger', ({ theme }) => ({
  minBlockSize: theme.vars.density.control,
  minInlineSize: 40,
  paddingInline: 12,
  gap: 6,
  borderRadius: theme.vars.radius.control,
  ...theme.typography.button,
  color: theme.vars.color.ink2,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.color.sunk, color: theme.vars.color.ink },
  '&[aria-expanded="true"]': { backgroundColor: theme.vars.color.brandSoft, color: theme.vars.color.ink },
  '& > svg': { flex: 'none' },
}));

export const TriggerLabel = slot('span', 'HyMenuButton-triggerLabel', { overflow: 'hidden', textOverflow: 'ellipsis' });

export const List = slot('ul', 'HyMenuButton-list', ({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  margin: 0,
  padding: 6,
  inlineSize: 'max-content',
  minInlineSize: 208,
  maxInlineSize: 'min(320px, calc(100vw - 28px))',
  listStyle: 'none',
  border: `1px solid ${theme.vars.color.line}`,
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.surface,
  boxShadow: theme.vars.elevation.float,
  '&:focus': { outline: 'none' },
  // Only a list without submenus may scroll, because scrolling would clip the submenus.
  '&[data-scrolls="true"]': { maxBlockSize: 'min(28rem, 70dvh)', overflowY: 'auto' },
  '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  '&[data-side]': { insetBlockStart: -7 },
  '&[data-side="end"]': { insetInlineStart: 'calc(100% + 4px)' },
  '&[data-side="start"]': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 4px)' },
  // No room on either side: placed under its parent and indented.
  '&[data-side="below"]': {
    position: 'static',
    inlineSize: 'auto',
    minInlineSize: 0,
    marginInlineStart: 14,
    padding: 0,
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
  },
}));

export const Row = slot('li', 'HyMenuButton-row', { position: 'relative' });

// The cast restores MUI's types of `href` and `component`, which `styled` loses.
export const Item = slot(ButtonBase, 'HyMenuButton-item', ({ theme }) => ({
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: 8,
  paddingInline: 12,
  gap: 12,
  justifyContent: 'space-between',
  borderRadius: theme.vars.radius.status,
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.color.sunk },
  '&:focus-visible, &.Mui-focusVisible': { backgroundColor: theme.vars.color.brandSoft, outlineOffset: '-2px' },
  '&[aria-current="page"]': { color: theme.vars.color.brand, fontWeight: 650 },
  '&[aria-disabled="true"]': { color: theme.vars.color.ink3, cursor: 'default' },
})) as typeof ButtonBase;

export const Separator = slot('li', 'HyMenuButton-separator', ({ theme }) => ({
  marginBlock: 6,
  marginInline: 6,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
}));
