'use client';

import type { CSSObject, Theme } from '@mui/material/styles';
import { media } from '../theme/tokens.ts';
import { slot } from './slot.ts';
import { TONE, toneVariables } from './tones.ts';

export const stripStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  borderBlockEnd: `1px solid ${TONE.line}`,
  color: theme.vars.color.ink,
  backgroundColor: TONE.bg,
  '& svg': { color: TONE.fg },
  ...toneVariables(theme),
});

export const Inner = slot('div', 'HyBanner-inner', ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  columnGap: 12,
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
  paddingBlock: 4,
  ...theme.typography.body1,
  '& > svg': { flex: 'none', marginBlockStart: 8 },
}));

export const Message = slot('div', 'HyBanner-message', {
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: 5,
  overflowWrap: 'anywhere',
});

export const Actions = slot('div', 'HyBanner-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineEnd: -8,
  // On a phone, several actions move below the message. Beside them, it would be a column of single words.
  [media.belowTable]: { '&[data-many]': { flex: '1 1 100%', marginInlineStart: 18 } },
});
