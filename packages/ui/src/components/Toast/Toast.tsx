'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { floating, floatingButton, floatingIconButton } from '../../internal/floating.ts';
import { slot } from '../../internal/slot.ts';
import { TONE_ICON } from '../../internal/tone-icons.tsx';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { Tone } from '../../theme/tokens.ts';
import { toastText } from './text.ts';

const Root = slot('div', 'HyToast-root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0 10px',
  inlineSize: 'min(440px, calc(100vw - 28px))',
  paddingBlock: 8,
  paddingInlineStart: 14,
  paddingInlineEnd: 8,
  '& > svg': { flex: 'none', marginBlockStart: 10 },
  ...floating(theme),
  // On a phone Undo goes below the words, which would be a column of single ones beside it.
  '@media (max-width: 29.99rem)': {
    flexWrap: 'wrap',
    '& > .HyToast-text': { flexBasis: 'calc(100% - 6rem)' },
    '& > .HyToast-undo': { order: 1, marginInlineStart: 'auto' },
  },
}));

const Words = slot('div', 'HyToast-text', {
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
});

const Undo = slot(Button, 'HyToast-undo', floatingButton);
const Close = slot(IconButton, 'HyToast-close', floatingIconButton);

export interface ToastProps extends RootProps<HTMLDivElement> {
  /** What has happened, in one sentence. */
  children: ReactNode;
  /** Each but `neutral` has a picture; an error is announced at once. */
  tone?: Tone;
  /** Takes it back; without it there is no Undo button. */
  onUndo?: () => void;
  /** The close button was pressed. */
  onClose: () => void;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Toast']>;
}

/** A short message over the page, with a way back. Shown through `useToast`, which keeps its time. */
export function Toast(props: ToastProps) {
  const { children, tone = 'neutral', onUndo, onClose, labels, ...root } = useComponentProps('HyToast', props);
  const text = useUiText('Toast', toastText, labels);
  const Picture = tone === 'neutral' ? null : TONE_ICON[tone];
  return (
    <Root data-tone={tone} role={tone === 'error' ? 'alert' : undefined} {...root}>
      {Picture && <Picture />}
      <Words>{children}</Words>
      {onUndo && (
        <Undo size="small" variant="outlined" onClick={onUndo}>
          {text.undo}
        </Undo>
      )}
      <Close size="small" aria-label={text.close} onClick={onClose}>
        <CloseIcon />
      </Close>
    </Root>
  );
}
