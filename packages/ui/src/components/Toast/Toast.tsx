'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '../../icons/index.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { floating, floatingButton, floatingIconButton } from '../../internal/floating.ts';
import { slot } from '../../internal/slot.ts';
import { TONE_ICON } from '../../internal/tone-icons.tsx';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import type { ToastContent } from './model.ts';
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
  // On a phone, Undo moves below the text. Beside it, the text would be a column of single words.
  '@media (max-width: 29.99rem)': {
    flexWrap: 'wrap',
    '& > .HyToast-text': { flexBasis: 'calc(100% - 6rem)' },
    '& > .HyToast-undo, & > .HyToast-action': { order: 1 },
    '& > .HyToast-undo, & > .HyToast-text + .HyToast-action': { marginInlineStart: 'auto' },
  },
}));

const Words = slot('div', 'HyToast-text', {
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: 6,
  overflowWrap: 'anywhere',
});

const Undo = slot(Button, 'HyToast-undo', floatingButton);
const Action = slot(Button, 'HyToast-action', floatingButton);
const Close = slot(IconButton, 'HyToast-close', floatingIconButton);

export interface ToastProps extends RootProps<'HyToast', 'div'>, ToastContent {
  /** Called by the close button. */
  onClose: () => void;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Toast']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyToast: ToastProps;
  }
  interface ComponentNameToClassKey {
    HyToast: 'root' | 'text' | 'undo' | 'action' | 'close' | 'region';
  }
}

/** Short message over the page, with an optional Undo. Shown through `useToast`, which times it. */
export const Toast = withRef(function Toast(props: ToastProps) {
  const { message, tone = 'neutral', onUndo, action, onClose, labels, ...root } = useComponentProps('HyToast', props);
  const text = useUiText('Toast', toastText, labels);
  const Picture = tone === 'neutral' ? null : TONE_ICON[tone];
  return (
    <Root data-tone={tone} role={tone === 'error' ? 'alert' : undefined} {...root}>
      {Picture && <Picture />}
      <Words>{message}</Words>
      {onUndo && (
        <Undo size="small" variant="outlined" onClick={onUndo}>
          {text.undo}
        </Undo>
      )}
      {action && (
        <Action size="small" variant="outlined" onClick={action.onClick}>
          {action.label}
        </Action>
      )}
      <Close size="small" aria-label={text.close} onClick={onClose}>
        <CloseIcon />
      </Close>
    </Root>
  );
});
