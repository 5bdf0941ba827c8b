'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { TickIcon } from '../../internal/form-icons.tsx';
import { CloseIcon, WarningIcon } from '../../internal/icons.tsx';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { toastText } from './text.ts';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

const Root = slot('div', 'HyToast-root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0 10px',
  inlineSize: 'min(440px, calc(100vw - 28px))',
  paddingBlock: 8,
  paddingInlineStart: 14,
  paddingInlineEnd: 8,
  border: '1px solid transparent',
  borderRadius: theme.vars.radius.card,
  backgroundColor: theme.vars.color.inverse,
  color: theme.vars.color.onInverse,
  boxShadow: theme.vars.elevation.float,
  animation: `${rise} ${theme.vars.duration.base} ease-out`,
  '& > svg': { flex: 'none', marginBlockStart: 10 },
  '& :focus-visible': { outlineColor: theme.vars.color.onInverse },
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

const Undo = slot(Button, 'HyToast-undo', ({ theme }) => ({
  color: theme.vars.color.onInverse,
  borderColor: theme.vars.color.inverseLine,
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: 'transparent', borderColor: theme.vars.color.onInverse },
  '&.Mui-focusVisible': { outlineColor: theme.vars.color.onInverse },
}));

const Close = slot(IconButton, 'HyToast-close', ({ theme }) => ({
  color: theme.vars.color.onInverse2,
  '&:hover': { color: theme.vars.color.onInverse, backgroundColor: 'transparent' },
  '&.Mui-focusVisible': { outlineColor: theme.vars.color.onInverse },
}));

const pictures = { success: TickIcon, error: WarningIcon };

export interface ToastProps extends RootProps<HTMLDivElement> {
  /** What has happened, in one sentence. */
  children: ReactNode;
  /** `success` and `error` have a picture; an error is announced at once. */
  tone?: 'plain' | 'success' | 'error';
  /** Takes it back; without it there is no Undo button. */
  onUndo?: () => void;
  /** The close button was pressed. */
  onClose: () => void;
  /** Texts that this one place says differently. */
  labels?: Partial<UiLocale['Toast']>;
}

/** A short message over the page, with a way back. Shown through `useToast`, which keeps its time. */
export function Toast(props: ToastProps) {
  const { children, tone = 'plain', onUndo, onClose, labels, ...root } = useComponentProps('HyToast', props);
  const text = useUiText('Toast', toastText, labels);
  const Picture = tone === 'plain' ? null : pictures[tone];
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
