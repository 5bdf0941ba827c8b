'use client';

import type { MouseEvent } from 'react';
import { media } from '../theme/tokens.ts';
import { slot } from './slot.ts';

/** Checkbox, radio or switch with its label. The whole row is clickable. */
export const ChoiceRow = slot('label', 'HyChoice-row', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 10,
  minBlockSize: theme.vars.density.small,
  paddingBlock: 5,
  color: theme.vars.color.ink,
  cursor: 'pointer',
  '&:has(input:disabled)': { color: theme.vars.color.ink3, cursor: 'default' },
  '&:has([data-read-only])': { cursor: 'default' },
}));

/**
 * Native input with a custom look, so submitting, resetting and keys work as usual. In forced colors, the browser draws
 * it.
 */
export const ChoiceInput = slot('input', 'HyChoice-input', ({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  marginBlockStart: 1,
  border: `1px solid ${theme.vars.color.control}`,
  borderRadius: 5,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.onBrand,
  cursor: 'inherit',
  '&:hover:enabled:not([data-read-only])': { borderColor: theme.vars.color.ink2 },
  '&[type="radio"]': { borderRadius: '50%' },
  '&:checked': { borderColor: theme.vars.color.brand, backgroundColor: theme.vars.color.brand },
  '&:checked:hover:enabled:not([data-read-only])': {
    borderColor: theme.vars.color.brandHover,
    backgroundColor: theme.vars.color.brandHover,
  },
  '&:checked::before': {
    content: '""',
    inlineSize: 12,
    blockSize: 11,
    backgroundColor: 'currentcolor',
    clipPath: 'polygon(14% 45%, 0 60%, 38% 98%, 100% 20%, 86% 6%, 37% 68%)',
  },
  '&[type="radio"]:checked::before': { inlineSize: 8, blockSize: 8, borderRadius: '50%', clipPath: 'none' },
  '&[aria-invalid="true"]:not(:checked)': { borderColor: theme.vars.palette.error.main },
  '&:disabled, &[data-read-only]': { backgroundColor: theme.vars.color.sunk, borderColor: theme.vars.color.lineStrong },
  '&:disabled:checked, &[data-read-only]:checked': { color: theme.vars.color.ink2 },
  '&[role="switch"]': {
    placeContent: 'center start',
    inlineSize: 36,
    borderRadius: theme.vars.radius.pill,
    backgroundColor: theme.vars.color.control,
    transition: `background-color ${theme.vars.duration.fast}`,
    '&::before': {
      content: '""',
      inlineSize: 14,
      blockSize: 14,
      marginInlineStart: 2,
      borderRadius: '50%',
      clipPath: 'none',
      backgroundColor: theme.vars.color.surface,
      transition: `margin ${theme.vars.duration.fast}`,
    },
    '&:checked': { backgroundColor: theme.vars.color.brand },
    '&:checked::before': { inlineSize: 14, blockSize: 14, marginInlineStart: 18 },
    '&:disabled, &[data-read-only]': { backgroundColor: theme.vars.color.lineStrong },
  },
  [media.forcedColors]: { appearance: 'auto', '&::before': { display: 'none' } },
}));

export const ChoiceWords = slot('span', 'HyChoice-words', { overflowWrap: 'anywhere' });

export const ChoiceHint = slot('span', 'HyChoice-hint', ({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));

/** HTML has no read-only checkbox. Preventing the click works for mouse and keyboard. React still calls `onChange`. */
export const readOnlyChoice = (readOnly: boolean) =>
  readOnly ? { 'data-read-only': '', onClick: (event: MouseEvent) => event.preventDefault() } : undefined;
